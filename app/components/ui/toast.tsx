import { Toast } from "radix-ui";
import { useState, useSyncExternalStore } from "react";
import { currentToast, dismissToast, subscribeToToast } from "#app/lib/toast.ts";

const SWIPE_THRESHOLD = 50;

/** The one place where toasts appear. Rendered in the browser only: nothing to show before. */
export function Toaster() {
	const item = useSyncExternalStore(subscribeToToast, currentToast, () => null);
	// Radix announces a hidden copy of the words. Kept out of the page: the toast is a live region itself.
	const [nowhere] = useState(() => document.createDocumentFragment());
	return (
		<Toast.Provider
			swipeThreshold={SWIPE_THRESHOLD}
			duration={item?.duration}
			announcerContainer={nowhere}
		>
			{item ? (
				<Toast.Root
					key={item.id}
					open={item.open}
					duration={item.duration}
					type={item.variant === "destructive" ? "foreground" : "background"}
					onOpenChange={(open) => {
						if (!open) dismissToast(item.id);
					}}
					className="toast"
					data-variant={item.variant}
				>
					<Toast.Title className="toast-title">{item.title}</Toast.Title>
					{item.description ? (
						<Toast.Description className="toast-description">{item.description}</Toast.Description>
					) : null}
					{item.action ? (
						<Toast.Action
							altText={item.action.altText}
							onClick={item.action.onClick}
							className="toast-action"
						>
							{item.action.label}
						</Toast.Action>
					) : null}
					<Toast.Close aria-label="Close" className="toast-close">
						<span aria-hidden>×</span>
					</Toast.Close>
				</Toast.Root>
			) : null}
			<div
				role={item ? "status" : undefined}
				aria-live={item?.variant === "destructive" ? "assertive" : "polite"}
				aria-atomic="false"
				className="toast-place"
			>
				<Toast.Viewport
					hotkey={["F8"]}
					label="Notifications ({hotkey})"
					className="toast-viewport"
				/>
			</div>
		</Toast.Provider>
	);
}
