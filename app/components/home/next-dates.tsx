import { home } from "#app/content/home.ts";
import { Clause } from "../clause.tsx";

const { dates } = home;

const long = new Intl.DateTimeFormat("en-US", {
	month: "long",
	day: "numeric",
	year: "numeric",
	timeZone: "UTC",
});

export function NextDates() {
	return (
		<Clause number="4">
			<h2 className="heading text-h2">{dates.title}</h2>
			<p className="mt-4 max-w-2xl font-serif text-read text-muted">{dates.asOf}</p>
			<ol className="mt-8">
				{dates.rows.map((row) => (
					<li
						key={row.source}
						className="relative grid gap-x-8 gap-y-0.5 border-t py-4 md:grid-cols-[10rem_8rem_minmax(0,1fr)] lg:grid-cols-[10rem_8rem_minmax(0,1fr)_minmax(0,15rem)]"
					>
						<time dateTime={row.date} className="tabular font-semibold">
							{long.format(new Date(row.date))}
						</time>
						<span>{row.where}</span>
						<span className="text-muted md:text-ink">{row.what}</span>
						<span className="text-muted md:col-start-3 lg:col-auto">{row.source}</span>
					</li>
				))}
			</ol>
		</Clause>
	);
}
