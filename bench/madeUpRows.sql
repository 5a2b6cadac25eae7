-- Made-up models for an empty schema, each with some evaluations in some suites; about 5 % of the scores are missing.
create or replace function pg_temp.evaluations_of(models int, evaluations int, suites int)
  returns table (id text, model_id text, suite_id text, evaluation_date date) language sql as $$
  select 'suite-' || s || '-' || t.model_id || '-' || lpad(n::text, 3, '0'), t.model_id, 'suite-' || s,
    date '2025-12-31' - m % 365 - 7 * (evaluations - n)
  from generate_series(1, models) as m,
    lateral (select 'made-up-model-' || lpad(m::text, 5, '0') as model_id) as t,
    generate_series(1, suites) as s,
    generate_series(1, evaluations) as n
  $$;

create or replace function pg_temp.make_up(models int, evaluations int, suites int) returns void language sql
  -- Skips the checks of foreign keys, which are right by construction and would take most of the time.
  set session_replication_role = replica as $$
  truncate public.models cascade;
  delete from public.suites where id <> 'unnamed';

  insert into public.suites (id, title, categories, position)
  select 'suite-' || s, 'Made-up Suite ' || s, array['bias', 'factuality', 'toxicity', 'jailbreak'], s
  from generate_series(1, suites) as s;

  insert into public.models (id, name, provider)
  select 'made-up-model-' || lpad(m::text, 5, '0'), 'Made-up Model ' || m, 'Made-up Lab ' || m % 40
  from generate_series(1, models) as m;

  -- A raw score is 53 bits of a hash as a fraction. Such scores have the mean 1/2 and the standard deviation
  -- sqrt(1/12).
  insert into public.evaluation_scores (evaluation_id, category, raw_score, z_score)
  select e.id, c.category, s.raw, (s.raw - 0.5) * sqrt(12)
  from pg_temp.evaluations_of(models, evaluations, suites) as e,
    unnest(array['bias', 'factuality', 'toxicity', 'jailbreak']) as c (category),
    lateral (
      select (hashtextextended(e.id || c.category, 1) & 9007199254740991)
        / 9007199254740992.0::double precision as raw
    ) as s
  where hashtextextended('missing ' || e.id || c.category, 1) & 127 >= 6;

  insert into public.evaluations
    (id, model_id, suite_id, evaluation_date, compound_score, total_probes, source_title, source_url)
  select e.id, e.model_id, e.suite_id, e.evaluation_date, s.mean, 400,
    'A Made-up Paper', 'https://example.org/made-up-paper'
  from pg_temp.evaluations_of(models, evaluations, suites) as e
  left join (
    select evaluation_id, avg(raw_score) as mean
    from public.evaluation_scores group by evaluation_id having count(*) = 4
  ) as s on s.evaluation_id = e.id
  order by e.id;

  insert into public.evaluation_categories
    (evaluation_id, parent_category, subcategory, score, probe_count, measure)
  select evaluation_id, category, 'Made-up figure', raw_score, 100, 'mean'
  from public.evaluation_scores;

  insert into public.evaluation_notes (evaluation_id, position, note_text)
  select id, 1, 'Every figure of this evaluation is made up.' from public.evaluations;
  $$;
