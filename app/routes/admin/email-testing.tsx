export default function EmailTestingPage() {
	return <h1>Email Service Testing</h1>;
}
