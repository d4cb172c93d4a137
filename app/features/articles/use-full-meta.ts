import { useEffect } from "react";
import { useRevalidator } from "react-router";

/**
 * A client navigation does not wait for the data, so `meta` first knows the address only. Once the data is there the
 * client loader is asked again, finds it in the query cache, and the title and its companions are complete.
 */
export function useFullMeta({ isLoaded, isInMeta }: { isLoaded: boolean; isInMeta: boolean }) {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (isLoaded && !isInMeta) void revalidate();
	}, [isLoaded, isInMeta, revalidate]);
}
