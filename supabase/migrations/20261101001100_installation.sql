-- What npm run doctor compares with the files of supabase/migrations.

create function private.applied_migrations() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- The history is the CLI's and may be missing where the files were applied by hand.
  if to_regclass('supabase_migrations.schema_migrations') is null then
    return null;
  end if;
  return array(select version::text from supabase_migrations.schema_migrations order by 1);
end;
$$;

comment on function private.applied_migrations() is 'Versions in the history of migrations.';

revoke all on function private.applied_migrations() from public, anon, authenticated;
grant execute on function private.applied_migrations() to service_role;

create function public.installation() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'migrations', private.applied_migrations(),
    'open_tables', array(
      select c.oid::regclass::text from pg_catalog.pg_class c
      where c.relnamespace in ('public'::regnamespace, 'storage'::regnamespace)
        and c.relkind in ('r', 'p') and not c.relrowsecurity
      order by 1
    ),
    'policies', array(
      select format(
        '"%s" on %s.%s for %s to %s',
        p.policyname, p.schemaname, p.tablename, lower(p.cmd),
        (select string_agg(r::text, ', ' order by r::text) from unnest(p.roles) r)
      )
      from pg_catalog.pg_policies p where p.schemaname in ('public', 'storage') order by 1
    )
  );
$$;

comment on function public.installation() is 'Applied migrations, tables without row-level security, and policies.';

revoke all on function public.installation() from public, anon, authenticated;
grant execute on function public.installation() to service_role;
