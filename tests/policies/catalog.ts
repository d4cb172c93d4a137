/** Questions to the system catalogs about what the migrations made. */

type Query = (text: string) => Promise<Record<string, unknown>[]>;

const ours = "('public', 'private')";

const questions = {
	tables: `select n.nspname, c.relname, c.relkind, c.relrowsecurity, obj_description(c.oid, 'pg_class') as comment,
			array(select x::text from unnest(c.relacl) x order by 1) as grants
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where n.nspname in ${ours} and c.relkind in ('r', 'v', 'm', 'S', 'p') order by 1, 2`,
	columns: `select table_schema, table_name, ordinal_position, column_name, data_type, is_nullable, column_default,
			is_identity, identity_generation, is_generated, generation_expression,
			array(select x::text from unnest(a.attacl) x order by 1) as grants,
			col_description(a.attrelid, a.attnum) as comment
		from information_schema.columns
		join pg_attribute a on a.attrelid = format('%I.%I', table_schema, table_name)::regclass and a.attname = column_name
		where table_schema in ${ours} order by 1, 2, 3`,
	constraints: `select n.nspname, c.relname, k.conname, k.contype, pg_get_constraintdef(k.oid) as definition
		from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
		-- PostgreSQL 18 lists "not null" here, older ones do not; the columns say it anyway.
		where n.nspname in ${ours} and k.contype <> 'n' order by 1, 2, 3`,
	indexes: `select schemaname, tablename, indexname, indexdef from pg_indexes where schemaname in ${ours} order by 1, 2, 3`,
	policies: `select schemaname, tablename, policyname, permissive, roles::text[], cmd, qual, with_check
		from pg_policies order by 1, 2, 3`,
	functions: `select n.nspname, p.proname, pg_get_functiondef(p.oid) as definition, obj_description(p.oid, 'pg_proc') as comment,
			array(select x::text from unnest(p.proacl) x order by 1) as grants
		from pg_proc p join pg_namespace n on n.oid = p.pronamespace
		where n.nspname in ${ours} order by 1, 2, 3`,
	triggers: `select n.nspname, c.relname, t.tgname, pg_get_triggerdef(t.oid) as definition
		from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
		where n.nspname in ${ours} and not t.tgisinternal order by 1, 2, 3`,
	schemas: `select nspname, obj_description(oid, 'pg_namespace') as comment,
			array(select x::text from unnest(nspacl) x order by 1) as grants
		from pg_namespace where nspname in ('public', 'private', 'extensions', 'auth', 'storage') order by 1`,
	extensions: `select e.extname, n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace
		where e.extname = 'pg_trgm'`,
	buckets:
		"select id, public, file_size_limit::text, allowed_mime_types from storage.buckets order by 1",
};

export async function describeSchema(query: Query) {
	const description: Record<string, Record<string, unknown>[]> = {};
	for (const [name, text] of Object.entries(questions)) description[name] = await query(text);
	return description;
}
