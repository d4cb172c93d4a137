export default function TableViewPage() {
	return <h1>Admin Table View</h1>;
}
