create table public.suites (
  id text primary key
    constraint suites_id_is_a_slug
    check (char_length(id) <= 80 and id ~ '^[a-z0-9]+([.-][a-z0-9]+)*$'),
  title text not null
    constraint suites_title_is_bounded
    check (char_length(title) <= 200 and title ~ '\S'),
  version text
    constraint suites_version_is_bounded
    check (char_length(version) <= 80 and version ~ '\S'),
  language text
    constraint suites_language_is_bounded
    check (char_length(language) <= 80 and language ~ '\S'),
  evaluator text
    constraint suites_evaluator_is_bounded
    check (char_length(evaluator) <= 200 and evaluator ~ '\S'),
  relationship text
    constraint suites_relationship_is_known
    check (relationship in ('first_party', 'third_party', 'collaborative', 'other')),
  url text
    constraint suites_url_is_http
    check (char_length(url) <= 2000 and url ~ '^https?://[^[:space:]]+$'),
  licence text
    constraint suites_licence_is_bounded
    check (char_length(licence) <= 300 and licence ~ '\S'),
  licence_url text
    constraint suites_licence_url_is_http
    check (char_length(licence_url) <= 2000 and licence_url ~ '^https?://[^[:space:]]+$'),
  published_on date
    constraint suites_date_is_on_the_calendar
    check (published_on between date '2000-01-01' and date '9999-12-31'),
  description text
    constraint suites_description_is_bounded
    check (char_length(description) <= 2000 and description ~ '\S'),
  categories text[] not null
    constraint suites_categories_are_known
    check (categories <@ array['bias', 'factuality', 'toxicity', 'jailbreak'])
    -- As many elements as known categories among them, so none is there twice.
    constraint suites_categories_are_unique
    check (
      cardinality(categories)
        = ('bias' = any (categories))::integer + ('factuality' = any (categories))::integer
        + ('toxicity' = any (categories))::integer + ('jailbreak' = any (categories))::integer
      and (cardinality(categories) = 0 or array_ndims(categories) = 1)
    ),
  position integer not null
    constraint suites_position_is_an_ordinal
    check (position >= 1),
  constraint suites_licence_url_has_a_licence
    check (licence_url is null or licence is not null)
);

comment on table public.suites is
  'Suites: comparable results of one evaluator, one method and one version. Scores of different suites are never compared.';
comment on column public.suites.id is
  'Readable, stable name in URLs: lowercase letters and digits, with single hyphens or dots between; at most 80 characters.';
comment on column public.suites.title is
  'Title for readers; 1 to 200 characters, not blank.';
comment on column public.suites.version is
  'Version of the method and of the results; 1 to 80 characters, not blank. Null when there is none.';
comment on column public.suites.language is
  'Language of the prompts; 1 to 80 characters, not blank. Null when it is unknown.';
comment on column public.suites.evaluator is
  'Organisation or person that evaluated the models; 1 to 200 characters, not blank. Null when it is unknown.';
comment on column public.suites.relationship is
  'Relationship of the evaluator to the providers of the models: first_party, third_party, collaborative or other. Null when it is unknown.';
comment on column public.suites.url is
  'Page of the suite; an http or https URL without spaces, at most 2000 characters. Null when there is none.';
comment on column public.suites.licence is
  'Terms of the figures; 1 to 300 characters, not blank. Null when none are stated.';
comment on column public.suites.licence_url is
  'Page with these terms; an http or https URL without spaces, at most 2000 characters. Null when there is none, and always without a licence.';
comment on column public.suites.published_on is
  'Day on which the results were published, from 2000-01-01 to 9999-12-31, without a time zone. Null when it is unknown.';
comment on column public.suites.description is
  'Plain text; 1 to 2000 characters, not blank. Null when there is none.';
comment on column public.suites.categories is
  'The categories that the suite measures: bias, factuality, toxicity and jailbreak, each at most once. The composite is the mean of these.';
