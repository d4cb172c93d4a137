import * as z from "zod/mini";
import { downloadUpload, plain } from "#app/features/uploads/download.server.ts";
import { staffContext } from "#app/lib/staff-context.ts";
import type { Route } from "./+types/upload-download";

export async function loader({ params, context }: Route.LoaderArgs) {
	const access = context.get(staffContext);
	if (access.kind === "mock") return plain("Sample files cannot be downloaded.", 404);
	const id = z.uuid().safeParse(params.id);
	if (!id.success) return plain("There is no such file.", 404);
	return downloadUpload(access.client, id.data);
}
