export default function UploadsPage() {
	return <h1>Uploads</h1>;
}