comment on column public.suites.position is
  'Position among the suites, from 1; suites with the same position are ordered by id. The first is the default.';

alter table public.suites enable row level security;

create policy suites_are_public on public.suites
  for select to anon, authenticated using (true);

revoke all on table public.suites from public, anon, authenticated;
grant select on table public.suites to anon, authenticated;

-- Evaluations that name no suite form one, behind all others.
insert into public.suites (id, title, categories, position) values
  ('unnamed', 'Results without a suite', array['bias', 'factuality', 'toxicity', 'jailbreak'], 2147483647);

-- Without a cascade, so that a suite with evaluations cannot be deleted by mistake.
alter table public.evaluations
  add column suite_id text not null default 'unnamed' references public.suites (id);

-- One evaluation per model, suite and day, in the order of the query for the latest of a suite.
drop index public.evaluations_latest;
create unique index evaluations_latest
  on public.evaluations (model_id, suite_id, evaluation_date desc);

comment on table public.evaluations is
  'Measurements of one model in one suite on one day; at most one row for each model, suite and day. The site shows the latest of each suite.';
comment on column public.evaluations.suite_id is
  'Suite that the evaluation belongs to; unnamed when it names none. A suite with evaluations cannot be deleted.';
comment on column public.evaluations.compound_score is
  'Composite: unweighted mean of the raw scores of the categories that the suite measures, 0 to 1, higher is better. Null when one of them is missing, and in a suite of one category.';
comment on column public.evaluation_scores.z_score is
  'Distance from the mean of the models of the suite that have the category, in population standard deviations; any finite number, higher is better.';

-- An unknown number of prompts is null. A figure needs a prompt, so a 0 could only mean unknown.
alter table public.evaluations
  alter column total_probes drop not null,
  drop constraint evaluations_total_probes_is_a_count;
update public.evaluations set total_probes = null where total_probes = 0;
alter table public.evaluations
  add constraint evaluations_total_probes_is_a_count check (total_probes >= 1);
comment on column public.evaluations.total_probes is
  'Number of distinct prompts to the model over all categories, 1 or more. Null when it is not published.';

alter table public.evaluation_categories
  alter column probe_count drop not null,
  drop constraint evaluation_categories_probe_count_is_a_count;
update public.evaluation_categories set probe_count = null where probe_count = 0;
alter table public.evaluation_categories
  add constraint evaluation_categories_probe_count_is_a_count check (probe_count >= 1);
comment on column public.evaluation_categories.probe_count is
  'Number of prompts behind the figure, 1 or more. Null when it is not published.';

-- PostgREST serves these functions as columns of their tables. Postgres inlines no function that reads a
-- table into the query of a row, so the setting costs no plan. The limit makes Postgres probe the index
-- for each pair of model and suite: it reads one evaluation of each, however many older ones there are.
create function public.model_count(suite public.suites) returns integer
  language sql stable
  set search_path = ''
as $$
  select count(*)::integer
  from public.models
  cross join lateral (
    select from public.evaluations
    where evaluations.model_id = models.id and evaluations.suite_id = suite.id
    limit 1
  ) as evaluated
$$;

comment on function public.model_count(public.suites) is
  'Number of models with an evaluation in the suite.';

create function public.suite_ids(model public.models) returns text[]
  language sql stable
  set search_path = ''
as $$
  select coalesce(array_agg(suites.id order by suites.position, suites.id), '{}')
  from public.suites
  cross join lateral (
    select from public.evaluations
    where evaluations.model_id = model.id and evaluations.suite_id = suites.id
    limit 1
  ) as evaluated
$$;

comment on function public.suite_ids(public.models) is
  'Ids of the suites in which the model has an evaluation, in the order of the suites; empty when there is none.';

revoke all on function public.model_count(public.suites) from public, anon, authenticated;
revoke all on function public.suite_ids(public.models) from public, anon, authenticated;
grant execute on function public.model_count(public.suites) to anon, authenticated;
grant execute on function public.suite_ids(public.models) to anon, authenticated;
