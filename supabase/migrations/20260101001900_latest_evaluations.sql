-- The latest evaluation of each model in each suite. PostgREST embeds these rows in those of models, and embeds the
-- parts of an evaluation in them, because they are rows of the table. A view would need relations of its own to each
-- part, and to the tables that no request may lead to.
--
-- Postgres puts the query of such a function in place of its call only if the function has no settings. Then a filter
-- by suite makes it read one entry of the index for each model. Every name is in a schema, and the functions have the
-- rights of their caller.
create function public.latest_evaluations(model public.models) returns setof public.evaluations
  language sql stable
as $$
  select distinct on (evaluations.suite_id) evaluations.*
  from public.evaluations
  where evaluations.model_id = model.id
  order by evaluations.suite_id, evaluations.evaluation_date desc
$$;

comment on function public.latest_evaluations(public.models) is
  'The latest evaluation of the model in each suite.';

-- A reader who names no suite gets the first one without asking for the list of suites before.
create function public.default_evaluations(model public.models) returns setof public.evaluations
  language sql stable
as $$
  select evaluations.*
  from public.evaluations
  where evaluations.model_id = model.id
    and evaluations.suite_id = (
      select suites.id
      from public.suites
      where exists (select from public.evaluations as any_evaluation where any_evaluation.suite_id = suites.id)
      order by suites.position, suites.id
      limit 1
    )
  order by evaluations.evaluation_date desc
  limit 1
$$;

comment on function public.default_evaluations(public.models) is
  'The latest evaluation of the model in the first suite that has evaluations; no row when there is none.';

-- Places say among how many models they are. A page of one model cannot count the others.
create function public.ranked_models(suite public.suites) returns jsonb
  language sql stable
  set search_path = ''
as $$
  with latest as (
    select evaluation.id, evaluation.compound_score
    from public.models
    cross join lateral (
      select evaluations.id, evaluations.compound_score
      from public.evaluations
      where evaluations.model_id = models.id and evaluations.suite_id = suite.id
      order by evaluations.evaluation_date desc
      limit 1
    ) as evaluation
  ),
  measured as (
    select 'composite' as measure from latest where compound_score is not null
    union all
    select scores.category
    from latest
    join public.evaluation_scores as scores on scores.evaluation_id = latest.id
  ),
  counts as (
    select measure, count(*) as models from measured group by measure
  )
  select coalesce(jsonb_object_agg(measure, models), '{}') from counts
$$;

comment on function public.ranked_models(public.suites) is
  'Number of models that have each score in their latest evaluation in the suite, by category and "composite". Scores that no model has are absent.';

revoke all on function public.latest_evaluations(public.models) from public, anon, authenticated;
revoke all on function public.default_evaluations(public.models) from public, anon, authenticated;
revoke all on function public.ranked_models(public.suites) from public, anon, authenticated;
grant execute on function public.latest_evaluations(public.models) to anon, authenticated;
grant execute on function public.default_evaluations(public.models) to anon, authenticated;
grant execute on function public.ranked_models(public.suites) to anon, authenticated;
