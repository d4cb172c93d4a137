-- Who is staff, and the ground the other migrations stand on.

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pg_trgm with schema extensions;

-- Helpers of policies and triggers live outside the schemas that the API exposes.
create schema if not exists private;
comment on schema private is 'Helpers of policies and triggers; never exposed by the API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null
    constraint staff_email_is_an_address check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  created_at timestamptz not null default now()
);

comment on table public.staff is 'Accounts that may use the admin area. Being signed in is not enough.';

alter table public.staff enable row level security;

revoke all on table public.staff from public, anon, authenticated;
grant select on table public.staff to authenticated;
grant all on table public.staff to service_role;

-- Definer, because the policy of the staff table itself asks this function.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.staff where staff.user_id = (select auth.uid()));
$$;

comment on function private.is_staff() is 'Whether the signed-in user is in the staff table.';

revoke all on function private.is_staff() from public, anon;
grant execute on function private.is_staff() to authenticated, service_role;

create policy "Staff see who is staff" on public.staff
  for select to authenticated using ((select private.is_staff()));
