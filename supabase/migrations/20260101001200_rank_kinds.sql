-- Whether a range of ranks is known. A range from before this migration may rest on errors that nobody knows.
alter table public.evaluations
  add column rank_kind text
    constraint evaluations_rank_kind_is_known
    check (rank_kind in ('known', 'at_least'));
update public.evaluations set rank_kind = 'at_least' where rank_best is not null;
alter table public.evaluations
  drop constraint evaluations_rank_range_is_complete,
  add constraint evaluations_rank_range_is_complete
    check (num_nonnulls(rank_best, rank_worst, rank_kind) in (0, 3));

alter table public.evaluation_scores
  add column rank_kind text
    constraint evaluation_scores_rank_kind_is_known
    check (rank_kind in ('known', 'at_least'));
update public.evaluation_scores set rank_kind = 'at_least' where rank_best is not null;
alter table public.evaluation_scores
  drop constraint evaluation_scores_rank_range_is_complete,
  add constraint evaluation_scores_rank_range_is_complete
    check (num_nonnulls(rank_best, rank_worst, rank_kind) in (0, 3));

comment on column public.evaluations.rank_kind is
  'known, or at_least when an unknown error could make the range of ranks wider. Null without a range.';
comment on column public.evaluation_scores.rank_kind is
  'known, or at_least when an unknown error could make the range of ranks wider. Null without a range.';
