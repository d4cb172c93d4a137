export default function FileUploadPage() {
	return <h1>File Upload</h1>;
}
