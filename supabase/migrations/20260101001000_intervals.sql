-- Intervals, rank ranges and published values. They are computed when the figures are imported, so that a
-- page reads them without computing anything. All are null for evaluations from before this migration.
alter table public.evaluations
  add column lower double precision,
  add column upper double precision,
  add column interval_kind text
    constraint evaluations_interval_kind_is_known
    check (interval_kind in ('known', 'at_least')),
  add column rank_best integer,
  add column rank_worst integer,
  add constraint evaluations_interval_is_complete
    check (num_nonnulls(lower, upper, interval_kind) in (0, 3)),
  add constraint evaluations_interval_contains_the_composite
    check (lower is null or (lower between 0 and compound_score and upper between compound_score and 1)),
  -- A comparison with null is not false, so an interval needs a composite of its own.
  add constraint evaluations_interval_has_a_composite
    check (lower is null or compound_score is not null),
  add constraint evaluations_rank_range_is_complete
    check (num_nonnulls(rank_best, rank_worst) in (0, 2)),
  add constraint evaluations_rank_range_is_ordered
    check (rank_best between 1 and rank_worst),
  add constraint evaluations_rank_range_has_an_interval
    check (rank_best is null or lower is not null);

comment on column public.evaluations.lower is
  'Lower end of the interval of the composite at 95 %, from 0 to the composite. Null when no error is known.';
comment on column public.evaluations.upper is
  'Upper end of the interval of the composite at 95 %, from the composite to 1. Null when no error is known.';
comment on column public.evaluations.interval_kind is
  'known, or at_least when the error of some figure is unknown, so that the true interval is wider. Null when no error is known.';
comment on column public.evaluations.rank_best is
  'Best rank by composite within the suite that the errors allow, from 1. Null when no error is known.';
comment on column public.evaluations.rank_worst is
  'Worst rank by composite within the suite that the errors allow, at least the best one. Null when no error is known.';

alter table public.evaluation_scores
  add column lower double precision,
  add column upper double precision,
  add column interval_kind text
    constraint evaluation_scores_interval_kind_is_known
    check (interval_kind in ('known', 'at_least')),
  add column rank_best integer,
  add column rank_worst integer,
  add constraint evaluation_scores_interval_is_complete
    check (num_nonnulls(lower, upper, interval_kind) in (0, 3)),
  add constraint evaluation_scores_interval_contains_the_score
    check (lower between 0 and raw_score and upper between raw_score and 1),
  add constraint evaluation_scores_rank_range_is_complete
    check (num_nonnulls(rank_best, rank_worst) in (0, 2)),
  add constraint evaluation_scores_rank_range_is_ordered
    check (rank_best between 1 and rank_worst),
  add constraint evaluation_scores_rank_range_has_an_interval
    check (rank_best is null or lower is not null);

comment on column public.evaluation_scores.lower is
  'Lower end of the interval of the raw score at 95 %, from 0 to the score. Null when no error is known.';
comment on column public.evaluation_scores.upper is
  'Upper end of the interval of the raw score at 95 %, from the score to 1. Null when no error is known.';
comment on column public.evaluation_scores.interval_kind is
  'known, or at_least when the error of some figure is unknown, so that the true interval is wider. Null when no error is known.';
comment on column public.evaluation_scores.rank_best is
  'Best rank by raw score within the suite that the errors allow, from 1. Null when no error is known.';
comment on column public.evaluation_scores.rank_worst is
  'Worst rank by raw score within the suite that the errors allow, at least the best one. Null when no error is known.';

alter table public.evaluation_categories
  add column lower double precision,
  add column upper double precision,
  add column interval_level double precision
    constraint evaluation_categories_interval_level_is_a_level
    check (interval_level > 0 and interval_level < 1),
  add column unknown_error text
    constraint evaluation_categories_unknown_error_is_known
    check (unknown_error in
      ('partial_run', 'no_level', 'no_probe_count', 'zero_standard_error', 'no_standard_error')),
  add column published_value double precision
    -- Postgres orders NaN above infinity, so this rejects NaN and both infinities.
    constraint evaluation_categories_published_value_is_finite
    check (published_value > '-infinity' and published_value < 'infinity'),
  add column published_unit text
    constraint evaluation_categories_published_unit_is_bounded
    check (char_length(published_unit) <= 40 and published_unit ~ '\S'),
  add column published_low double precision
    constraint evaluation_categories_published_low_is_finite
    check (published_low > '-infinity' and published_low < 'infinity'),
  add column published_high double precision
    constraint evaluation_categories_published_high_is_finite
    check (published_high > '-infinity' and published_high < 'infinity'),
  add column lower_is_better boolean,
  add constraint evaluation_categories_interval_is_complete
    check (num_nonnulls(lower, upper, interval_level) in (0, 3)),
  add constraint evaluation_categories_interval_contains_the_score
    check (lower between 0 and score and upper between score and 1),
  add constraint evaluation_categories_error_is_known_or_not
    check (lower is null or unknown_error is null),
  add constraint evaluation_categories_published_is_complete
    check (num_nonnulls(published_value, published_low, published_high, lower_is_better) in (0, 4)),
  add constraint evaluation_categories_published_range_is_ordered
    check (published_low < published_high);

comment on column public.evaluation_categories.lower is
  'Lower end of the interval of the score, from 0 to the score. Null when its error is unknown.';
comment on column public.evaluation_categories.upper is
  'Upper end of the interval of the score, from the score to 1. Null when its error is unknown.';
comment on column public.evaluation_categories.interval_level is
  'Level of the interval, between 0 and 1: 0.95, or the one that was published. Null when the error is unknown.';
comment on column public.evaluation_categories.unknown_error is
  'Why there is no interval: partial_run, no_level (an interval of an unstated level), no_probe_count, zero_standard_error or no_standard_error. Null when there is one.';
comment on column public.evaluation_categories.published_value is
  'Figure exactly as published, any finite number. Null when it was not kept.';
comment on column public.evaluation_categories.published_unit is
  'Unit of the published value, such as percent; 1 to 40 characters, not blank. Null for a plain number.';
comment on column public.evaluation_categories.published_low is
  'Lower end of the scale of the published value. Null without a published value.';
comment on column public.evaluation_categories.published_high is
  'Upper end of the scale of the published value. Null without a published value.';
comment on column public.evaluation_categories.lower_is_better is
  'Whether a lower published value is the better one. Null without a published value.';
