/**
 * What hosted Supabase brings and migrations rely on: roles, the auth helpers' permissions, storage permissions.
 * The embedded backend would grant every right on every table to visitors at its first request and leave all to
 * row-level security; here the migrations' own grants stay as they are on hosted Supabase.
 */
export const rolesScript = `
do $$
begin
	if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
	if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
	if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end
$$;
grant anon, authenticated, service_role to current_user;
`;

export const grantsScript = `
grant usage on schema auth to anon, authenticated, service_role;
grant usage on schema storage to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
revoke all on all tables in schema auth from public, anon, authenticated, service_role;
`;
