import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";

export function BackendDownBanner() {
	return (
		<Alert variant="danger" role="alert" className="mb-6">
			<AlertTitle>The database does not answer</AlertTitle>
			<AlertDescription>
				What you see may be out of date, and nothing can be saved until it is back. The site goes on
				trying.
			</AlertDescription>
		</Alert>
	);
}
