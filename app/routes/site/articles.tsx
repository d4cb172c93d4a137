export default function ArticlesPage() {
	return <h1>Articles &amp; Resources</h1>;
}
