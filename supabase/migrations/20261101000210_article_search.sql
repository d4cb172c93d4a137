-- Full-text search over published articles.

-- The words of a visitor as a query that never errors: web search syntax, and the last word also as a prefix
-- (people search while they type), unless it is quoted, negated or an operator.
create function private.article_query(words text) returns tsquery
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  typed text := btrim(regexp_replace(left(coalesce(words, ''), 200), '[\u0001-\u001f\u007f]', ' ', 'g'));
  last_word text := substring(typed from '(?:^|\s)([[:alnum:]]{2,})$');
  head tsquery;
  tail tsquery;
begin
  if last_word is null or typed ~ '"' or typed ~* '(^|\s)or(\s+\S+)?$' then
    return websearch_to_tsquery('pg_catalog.english', typed);
  end if;
  head := websearch_to_tsquery('pg_catalog.english', left(typed, char_length(typed) - char_length(last_word)));
  tail := to_tsquery('pg_catalog.english', quote_literal(last_word) || ':*');
  if numnode(tail) = 0 then
    return head;
  end if;
  tail := websearch_to_tsquery('pg_catalog.english', last_word) || tail;
  return case when numnode(head) = 0 then tail else head && tail end;
end;
$$;

comment on function private.article_query(text) is 'Visitor''s words as a text search query; empty when nothing can be searched.';

-- Definer, because row-level security keeps the planner from using the search index (its operator is not
-- leakproof). It repeats the visitors' policy and gives ids only; the caller reads the rows under its own policy.
create function private.matching_articles(query tsquery)
returns table (id uuid, rank real, date timestamptz, total bigint)
language sql stable security definer set search_path = ''
-- The planner does not see that search vectors lie outside the table and are slow to read one by one: without this,
-- and with the other conditions beside the match, it prefers to read them all.
set enable_seqscan = off
as $$
  with hits as materialized (
    select articles.id, articles.date, articles.is_draft, articles.deleted_at
    from public.articles where articles.search @@ query
  ), matches as (
    select hits.id, hits.date from hits where not hits.is_draft and hits.date <= now() and hits.deleted_at is null
  ), recent as (
    -- Ranking reads every position of a word: a word that is everywhere is ranked among the newest only.
    select matches.id, count(*) over () as total from matches order by matches.date desc limit 200
  )
  select articles.id, ts_rank_cd(articles.search, query, 1), articles.date, recent.total
  from recent join public.articles on articles.id = recent.id;
$$;

comment on function private.matching_articles(tsquery) is 'Ids of published articles that match, with rank and total.';

