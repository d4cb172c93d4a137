export default function ContactSubmissionsPage() {
	return <h1>Contact Form Submissions</h1>;
}
