import { type FormEvent, useEffect } from "react";
import { buttonVariants } from "#app/components/ui/button-variants.ts";
import { toast } from "#app/lib/toast.ts";

type Props = {
	title: string;
	/** Said when the failure itself says nothing. */
	fallback: string;
	message?: string | undefined;
	/** What the address carries besides its path, so that Retry works without JavaScript. */
	query?: Record<string, string>;
};

export function LoadError({ title, fallback, message, query = {} }: Props) {
	useEffect(() => {
		toast({ title, description: fallback, variant: "destructive" });
	}, [title, fallback]);

	function handleSubmit(event: FormEvent) {
		event.preventDefault();
		location.reload();
	}

	return (
		<div
			role="alert"
			className="max-w-2xl rounded-md border border-danger-line bg-danger-bg p-6 text-danger-fg"
		>
			<h2 className="text-lg font-semibold">{title}</h2>
			<p className="mt-1">{message || fallback}</p>
			<form method="get" className="mt-5" onSubmit={handleSubmit}>
				{Object.entries(query).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<button type="submit" className={buttonVariants({ variant: "danger" })}>
					Retry
				</button>
			</form>
		</div>
	);
}
