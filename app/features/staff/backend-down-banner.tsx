import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";

const LOOK_MS = 3000;

/** Goes away by itself: whether the backend is back is asked until it is, and then the page is loaded again. */
export function BackendDownBanner() {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const timer = setInterval(async () => {
			const health = await fetch("/healthz").catch(() => null);
			if (health?.ok) await revalidate();
		}, LOOK_MS);
		return () => clearInterval(timer);
	}, [revalidate]);
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
