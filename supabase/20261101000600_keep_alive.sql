-- A row a day, so that a hosted project does not fall asleep and staff see the last beat.

create table public.keep_alive (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  keep_alive text
    constraint keep_alive_note_fits check (char_length(keep_alive) <= 200)
);

comment on table public.keep_alive is 'One beat per UTC day, written by the server.';

create unique index keep_alive_once_a_day on public.keep_alive (((created_at at time zone 'UTC')::date));

alter table public.keep_alive enable row level security;

revoke all on table public.keep_alive from public, anon, authenticated;
grant select on table public.keep_alive to authenticated;
grant all on table public.keep_alive to service_role;

create policy "Staff see the beats" on public.keep_alive
  for select to authenticated using ((select private.is_staff()));

create function public.beat() returns boolean
language plpgsql set search_path = ''
as $$
begin
  insert into public.keep_alive (keep_alive) values ('ok') on conflict do nothing;
  return found;
end;
$$;

comment on function public.beat() is 'Writes the beat of the day; true when it was the first one today.';

revoke all on function public.beat() from public, anon, authenticated;
grant execute on function public.beat() to service_role;

-- What has been seeded once, so that a launch article that staff deleted does not come back.
create table public.seeded_articles (
  slug text primary key,
  seeded_at timestamptz not null default now()
);

comment on table public.seeded_articles is 'Launch articles that were put in once already.';

alter table public.seeded_articles enable row level security;

revoke all on table public.seeded_articles from public, anon, authenticated;
grant select on table public.seeded_articles to authenticated;
grant all on table public.seeded_articles to service_role;

create policy "Staff see what was seeded" on public.seeded_articles
  for select to authenticated using ((select private.is_staff()));
