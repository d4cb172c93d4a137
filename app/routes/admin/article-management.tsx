export default function ArticleManagementPage() {
	return <h1>Article Management</h1>;
}
