-- Articles, their old addresses, the version value that web servers watch, and search.

-- Accents fold away on both sides of a search, so that "resume" finds "résumé".
create function private.fold(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g');
$$;

comment on function private.fold(text) is 'Text without accents, for searching.';

create function private.plain_text(html text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(html, '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
    '\s+', ' ', 'g'));
$$;

comment on function private.plain_text(text) is 'The words of an HTML fragment, tags removed and common entities decoded.';

create function private.article_search(title text, summary text, content text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select setweight(to_tsvector('pg_catalog.english', private.fold(title)), 'A')
    || setweight(to_tsvector('pg_catalog.english', private.fold(summary)), 'B')
    -- Folding can lengthen text; a tsvector holds at most one megabyte.
    || setweight(to_tsvector('pg_catalog.english', left(private.fold(private.plain_text(content)), 200000)), 'C');
$$;

comment on function private.article_search(text, text, text) is 'Weighted search vector: title A, summary B, body C.';

revoke all on function private.fold(text), private.plain_text(text), private.article_search(text, text, text) from public;
grant execute on function private.fold(text), private.plain_text(text), private.article_search(text, text, text)
  to anon, authenticated, service_role;

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint articles_title_is_filled check (title ~ '\S')
    constraint articles_title_fits check (char_length(title) <= 200)
    constraint articles_title_is_clean check (title !~ '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  slug text not null
    constraint articles_slug_fits check (char_length(slug) <= 200)
    constraint articles_slug_shape check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'),
  summary text not null
    constraint articles_summary_is_filled check (summary ~ '\S')
    constraint articles_summary_fits check (char_length(summary) <= 500)
    constraint articles_summary_is_clean check (summary !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  content text not null
    constraint articles_content_is_filled check (content ~ '\S')
    constraint articles_content_fits check (char_length(content) <= 200000)
    constraint articles_content_is_clean check (content !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  author text not null
    constraint articles_author_is_filled check (author ~ '\S')
    constraint articles_author_fits check (char_length(author) <= 120)
    constraint articles_author_is_clean check (author !~ '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  date timestamptz not null default now(),
  image_url text
    constraint articles_image_url_fits check (char_length(image_url) <= 2048)
    constraint articles_image_url_shape check (image_url ~ '^(https?://[^\s/]\S*|/[^\s/]\S*)$'),
  updated_at timestamptz,
  is_draft boolean not null default false,
  deleted_at timestamptz,
  revision integer not null default 1,
  search tsvector generated always as (private.article_search(title, summary, content)) stored
);

comment on table public.articles is 'Articles: drafts, scheduled (date in the future), public and deleted (kept for undo).';
comment on column public.articles.revision is 'Counts updates; an editor that saves an older revision is told so.';
comment on column public.articles.updated_at is 'Modified date shown to readers; empty until a public article changes.';

create unique index articles_slug_key on public.articles (slug) where deleted_at is null;
create index articles_public_by_date on public.articles (date desc, id desc) where not is_draft and deleted_at is null;
create index articles_by_date on public.articles (date desc, id desc);
create index articles_search on public.articles using gin (search) with (fastupdate = off);

alter table public.articles enable row level security;

revoke all on table public.articles from public, anon, authenticated;
grant select on table public.articles to anon, authenticated;
grant insert (id, title, slug, summary, content, author, date, image_url, updated_at, is_draft),
  update (title, slug, summary, content, author, date, image_url, updated_at, is_draft, deleted_at),
  delete on table public.articles to authenticated;
grant all on table public.articles to service_role;

create policy "Visitors read published articles" on public.articles
  for select to anon using (not is_draft and date <= now() and deleted_at is null);
create policy "Published articles for all, every article for staff" on public.articles
  for select to authenticated
  using ((not is_draft and date <= now() and deleted_at is null) or (select private.is_staff()));
create policy "Staff write articles" on public.articles
  for insert to authenticated with check ((select private.is_staff()));
create policy "Staff change articles" on public.articles
  for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff remove articles" on public.articles
  for delete to authenticated using ((select private.is_staff()));

-- Old addresses keep working.

create table public.article_redirects (
  slug text primary key
    constraint article_redirects_slug_fits check (char_length(slug) <= 200)
    constraint article_redirects_slug_shape check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'),
  article_id uuid not null references public.articles (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.article_redirects is 'Former slugs of articles, written when a slug changes.';

create index article_redirects_article on public.article_redirects (article_id);

alter table public.article_redirects enable row level security;

revoke all on table public.article_redirects from public, anon, authenticated;
grant select on table public.article_redirects to anon, authenticated;
grant delete on table public.article_redirects to authenticated;
grant all on table public.article_redirects to service_role;

-- The inner query runs under the reader's own policy on articles.
create policy "Visitors follow redirects to published articles" on public.article_redirects
  for select to anon using (exists (select 1 from public.articles where articles.id = article_redirects.article_id));
create policy "Redirects to published articles for all, every one for staff" on public.article_redirects
  for select to authenticated using (exists (select 1 from public.articles where articles.id = article_redirects.article_id));
create policy "Staff remove redirects" on public.article_redirects
  for delete to authenticated using ((select private.is_staff()));

create function private.before_article_update() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.revision := old.revision + 1;
  -- Readers are told about changes to what they could already read, not about work on a draft.
  if new.updated_at is not distinct from old.updated_at
    and not old.is_draft and old.date <= now() and old.deleted_at is null
    and (new.title, new.summary, new.content, new.author, new.image_url)
      is distinct from (old.title, old.summary, old.content, old.author, old.image_url)
  then
    new.updated_at := now();
  end if;
  return new;
end;
$$;

comment on function private.before_article_update() is 'Counts the revision and dates the change.';

create trigger before_article_update before update on public.articles
  for each row execute function private.before_article_update();

create function private.after_article_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A slug in use again is no longer an old address.
  delete from public.article_redirects where slug = new.slug;
  if tg_op = 'UPDATE' and new.slug <> old.slug then
    insert into public.article_redirects (slug, article_id) values (old.slug, new.id)
    on conflict (slug) do update set article_id = excluded.article_id, created_at = now();
  end if;
  return null;
end;
$$;

comment on function private.after_article_slug() is 'Remembers the former address when a slug changes.';

create trigger after_article_insert after insert on public.articles
  for each row execute function private.after_article_slug();
create trigger after_article_slug_change after update of slug on public.articles
  for each row execute function private.after_article_slug();

-- The version value: web servers drop cached pages when it moves, also after edits made in Supabase's studio.

create table public.site_version (
  only_row boolean primary key default true constraint site_version_is_one_row check (only_row),
  version bigint not null default 1
);

comment on table public.site_version is 'One row; its version moves with every change of articles or redirects.';

insert into public.site_version default values;

alter table public.site_version enable row level security;

revoke all on table public.site_version from public, anon, authenticated;
grant select on table public.site_version to authenticated;
grant all on table public.site_version to service_role;

create policy "Staff see the site version" on public.site_version
  for select to authenticated using ((select private.is_staff()));

create function private.bump_site_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.site_version set version = version + 1 where only_row;
  return null;
end;
$$;

comment on function private.bump_site_version() is 'Tells the web servers that public pages changed.';

create trigger articles_bump_site_version after insert or update or delete or truncate on public.articles
  for each statement execute function private.bump_site_version();
create trigger article_redirects_bump_site_version after insert or update or delete or truncate on public.article_redirects
  for each statement execute function private.bump_site_version();

revoke all on function private.before_article_update(), private.after_article_slug(), private.bump_site_version()
  from public, anon, authenticated;

create function public.site_state() returns table (version bigint, next_publication timestamptz)
language sql stable set search_path = ''
as $$
  select site_version.version, (
    select min(articles.date) from public.articles
    where not articles.is_draft and articles.deleted_at is null and articles.date > now()
  )
  from public.site_version;
$$;

comment on function public.site_state() is 'The version value and when the next scheduled article appears.';

revoke all on function public.site_state() from public, anon, authenticated;
grant execute on function public.site_state() to service_role;
