create table public.evaluation_categories (
  evaluation_id text not null references public.evaluations (id) on delete cascade,
  parent_category text not null
    constraint evaluation_categories_parent_category_is_known
    check (parent_category in ('bias', 'factuality', 'toxicity', 'jailbreak')),
  subcategory text not null
    constraint evaluation_categories_subcategory_is_bounded
    check (char_length(subcategory) <= 200 and subcategory ~ '\S'),
  score double precision not null
    constraint evaluation_categories_score_is_a_fraction
    check (score between 0 and 1),
  probe_count integer not null
    constraint evaluation_categories_probe_count_is_a_count
    check (probe_count >= 0),
  measure text not null
    constraint evaluation_categories_measure_is_known
    check (measure in ('proportion', 'macro_f1', 'mean')),
  primary key (evaluation_id, parent_category, subcategory)
);

comment on table public.evaluation_categories is
  'Published figures of an evaluation, each a subcategory of one category.';
comment on column public.evaluation_categories.evaluation_id is
  'Evaluation that the figure belongs to; deleted along with it.';
comment on column public.evaluation_categories.parent_category is
  'Category that the figure counts towards: bias, factuality, toxicity or jailbreak.';
comment on column public.evaluation_categories.subcategory is
  'Name of the measurement; 1 to 200 characters, not blank.';
comment on column public.evaluation_categories.score is
  'Fraction of the best possible result, 0 to 1, higher is better.';
comment on column public.evaluation_categories.probe_count is
  'Number of prompts behind the figure, 0 or more.';
comment on column public.evaluation_categories.measure is
  'Kind of figure: proportion (share of probes), macro_f1 (macro-averaged F1) or mean (mean of a judge''s scores). Only a proportion has a binomial interval.';

alter table public.evaluation_categories enable row level security;

create policy evaluation_categories_are_public on public.evaluation_categories
  for select to anon, authenticated using (true);

revoke all on table public.evaluation_categories from public, anon, authenticated;
grant select on table public.evaluation_categories to anon, authenticated;
