import { Loader2 } from "lucide-react";
import { Link } from "react-router";
import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button-variants.ts";

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

type PagesProps = { page: number; pages: number; total: number };

export function PageLinks({ page, pages, total }: PagesProps) {
	if (pages < 2) return null;
	const look = buttonVariants({ variant: "outline", size: "sm" });
	return (
		<nav aria-label="Pages" className="mt-4 flex items-center gap-3">
			{page > 1 ? (
				<Link className={look} to={page === 2 ? "." : `?page=${page - 1}`} rel="prev">
					Previous
				</Link>
			) : null}
			{page < pages ? (
				<Link className={look} to={`?page=${page + 1}`} rel="next">
					Next
				</Link>
			) : null}
			<span className="tabular text-muted">
				Page {page} of {pages}, {total} submissions
			</span>
		</nav>
	);
}
