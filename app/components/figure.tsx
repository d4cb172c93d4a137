import type { ReactNode } from "react";

type FigureProps = {
	/** Like "Sheet 1". */
	sheet: string;
	title: string;
	note?: string;
	className?: string;
	children: ReactNode;
};

/** A drawing with its title block, as on an architect's sheet. */
export function Figure({ sheet, title, note, className = "", children }: FigureProps) {
	return (
		<figure className={`flex flex-col border border-line-strong bg-surface ${className}`}>
			<div className="grid flex-1 place-items-center p-2 sm:p-6">{children}</div>
			<figcaption className="grid grid-cols-[auto_1fr] border-line-strong border-t text-sm">
				<span className="label border-line-strong border-r px-3 py-2">{sheet}</span>
				<span className="px-3 py-2">
					{title}
					{note ? <span className="block text-muted">{note}</span> : null}
				</span>
			</figcaption>
		</figure>
	);
}
