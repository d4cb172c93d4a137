import { home } from "#app/content/home.ts";
import { Clause } from "../clause.tsx";

const { professionals, review } = home;

export function Professionals() {
	return (
		<>
			<Clause number="2">
				<h2 className="heading max-w-3xl text-h2">{professionals.title}</h2>
				<p className="mt-4 max-w-2xl font-serif text-read text-muted">{professionals.intro}</p>
				<Credentials />
			</Clause>
			<Clause number="3">
				<h2 className="heading text-h2">{review.title}</h2>
				<ol className="mt-8 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
					{review.items.map((item, index) => (
						<li key={item.title} className="border-t py-5">
							<h3 className="flex items-baseline gap-3 font-semibold text-lg">
								<span aria-hidden="true" className="label">
									3.{index + 1}
								</span>
								{item.title}
							</h3>
							<p className="mt-1.5 text-muted">{item.text}</p>
						</li>
					))}
				</ol>
			</Clause>
		</>
	);
}

/** A table on wide screens; on a phone each row becomes a short list. */
function Credentials() {
	return (
		<table className="mt-10 block w-full border-collapse text-left md:table">
			<caption className="sr-only">What each certificate or framework shows</caption>
			<thead className="hidden md:table-header-group">
				<tr className="border-ink border-b">
					<th scope="col" className="label w-[30%] py-2 pr-6">
						Certificate or framework
					</th>
					<th scope="col" className="label w-[40%] py-2 pr-6">
						What it shows
					</th>
					<th scope="col" className="label py-2">
						What it does not
					</th>
				</tr>
			</thead>
			<tbody className="block md:table-row-group">
				{professionals.rows.map((row) => (
					<tr key={row.name} className="block border-b py-4 align-top md:table-row">
						<th scope="row" className="block pr-6 font-semibold md:table-cell md:py-4">
							{row.name}
							<span className="block font-normal text-muted text-sm">{row.issuer}</span>
						</th>
						<td className="block pt-2 pr-6 md:table-cell md:py-4">{row.shows}</td>
						<td className="block pt-2 text-muted md:table-cell md:py-4">
							<span aria-hidden="true" className="md:hidden">
								Not:{" "}
							</span>
							{row.not}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
