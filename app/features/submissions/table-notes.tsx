const COLUMNS = [
	["id", "uuid, primary key, generated"],
	["name", "text, required"],
	["email", "text, required"],
	["company", "text, optional"],
	["subject", "text, required"],
	["message", "text, required"],
	["created_at", "timestamp with time zone, defaults to now()"],
	["status", "text: new, read, answered or quarantined; defaults to new"],
] as const;

/** What a hosted project must have for this page to work; the migrations bring all of it. */
export function TableNotes() {
	return (
		<footer className="mt-12 grid gap-8 border-t pt-6 text-muted text-sm md:grid-cols-2">
			<section aria-labelledby="table-structure">
				<h2 id="table-structure" className="font-semibold text-ink">
					Table structure: contact_submissions
				</h2>
				<dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
					{COLUMNS.map(([name, meaning]) => (
						<div key={name} className="contents">
							<dt>
								<code>{name}</code>
							</dt>
							<dd>{meaning}</dd>
						</div>
					))}
				</dl>
			</section>
			<section aria-labelledby="table-policies">
				<h2 id="table-policies" className="font-semibold text-ink">
					Required row-level policies
				</h2>
				<ul className="mt-2 list-disc space-y-1 pl-5">
					<li>Insert: anyone may insert submissions; a new row always starts with the defaults.</li>
					<li>Select: only authenticated users who are staff may view submissions.</li>
					<li>Update: staff may change the status and nothing else.</li>
					<li>Delete: staff only.</li>
				</ul>
				<p className="mt-2">
					Row-level security must be enabled on the table. The files in supabase/migrations set all
					of this up.
				</p>
			</section>
		</footer>
	);
}
