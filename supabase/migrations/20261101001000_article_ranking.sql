-- Searching ranks first what an article is about, and reads less: passages are cut from stored plain text, and title
-- and summary have an index of their own.

create or replace function private.fold(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  -- Most texts are plain ASCII, where there is nothing to fold.
  select case when octet_length(value) = char_length(value) then value
    else regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g') end;
$$;

create or replace function private.plain_text(html text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select replace(replace(replace(replace(replace(replace(
    regexp_replace(html, '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');
$$;

create function private.article_head(title text, summary text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select to_tsvector('pg_catalog.english', private.fold(title || ' ' || summary));
$$;

comment on function private.article_head(text, text) is 'Search vector of what an article says it is about.';

alter table public.articles
  add column plain text not null generated always as (private.plain_text(content)) stored;

comment on column public.articles.plain is 'The content without its tags: passages of search results are cut from it.';

create index articles_head on public.articles using gin (private.article_head(title, summary)) with (fastupdate = off);

-- Any of the words, without those to leave out: what ranking and passages go by.
create function private.article_words(words text) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  with typed as (
    select btrim(regexp_replace(left(coalesce(words, ''), 200), '(^|\s)-("[^"]*"?|\S+)', ' ', 'g')) as wanted
  )
  select coalesce((
    select to_tsquery('pg_catalog.simple', string_agg(quote_literal(lexeme), ' | '))
    from unnest(to_tsvector('pg_catalog.english', typed.wanted))
  ), '') || coalesce(
    to_tsquery('pg_catalog.english', quote_literal(substring(typed.wanted from '(?:^|\s)([[:alnum:]]{2,})$')) || ':*'), '')
  from typed;
$$;

comment on function private.article_words(text) is 'Visitor''s words, any of them, as a text search query.';

drop function private.matching_articles(tsquery);

-- Definer, because row-level security keeps the planner from using the search index (its operator is not
-- leakproof). It repeats the visitors' policy and gives ids only; the caller reads the rows under its own policy.
create function private.matching_articles(query tsquery, words tsquery)
returns table (id uuid, rank real, date timestamptz, total bigint)
language sql stable security definer rows 200 set search_path = ''
-- The planner does not see that search vectors lie outside the table and are slow to read one by one: without this,
-- and with the other conditions beside the match, it prefers to read them all.
set enable_seqscan = off
as $$
  with matches as materialized (
    select hits.id, hits.date from (
      select articles.id, articles.date, articles.is_draft, articles.deleted_at
      from public.articles where articles.search @@ query offset 0
    ) as hits
    where not hits.is_draft and hits.date <= now() and hits.deleted_at is null
  ), counted as materialized (
    select count(*) as total from matches
  ), headed as materialized (
    select articles.id, articles.date from public.articles
    where private.article_head(articles.title, articles.summary) @@ query and (select counted.total from counted) > 200
  ), partly_headed as materialized (
    select articles.id, articles.date from public.articles
    where private.article_head(articles.title, articles.summary) @@ words and (select counted.total from counted) > 200
  ), candidates as (
    -- Ranking reads a whole search vector. Of many matches only the newest are ranked, and the newest that carry the
    -- words in title or summary, all of them or some.
    (select matches.id from matches order by matches.date desc limit 200)
    union (select headed.id from headed order by headed.date desc limit 100)
    union (select partly_headed.id from partly_headed order by partly_headed.date desc limit 100)
  )
  select articles.id, ts_rank('{0.05, 0.1, 0.5, 1}', articles.search, words), articles.date, counted.total
  from candidates join public.articles on articles.id = candidates.id cross join counted
  -- What a title promised may be a draft, or have a word in its body that was to be left out.
  -- As a function, so that these few are not looked up in the index of all.
  where ts_match_vq(articles.search, query)
    and not articles.is_draft and articles.date <= now() and articles.deleted_at is null;
$$;

comment on function private.matching_articles(tsquery, tsquery) is 'Ids of published articles that match, with rank and total.';

drop function private.article_snippet(text, text, tsquery);

-- A passage with as many of the words as one can have. Only a window of the text is parsed: whole articles would take
-- most of a search.
create function private.article_snippet(plain text, words tsquery) returns text
language sql immutable parallel safe set search_path = ''
as $$
  with stems as materialized (
    -- Stems end in "i" where people write "y".
    select distinct rtrim(found[1], 'i') as stem from regexp_matches(words::text, '''([^'']{2,})''', 'g') as found
  ), places as (
    select strpos(article_snippet.plain, form) as at
    from stems cross join lateral (values (stem), (initcap(stem)), (upper(stem))) as forms (form)
    union all select 1
  ), windows as materialized (
    select distinct places.at, substr(article_snippet.plain, greatest(places.at - 80, 1), 360) as passage
    from places where places.at > 0
  ), best as (
    select windows.at, windows.passage from windows
    -- The end may be cut off, and with it a word.
    order by (select count(*) from stems where strpos(lower(left(windows.passage, 330)), stems.stem) > 0) desc, windows.at
    limit 1
  ), passage as (
    -- Whole words only.
    select case when best.at > 81 then regexp_replace(best.passage, '^\S*', '…') else best.passage end as written,
      char_length(best.passage) = 360 as is_cut
    from best
  )
  select ts_headline(
    'pg_catalog.english',
    -- Removed tags leave gaps, also before a full stop.
    btrim(regexp_replace(regexp_replace(translate(
      case when passage.is_cut then regexp_replace(passage.written, '\S*$', '…') else passage.written end,
      chr(1) || chr(2), ''), '\s+', ' ', 'g'), ' ([.,;:?!)])', '\1', 'g')),
    words,
    'HighlightAll=true, StartSel=' || chr(1) || ', StopSel=' || chr(2)
  )
  from passage;
$$;

comment on function private.article_snippet(text, tsquery) is 'A short passage with the hits between U+0001 and U+0002.';

create or replace function public.search_articles(query text, page_number integer default 1, page_size integer default 10)
returns table (
  id uuid, slug text, title text, summary text, author text, date timestamptz, snippet text, total bigint
)
language sql stable set search_path = ''
as $$
  with asked as materialized (
    select private.article_query(private.fold(query)) as folded, private.article_words(private.fold(query)) as words,
      private.article_words(query) as typed
  ), found as materialized (
    select matching.id, matching.rank, matching.date, matching.total
    from asked cross join lateral private.matching_articles(asked.folded, asked.words) as matching
    -- Words to leave out and stop words alone find nothing: there is nothing to look for.
    where querytree(asked.folded) not in ('', 'T')
    order by matching.rank desc, matching.date desc, matching.id
    limit least(greatest(page_size, 1), 100)
    offset (least(greatest(page_number, 1), 10000) - 1) * least(greatest(page_size, 1), 100)
  )
  select articles.id, articles.slug, articles.title, articles.summary, articles.author, articles.date,
    private.article_snippet(articles.plain, asked.words || asked.typed),
    found.total
  from found
  join public.articles on articles.id = found.id
  cross join asked
  order by found.rank desc, found.date desc, found.id;
$$;

revoke all on function private.article_head(text, text), private.article_words(text),
  private.matching_articles(tsquery, tsquery), private.article_snippet(text, tsquery) from public;
grant execute on function private.article_head(text, text), private.article_words(text),
  private.matching_articles(tsquery, tsquery), private.article_snippet(text, tsquery) to anon, authenticated, service_role;

alter function private.related_articles(uuid) rows 3;

-- The place of an article is a constant to the planner (a scalar query), so that both neighbours are found by the index
-- and not by walking there.
create or replace function public.article_company(article_slug text)
returns table (relation text, slug text, title text, date timestamptz)
language sql stable set search_path = ''
as $$
  with this as materialized (
    select articles.id, articles.date from public.articles
    where articles.slug = article_slug and articles.deleted_at is null
  )
  (
    select 'newer', articles.slug, articles.title, articles.date
    from public.articles
    where (articles.date, articles.id) > ((select this.date from this), (select this.id from this))
      and not articles.is_draft and articles.deleted_at is null
    order by articles.date, articles.id limit 1
  )
  union all
  (
    select 'older', articles.slug, articles.title, articles.date
    from public.articles
    where (articles.date, articles.id) < ((select this.date from this), (select this.id from this))
      and not articles.is_draft and articles.deleted_at is null
    order by articles.date desc, articles.id desc limit 1
  )
  union all
  (
    select 'related', articles.slug, articles.title, articles.date
    from this cross join lateral private.related_articles(this.id) as related
    join public.articles on articles.id = related.id
    order by related.rank desc
  );
$$;
