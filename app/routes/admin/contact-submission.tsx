export default function ContactSubmissionPage() {
	return <h1>Message</h1>;
}
