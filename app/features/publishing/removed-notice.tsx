import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";

/** What the sanitiser took out of the content. */
export function RemovedNotice({ removed, isSaved }: { removed: string[]; isSaved: boolean }) {
	if (removed.length === 0) return null;
	return (
		<Alert variant="warning" role="status" className="mb-6">
			<AlertTitle as="h2">
				{isSaved ? "Removed from the content before saving:" : "Will be removed from the content:"}
			</AlertTitle>
			<AlertDescription>
				<ul>
					{removed.map((part) => (
						<li key={part}>
							<code>{part}</code>
						</li>
					))}
				</ul>
			</AlertDescription>
		</Alert>
	);
}
