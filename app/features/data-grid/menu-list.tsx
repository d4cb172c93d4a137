import type { LucideIcon } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";

/** A menu that can stand beside a text field: Radix's own menus take every key. */
export function MenuList({ label, children }: { label: string; children: ReactNode }) {
	function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
		const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
		const index = items.findIndex((item) => item.contains(document.activeElement));
		const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 }[
			event.key
		];
		if (next === undefined) return;
		event.preventDefault();
		items.at(next % items.length)?.focus();
	}
	return (
		<div role="menu" tabIndex={-1} aria-label={label} onKeyDown={handleKeyDown}>
			{children}
		</div>
	);
}

type ItemProps = {
	icon: LucideIcon;
	isDisabled?: boolean;
	onSelect: () => void;
	children: ReactNode;
};

/** Disabled items can still be reached, so that their place in the menu is known. */
export function MenuItem({ icon: Icon, isDisabled = false, onSelect, children }: ItemProps) {
	return (
		<button
			type="button"
			role="menuitem"
			aria-disabled={isDisabled || undefined}
			className="flex w-full items-center gap-2 rounded-sm px-2.5 py-1.5 text-left text-[0.9375rem] hover:bg-sunken focus:bg-sunken aria-disabled:text-muted pointer-coarse:min-h-11"
			onClick={() => {
				if (!isDisabled) onSelect();
			}}
		>
			<Icon aria-hidden="true" className="size-4" />
			{children}
		</button>
	);
}
