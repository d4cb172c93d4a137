// The database as supabase-js sees it; tests/policies/schema.test.ts compares it with the migrated database.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
	__InternalSupabase: { PostgrestVersion: "12" };
	public: {
		Tables: {
			article_redirects: {
				Row: {
					slug: string;
					article_id: string;
					created_at: string;
				};
				Insert: {
					slug: string;
					article_id: string;
					created_at?: string;
				};
				Update: {
					slug?: string;
					article_id?: string;
					created_at?: string;
				};
				Relationships: [
					{
						foreignKeyName: "article_redirects_article_id_fkey";
						columns: ["article_id"];
						isOneToOne: false;
						referencedRelation: "articles";
						referencedColumns: ["id"];
					},
				];
			};
			articles: {
				Row: {
					id: string;
					title: string;
					slug: string;
					summary: string;
					content: string;
					author: string;
					date: string;
					image_url: string | null;
					updated_at: string | null;
					is_draft: boolean;
					deleted_at: string | null;
					revision: number;
					search: unknown;
					plain: string;
				};
				Insert: {
					id?: string;
					title: string;
					slug: string;
					summary: string;
					content: string;
					author: string;
					date?: string;
					image_url?: string | null;
					updated_at?: string | null;
					is_draft?: boolean;
					deleted_at?: string | null;
					revision?: number;
					search?: never;
					plain?: never;
				};
				Update: {
					id?: string;
					title?: string;
					slug?: string;
					summary?: string;
					content?: string;
					author?: string;
					date?: string;
					image_url?: string | null;
					updated_at?: string | null;
					is_draft?: boolean;
					deleted_at?: string | null;
					revision?: number;
					search?: never;
					plain?: never;
				};
				Relationships: [];
			};
			contact_submissions: {
				Row: {
					id: string;
					name: string;
					email: string;
					company: string | null;
					subject: string;
					message: string;
					created_at: string;
					status: string;
					quarantine_reasons: string[];
					search_text: string;
					message_start: string;
				};
				Insert: {
					id?: string;
					name: string;
					email: string;
					company?: string | null;
					subject: string;
					message: string;
					created_at?: string;
					status?: string;
					quarantine_reasons?: string[];
					search_text?: never;
					message_start?: never;
				};
				Update: {
					id?: string;
					name?: string;
					email?: string;
					company?: string | null;
					subject?: string;
					message?: string;
					created_at?: string;
					status?: string;
					quarantine_reasons?: string[];
					search_text?: never;
					message_start?: never;
				};
				Relationships: [];
			};
			deliveries: {
				Row: {
					id: string;
					kind: string;
					submission_id: string | null;
					upload_id: string | null;
					recipient: string | null;
					payload: Json;
					status: string;
					attempts: number;
					next_attempt_at: string;
					lease_until: string | null;
					provider: string | null;
					provider_id: string | null;
					last_error: string | null;
					created_at: string;
					updated_at: string;
					sent_at: string | null;
				};
				Insert: {
					id?: string;
					kind: string;
					submission_id?: string | null;
					upload_id?: string | null;
					recipient?: string | null;
					payload?: Json;
					status?: string;
					attempts?: number;
					next_attempt_at?: string;
					lease_until?: string | null;
					provider?: string | null;
					provider_id?: string | null;
					last_error?: string | null;
					created_at?: string;
					updated_at?: string;
					sent_at?: string | null;
				};
				Update: {
					id?: string;
					kind?: string;
					submission_id?: string | null;
					upload_id?: string | null;
					recipient?: string | null;
					payload?: Json;
					status?: string;
					attempts?: number;
					next_attempt_at?: string;
					lease_until?: string | null;
					provider?: string | null;
					provider_id?: string | null;
					last_error?: string | null;
					created_at?: string;
					updated_at?: string;
					sent_at?: string | null;
				};
				Relationships: [
					{
						foreignKeyName: "deliveries_submission_id_fkey";
						columns: ["submission_id"];
						isOneToOne: false;
						referencedRelation: "contact_submissions";
						referencedColumns: ["id"];
					},
					{
						foreignKeyName: "deliveries_upload_id_fkey";
						columns: ["upload_id"];
						isOneToOne: false;
						referencedRelation: "uploads";
						referencedColumns: ["id"];
					},
				];
			};
			delivery_attempts: {
				Row: {
					id: number;
					delivery_id: string;
					attempted_at: string;
					ok: boolean;
					provider: string;
					status_code: number | null;
					error: string | null;
					duration_ms: number | null;
				};
				Insert: {
					id?: never;
					delivery_id: string;
					attempted_at?: string;
					ok: boolean;
					provider: string;
					status_code?: number | null;
					error?: string | null;
					duration_ms?: number | null;
				};
				Update: {
					id?: never;
					delivery_id?: string;
					attempted_at?: string;
					ok?: boolean;
					provider?: string;
					status_code?: number | null;
					error?: string | null;
					duration_ms?: number | null;
				};
				Relationships: [
					{
						foreignKeyName: "delivery_attempts_delivery_id_fkey";
						columns: ["delivery_id"];
						isOneToOne: false;
						referencedRelation: "deliveries";
						referencedColumns: ["id"];
					},
				];
			};
			keep_alive: {
				Row: {
					id: number;
					created_at: string;
					keep_alive: string | null;
					search_text: string;
				};
				Insert: {
					id?: never;
					created_at?: string;
					keep_alive?: string | null;
					search_text?: never;
				};
				Update: {
					id?: never;
					created_at?: string;
					keep_alive?: string | null;
					search_text?: never;
				};
				Relationships: [];
			};
			seeded_articles: {
				Row: {
					slug: string;
					seeded_at: string;
				};
				Insert: {
					slug: string;
					seeded_at?: string;
				};
				Update: {
					slug?: string;
					seeded_at?: string;
				};
				Relationships: [];
			};
			site_version: {
				Row: {
					only_row: boolean;
					version: number;
				};
				Insert: {
					only_row?: boolean;
					version?: number;
				};
				Update: {
					only_row?: boolean;
					version?: number;
				};
				Relationships: [];
			};
			staff: {
				Row: {
					user_id: string;
					email: string;
					created_at: string;
				};
				Insert: {
					user_id: string;
					email: string;
					created_at?: string;
				};
				Update: {
					user_id?: string;
					email?: string;
					created_at?: string;
				};
				Relationships: [];
			};
			uploads: {
				Row: {
					id: string;
					name: string;
					original_name: string;
					mime_type: string;
					size_bytes: number;
					sha256: string;
					created_at: string;
				};
				Insert: {
					id?: string;
					name: string;
					original_name: string;
					mime_type: string;
					size_bytes: number;
					sha256: string;
					created_at?: string;
				};
				Update: {
					id?: string;
					name?: string;
					original_name?: string;
					mime_type?: string;
					size_bytes?: number;
					sha256?: string;
					created_at?: string;
				};
				Relationships: [];
			};
		};
		Views: Record<never, never>;
		Functions: {
			beat: { Args: never; Returns: boolean };
			claim_deliveries: {
				Args: { batch: number; lease_seconds: number; only_ids?: string[] };
				Returns: Database["public"]["Tables"]["deliveries"]["Row"][];
				SetofOptions: { from: "*"; to: "deliveries"; isOneToOne: false; isSetofReturn: true };
			};
			finish_delivery: {
				Args: {
					delivery: string;
					outcome: string;
					provider: string;
					provider_id?: string | null;
					status_code?: number | null;
					error?: string | null;
					retry_at?: string | null;
					duration_ms?: number | null;
				};
				Returns: boolean;
			};
			installation: { Args: never; Returns: Json };
			article_company: {
				Args: { article_slug: string };
				Returns: { relation: string; slug: string; title: string; date: string }[];
			};
			search_articles: {
				Args: { query: string; page_number?: number; page_size?: number };
				Returns: {
					id: string;
					slug: string;
					title: string;
					summary: string;
					author: string;
					date: string;
					snippet: string;
					total: number;
				}[];
			};
			search_submissions: {
				Args: { term: string };
				Returns: Database["public"]["Tables"]["contact_submissions"]["Row"][];
				SetofOptions: {
					from: "*";
					to: "contact_submissions";
					isOneToOne: false;
					isSetofReturn: true;
				};
			};
			site_state: {
				Args: never;
				Returns: { version: number; next_publication: string | null }[];
			};
		};
		Enums: Record<never, never>;
		CompositeTypes: Record<never, never>;
	};
};
