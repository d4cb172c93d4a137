-- Messages from the contact form.

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint contact_submissions_name_is_filled check (name ~ '\S')
    constraint contact_submissions_name_fits check (char_length(name) <= 100)
    constraint contact_submissions_name_is_clean check (name !~ '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  email text not null
    constraint contact_submissions_email_is_an_address check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$')
    constraint contact_submissions_email_fits check (char_length(email) <= 254)
    constraint contact_submissions_email_is_clean check (email !~ '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  company text
    constraint contact_submissions_company_is_filled check (company ~ '\S')
    constraint contact_submissions_company_fits check (char_length(company) <= 120)
    constraint contact_submissions_company_is_clean check (company !~ '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  subject text not null
    constraint contact_submissions_subject_is_known
      check (subject in ('AI Governance', 'AI Adoption', 'AI Automation', 'General Inquiry')),
  message text not null
    constraint contact_submissions_message_is_filled check (message ~ '\S')
    constraint contact_submissions_message_fits check (char_length(message) <= 5000)
    constraint contact_submissions_message_is_clean
      check (message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  created_at timestamptz not null default now(),
  status text not null default 'new'
    constraint contact_submissions_status_is_known check (status in ('new', 'read', 'answered', 'quarantined')),
  quarantine_reasons text[] not null default '{}',
  search_text text not null generated always as (
    lower(name || E'\n' || email || E'\n' || coalesce(company, '') || E'\n' || subject || E'\n' || message)
  ) stored
);

comment on table public.contact_submissions is 'Messages from the contact form. Anyone may send one, staff read them.';
comment on column public.contact_submissions.quarantine_reasons is 'Why a message looked like spam; it is kept, only the confirmation waits.';
comment on column public.contact_submissions.search_text is 'All words of a submission in lower case, for searching with one index.';

-- Each sort of the grid with its tie-break, in both directions.
create index contact_submissions_by_created_at on public.contact_submissions (created_at desc, id desc);
create index contact_submissions_by_name on public.contact_submissions (name, id);
create index contact_submissions_by_email on public.contact_submissions (email, id);
create index contact_submissions_by_company on public.contact_submissions (company, id);
create index contact_submissions_by_subject on public.contact_submissions (subject, id);
create index contact_submissions_by_status on public.contact_submissions (status, created_at desc);
create index contact_submissions_search on public.contact_submissions using gin (search_text extensions.gin_trgm_ops);

alter table public.contact_submissions enable row level security;

revoke all on table public.contact_submissions from public, anon, authenticated;
grant insert (id, name, email, company, subject, message) on table public.contact_submissions to anon, authenticated;
grant select, update (status), delete on table public.contact_submissions to authenticated;
grant all on table public.contact_submissions to service_role;

-- The column grants keep these at their defaults; the policy says so once more.
create policy "Anyone sends a message" on public.contact_submissions
  for insert to anon, authenticated
  with check (status = 'new' and quarantine_reasons = '{}' and created_at = now());
create policy "Staff read messages" on public.contact_submissions
  for select to authenticated using ((select private.is_staff()));
create policy "Staff change the status of messages" on public.contact_submissions
  for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete messages" on public.contact_submissions
  for delete to authenticated using ((select private.is_staff()));

-- Definer, because row-level security keeps the planner from using the search index (its operators are not
-- leakproof): with 200,000 messages the difference is milliseconds against most of a second. It asks for staff itself.
create function private.matching_submissions(term text) returns setof public.contact_submissions
language sql stable security definer set search_path = ''
as $$
  select contact_submissions.* from public.contact_submissions
  where (select private.is_staff())
    and contact_submissions.search_text like
      '%' || replace(replace(replace(lower(term), '\', '\\'), '%', '\%'), '_', '\_') || '%';
$$;

comment on function private.matching_submissions(text) is 'Messages that contain the words as typed; for staff only.';

create function public.search_submissions(term text) returns setof public.contact_submissions
language sql stable set search_path = ''
as $$
  select matching.* from private.matching_submissions(term) as matching;
$$;

comment on function public.search_submissions(text) is
  'Messages that contain the words as typed, in any column and case; filter, sort and page it like the table.';

revoke all on function private.matching_submissions(text), public.search_submissions(text) from public, anon;
grant execute on function private.matching_submissions(text), public.search_submissions(text)
  to authenticated, service_role;