-- A passage around the first hit. Only a window of the text is parsed: whole articles would take most of a search.
create function private.article_snippet(content text, words text, query tsquery) returns text
language sql immutable parallel safe set search_path = ''
as $$
  with body as materialized (
    select regexp_replace(content, '<[^>]*>', ' ', 'g') as written
  ), lowered as materialized (
    select lower(body.written) as written from body
  ), hits as materialized (
    -- Without its ending, because stems differ from what is written.
    select strpos(lowered.written, left(lexeme, greatest(3, char_length(lexeme) - 1))) as at, char_length(lexeme) as size
    from lowered cross join lateral unnest(to_tsvector('pg_catalog.english', words))
  ), passage as (
    -- The longest word says most.
    select substr(body.written, greatest(coalesce(
      (select hits.at from hits where hits.at > 0 order by hits.size desc limit 1), 1) - 240, 1), 900) as written
    from body
  )
  select ts_headline(
    'pg_catalog.english',
    btrim(regexp_replace(
      replace(replace(replace(replace(replace(translate(passage.written, chr(1) || chr(2), ''),
        '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
      '\s+', ' ', 'g')),
    query,
    'StartSel=' || chr(1) || ', StopSel=' || chr(2) || ', MaxWords=40, MinWords=20, ShortWord=2, MaxFragments=1'
  )
  from passage;
$$;

comment on function private.article_snippet(text, text, tsquery) is 'A short passage with the hits between U+0001 and U+0002.';

create function public.search_articles(query text, page_number integer default 1, page_size integer default 10)
returns table (
  id uuid, slug text, title text, summary text, author text, date timestamptz, snippet text, total bigint
)
language sql stable set search_path = ''
as $$
  with asked as materialized (
    select private.article_query(private.fold(query)) as folded, private.article_query(query) as typed
  ), found as materialized (
    select matching.id, matching.rank, matching.date, matching.total
    from asked cross join lateral private.matching_articles(asked.folded) as matching
    -- Words to leave out and stop words alone find nothing: there is nothing to look for.
    where querytree(asked.folded) not in ('', 'T')
    order by matching.rank desc, matching.date desc, matching.id
    limit least(greatest(page_size, 1), 100)
    offset (least(greatest(page_number, 1), 10000) - 1) * least(greatest(page_size, 1), 100)
  )
  select articles.id, articles.slug, articles.title, articles.summary, articles.author, articles.date,
    private.article_snippet(articles.content, search_articles.query, asked.folded || asked.typed),
    found.total
  from found
  join public.articles on articles.id = found.id
  cross join asked
  order by found.rank desc, found.date desc, found.id;
$$;

comment on function public.search_articles(text, integer, integer) is
  'Published articles that match, best first; hits in the snippet stand between U+0001 and U+0002.';

revoke all on function private.article_query(text), private.matching_articles(tsquery),
  private.article_snippet(text, text, tsquery) from public;
revoke all on function public.search_articles(text, integer, integer) from public;
grant execute on function private.article_query(text), private.matching_articles(tsquery),
  private.article_snippet(text, text, tsquery) to anon, authenticated, service_role;
grant execute on function public.search_articles(text, integer, integer) to anon, authenticated, service_role;

-- What stands beside an article: the one after it, the one before it, and others about the same thing.

create function private.related_articles(article_id uuid) returns table (id uuid, rank real)
language sql stable security definer set search_path = ''
as $$
  with asked as materialized (
    -- The title's own words, any of them.
    select to_tsquery('pg_catalog.simple', string_agg(quote_literal(lexeme), ' | ')) as query
    from public.articles cross join lateral unnest(to_tsvector('pg_catalog.english', private.fold(articles.title)))
    where articles.id = article_id
  ), newest as materialized (
    -- A title's words can be everywhere; looking among the newest takes the same time however many articles there are.
    select articles.id, articles.date, articles.search from public.articles
    where not articles.is_draft and articles.date <= now() and articles.deleted_at is null
      and articles.id <> article_id
    order by articles.date desc, articles.id desc limit 150
  )
  select newest.id, ts_rank(newest.search, asked.query, 1) from newest join asked on newest.search @@ asked.query
  order by 2 desc, newest.date desc limit 3;
$$;

comment on function private.related_articles(uuid) is 'Ids of up to three published articles that share words with a title.';

create function public.article_company(article_slug text)
returns table (relation text, slug text, title text, date timestamptz)
language sql stable set search_path = ''
as $$
  with this as materialized (
    select articles.id, articles.date from public.articles
    where articles.slug = article_slug and articles.deleted_at is null
  )
  (
    select 'newer', articles.slug, articles.title, articles.date
    from public.articles, this
    where (articles.date, articles.id) > (this.date, this.id)
      and not articles.is_draft and articles.deleted_at is null
    order by articles.date, articles.id limit 1
  )
  union all
  (
    select 'older', articles.slug, articles.title, articles.date
    from public.articles, this
    where (articles.date, articles.id) < (this.date, this.id)
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

comment on function public.article_company(text) is 'The next newer and older published articles, and related ones.';

revoke all on function private.related_articles(uuid), public.article_company(text) from public;
grant execute on function private.related_articles(uuid), public.article_company(text) to anon, authenticated, service_role;
