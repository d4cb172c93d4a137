import { Alert, AlertDescription, AlertTitle } from "./ui/alert.tsx";

/** The red banner of mock mode: no backend is configured, and what is shown is sample data. */
export function MockModeBanner() {
	return (
		<Alert variant="danger" className="mb-6">
			<AlertTitle as="h2">Supabase Connection Not Detected</AlertTitle>
			<AlertDescription>
				<p>The app is in mock mode, viewing sample data. To see real submissions:</p>
				<ol className="mt-1">
					<li>Connect the backend: set the Supabase environment variables.</li>
					<li>Create a contact_submissions table (the migrations do).</li>
					<li>Set up row-level policies for it (the migrations do that too).</li>
					<li>Refresh the app.</li>
				</ol>
			</AlertDescription>
		</Alert>
	);
}
