-- A measured zero is a measurement. Raw 0 with z 0, and a composite of 0, meant a missing score until now, so
-- such rows of before become missing. Nobody could publish them as measurements.
delete from public.evaluation_scores where raw_score = 0 and z_score = 0;
update public.evaluations
  set compound_score = null, lower = null, upper = null, interval_kind = null,
    rank_best = null, rank_worst = null, rank_kind = null
  where compound_score = 0;

comment on column public.evaluation_scores.raw_score is
  'Fraction of the best possible result, 0 to 1, higher is better. A missing score has no row, and 0 is a measurement.';
