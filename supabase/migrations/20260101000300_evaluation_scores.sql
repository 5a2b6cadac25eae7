create table public.evaluation_scores (
  evaluation_id text not null references public.evaluations (id) on delete cascade,
  category text not null
    constraint evaluation_scores_category_is_known
    check (category in ('bias', 'factuality', 'toxicity', 'jailbreak')),
  raw_score double precision not null
    constraint evaluation_scores_raw_score_is_a_fraction
    check (raw_score between 0 and 1),
  -- Postgres orders NaN above infinity, so this rejects NaN and both infinities.
  z_score double precision not null
    constraint evaluation_scores_z_score_is_finite
    check (z_score > '-infinity' and z_score < 'infinity'),
  primary key (evaluation_id, category)
);

comment on table public.evaluation_scores is
  'Scores of an evaluation by category. A category without a row was not measured, or not published in full.';
comment on column public.evaluation_scores.evaluation_id is
  'Evaluation that the score belongs to; deleted along with it.';
comment on column public.evaluation_scores.category is
  'bias, factuality, toxicity or jailbreak (resistance); a higher score is better in each.';
comment on column public.evaluation_scores.raw_score is
  'Fraction of the best possible result, 0 to 1, higher is better. Raw 0 with z 0 means missing.';
comment on column public.evaluation_scores.z_score is
  'Distance from the mean of the models that have the category, in population standard deviations; any finite number, higher is better.';

alter table public.evaluation_scores enable row level security;

create policy evaluation_scores_are_public on public.evaluation_scores
  for select to anon, authenticated using (true);

revoke all on table public.evaluation_scores from public, anon, authenticated;
grant select on table public.evaluation_scores to anon, authenticated;
