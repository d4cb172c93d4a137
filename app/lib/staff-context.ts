import { createContext } from "react-router";
import type { Client } from "./supabase.server.ts";

/**
 * Who is working in the admin area; set by the admin layout's middleware, before any loader or action runs.
 * In mock mode there is nothing to protect and nobody to be: pages are open, on sample data, and read only.
 */
export type StaffAccess =
	| { kind: "staff"; user: { id: string; email: string }; client: Client }
	| { kind: "mock" };

export const staffContext = createContext<StaffAccess>();
