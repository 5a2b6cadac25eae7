-- Limits what one request of a visitor can cost.

-- PostgREST applies the settings of a role to its requests. The reads of the product take less than a tenth
-- of this.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';

-- PostgREST lets a request follow each foreign key in both directions, to any depth, and every pair
-- multiplies the rows. A function with the name of a table replaces the relation to that table, and no
-- visitor may call these. So a request leads from models to evaluations and to their parts, and never back.
create function public.models(evaluation public.evaluations) returns setof public.models rows 1
  language sql stable set search_path = ''
as 'select * from public.models where id = evaluation.model_id';

create function public.suites(evaluation public.evaluations) returns setof public.suites rows 1
  language sql stable set search_path = ''
as 'select * from public.suites where id = evaluation.suite_id';

create function public.evaluations(suite public.suites) returns setof public.evaluations
  language sql stable set search_path = ''
as 'select * from public.evaluations where suite_id = suite.id';

create function public.evaluations(score public.evaluation_scores) returns setof public.evaluations rows 1
  language sql stable set search_path = ''
as 'select * from public.evaluations where id = score.evaluation_id';

create function public.evaluations(figure public.evaluation_categories)
  returns setof public.evaluations rows 1
  language sql stable set search_path = ''
as 'select * from public.evaluations where id = figure.evaluation_id';

create function public.evaluations(note public.evaluation_notes) returns setof public.evaluations rows 1
  language sql stable set search_path = ''
as 'select * from public.evaluations where id = note.evaluation_id';

revoke all on function
  public.models(public.evaluations),
  public.suites(public.evaluations),
  public.evaluations(public.suites),
  public.evaluations(public.evaluation_scores),
  public.evaluations(public.evaluation_categories),
  public.evaluations(public.evaluation_notes)
  from public, anon, authenticated;

-- The time of arrival is not the visitor's to choose, also where a server grants the column.
create function public.stamp_evaluation_request() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.created_at := now();
  return new;
end
$$;

comment on function public.stamp_evaluation_request() is
  'Sets the time of arrival of a visitor''s request.';

revoke all on function public.stamp_evaluation_request() from public, anon, authenticated;

create trigger stamp_evaluation_request before insert on public.evaluation_requests
  for each row
  when (row_security_active('public.evaluation_requests'))
  execute function public.stamp_evaluation_request();
