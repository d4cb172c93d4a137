import type { ReactNode } from "react";
import { Link } from "react-router";
import {
	inventorySample,
	redTeamFamilies,
	type Service,
	type services,
} from "#app/content/services.ts";
import { Clause } from "../clause.tsx";
import { GuardRails } from "../diagrams/guard-rails.tsx";
import { Figure } from "../figure.tsx";
import { buttonVariants } from "../ui/button-variants.ts";

type Anchor = (typeof services)[number]["anchor"];

const drawings: Record<Anchor, ReactNode> = {
	"ai-governance": (
		<Figure
			sheet="Sheet 4"
			title="What a red team tries, in order of rank"
			note="OWASP Top 10 for LLM applications, 2026 edition, August 4, 2026"
		>
			<RedTeamList />
		</Figure>
	),
	"ai-adoption": (
		<Figure
			sheet="Sheet 5"
			title="Inventory, three lines of an example"
			note="The full sheet follows NIST AI RMF Govern 1.6"
		>
			<InventorySheet />
		</Figure>
	),
	"ai-automation": (
		<Figure
			sheet="Sheet 6"
			title="Three stations and the way back"
			note="Limits and periods are set for each process"
		>
			<GuardRails />
		</Figure>
	),
};

export function ServiceSection({ service, number }: { service: Service; number: string }) {
	return (
		<Clause id={service.anchor} number={number}>
			<div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
				<div>
					<h2 className="heading text-h2">
						{service.name}{" "}
						<span className="mt-2 block font-normal font-serif text-lead text-muted tracking-normal">
							{service.subtitle}
						</span>
					</h2>
					<div className="mt-6 space-y-5 font-serif text-read">
						{service.paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					<h3 className="mt-8 font-semibold">You receive</h3>
					<ul className="mt-2">
						{service.receive.map((item) => (
							<li key={item} className="border-t py-2.5">
								{item}
							</li>
						))}
					</ul>
					<p className="mt-7">
						<Link to="/contact" className={buttonVariants({ size: "lg" })}>
							Get Started
						</Link>
					</p>
				</div>
				<div className="lg:pt-2">{drawings[service.anchor]}</div>
			</div>
		</Clause>
	);
}

function RedTeamList() {
	return (
		<ol className="tabular w-full">
			{redTeamFamilies.map((family, index) => (
				<li key={family} className="grid grid-cols-[2.25rem_1fr] border-b py-2 last:border-b-0">
					<span aria-hidden="true" className="text-accent">
						{index + 1}
					</span>
					{family}
				</li>
			))}
		</ol>
	);
}

function InventorySheet() {
	return (
		<ul className="w-full text-[0.9375rem]">
			{inventorySample.map((row) => (
				<li key={row.system} className="border-b py-4 last:border-b-0">
					<dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
						<Cell term="System" value={row.system} isStrong />
						<Cell term="Owner" value={row.owner} />
						<Cell term="Data" value={row.data} />
						<Cell term="Person" value={row.person} />
					</dl>
				</li>
			))}
		</ul>
	);
}

function Cell({
	term,
	value,
	isStrong = false,
}: {
	term: string;
	value: string;
	isStrong?: boolean;
}) {
	return (
		<div className="grid grid-cols-[4.5rem_1fr] items-baseline">
			<dt className="label">{term}</dt>
			<dd className={isStrong ? "font-semibold" : undefined}>{value}</dd>
		</div>
	);
}
