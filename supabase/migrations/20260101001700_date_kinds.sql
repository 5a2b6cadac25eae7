-- What the date of an evaluation is. Rows from before this migration do not say.
alter table public.evaluations
  add column date_kind text
    constraint evaluations_date_kind_is_known
    check (date_kind in ('day', 'at_latest'));

comment on column public.evaluations.date_kind is
  'What the date is: day, or at_latest when the evaluation had ended by that day. Null when it is unknown.';
