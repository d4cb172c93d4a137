import { LocalTime } from "./local-time.tsx";
import type { TableSpec } from "./model/table.ts";

type Props = { table: TableSpec; latest: string | null | undefined };

export function LatestNote({ table, latest }: Props) {
	if (!table.latest || latest === undefined) return null;
	return (
		<p>
			{latest === null ? (
				table.latest.whenEmpty
			) : (
				<>
					{table.latest.label}: <LocalTime value={latest} />
				</>
			)}
		</p>
	);
}
