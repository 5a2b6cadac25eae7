create table public.evaluations (
  id text primary key default gen_random_uuid()::text
    constraint evaluations_id_is_bounded
    check (char_length(id) <= 200 and id ~ '\S'),
  model_id text not null references public.models (id) on delete cascade,
  -- Excludes infinity and years before Christ, which the site cannot format.
  evaluation_date date not null
    constraint evaluations_date_is_on_the_calendar
    check (evaluation_date between date '2000-01-01' and date '9999-12-31'),
  -- Postgres orders NaN above every number, so the upper bound rejects it.
  compound_score double precision
    constraint evaluations_compound_score_is_a_fraction
    check (compound_score between 0 and 1),
  total_probes integer not null
    constraint evaluations_total_probes_is_a_count
    check (total_probes >= 0),
  source_title text
    constraint evaluations_source_title_is_bounded
    check (char_length(source_title) <= 300 and source_title ~ '\S'),
  source_url text
    constraint evaluations_source_url_is_http
    check (char_length(source_url) <= 2000 and source_url ~ '^https?://[^[:space:]]+$'),
  constraint evaluations_source_is_whole
    check ((source_title is null) = (source_url is null))
);

-- One evaluation per model and day, so that the latest one is unique. The index is in the order of the
-- query for it: the first entry of a model is the latest evaluation.
create unique index evaluations_latest on public.evaluations (model_id, evaluation_date desc);

comment on table public.evaluations is
  'Measurements of one model on one day; at most one row for each model and day. The site shows the latest.';
comment on column public.evaluations.id is
  'Stable id; readable when written by the evaluations command, otherwise a random UUID. 1 to 200 characters.';
comment on column public.evaluations.model_id is 'Model that was evaluated; deleted along with it.';
comment on column public.evaluations.evaluation_date is
  'Day of the evaluation, from 2000-01-01 to 9999-12-31, without a time zone.';
comment on column public.evaluations.compound_score is
  'Composite: unweighted mean of the four raw scores, 0 to 1, higher is better. Null when one of the four is missing.';
comment on column public.evaluations.total_probes is
  'Number of distinct prompts to the model over all categories, 0 or more.';
comment on column public.evaluations.source_title is
  'Title of the publication with the figures; at most 300 characters. Null if and only if source_url is null: the evaluation names no source.';
comment on column public.evaluations.source_url is
  'URL of that publication; http or https without spaces, at most 2000 characters. Null if and only if source_title is null.';

alter table public.evaluations enable row level security;

create policy evaluations_are_public on public.evaluations
  for select to anon, authenticated using (true);

revoke all on table public.evaluations from public, anon, authenticated;
grant select on table public.evaluations to anon, authenticated;
