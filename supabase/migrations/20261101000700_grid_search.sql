-- The staff's grid: one text column with one index to search all columns of a table, and what its sorts need.

-- Always the same text for the same time, whatever the session's settings: so it may stand in a generated column.
create function private.utc_text(moment timestamptz) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS');
$$;

comment on function private.utc_text(timestamptz) is 'A time in UTC as text, for searching.';

revoke all on function private.utc_text(timestamptz) from public;
grant execute on function private.utc_text(timestamptz) to anon, authenticated, service_role;

-- The time joins the words of a submission.
alter table public.contact_submissions drop column search_text;
alter table public.contact_submissions
  add column search_text text not null generated always as (
    lower(name || E'\n' || email || E'\n' || coalesce(company, '') || E'\n' || subject || E'\n' || message
      || E'\n' || private.utc_text(created_at))
  ) stored,
  -- A whole message can be too long for an index.
  add column message_start text not null generated always as (left(message, 100)) stored;

comment on column public.contact_submissions.search_text is 'All words of a submission in lower case, for searching with one index.';
comment on column public.contact_submissions.message_start is 'By which messages are sorted.';

create index contact_submissions_search on public.contact_submissions using gin (search_text extensions.gin_trgm_ops);
create index contact_submissions_by_message on public.contact_submissions (message_start, id);

alter table public.keep_alive add column search_text text not null generated always as (
  lower(id::text || E'\n' || coalesce(keep_alive, '') || E'\n' || private.utc_text(created_at))
) stored;

comment on column public.keep_alive.search_text is 'A beat as text in lower case, for searching.';

create index keep_alive_by_created_at on public.keep_alive (created_at desc, id desc);
