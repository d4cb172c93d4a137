import { Loader2 } from "lucide-react";
import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";

export function LoadingSubmissions() {
	return (
		<p role="status" className="flex items-center gap-2 py-10 text-muted">
			<Loader2 aria-hidden="true" className="size-4 animate-spin motion-reduce:animate-none" />
			Loading submissions...
		</p>
	);
}

export function SubmissionsError({ message }: { message: string }) {
	return (
		<Alert variant="danger" role="alert">
			<AlertTitle>Error loading submissions: {message}</AlertTitle>
			<AlertDescription>
				Make sure that the Supabase connection is set up and that the contact_submissions table
				exists, then refresh.
			</AlertDescription>
		</Alert>
	);
}

export function NoSubmissions({ isConnected }: { isConnected: boolean }) {
	return (
		<div className="border-y py-10 text-center">
			<p className="font-semibold">No submissions found</p>
			<p className="mt-1 text-muted">
				{isConnected
					? "Form submissions will appear here once users start submitting the contact form."
					: "Connect to Supabase and reload the app to see real submissions."}
			</p>
		</div>
	);
}
