import { Bar } from "./skeleton-bar.tsx";

const LINES = ["w-full", "w-full", "w-11/12", "w-full", "w-4/5", "w-full", "w-full", "w-2/3"];

export function ArticleSkeleton() {
	return (
		<div
			role="status"
			aria-busy="true"
			aria-label="Loading article"
			className="sheet min-h-svh py-10 lg:py-18"
		>
			<Bar className="h-4 w-64 max-w-full" />
			<Bar className="mt-8 h-12 w-full max-w-3xl" />
			<Bar className="mt-3 h-12 w-2/3 max-w-xl" />
			<Bar className="mt-8 h-4 w-72 max-w-full" />
			<div className="mt-16 max-w-[38rem] space-y-4">
				{LINES.map((width, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
					<Bar key={index} className={`h-5 ${width}`} />
				))}
			</div>
		</div>
	);
}
