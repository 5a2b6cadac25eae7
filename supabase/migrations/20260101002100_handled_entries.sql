-- When the lab was done with an entry, which decides when the terms of the forms let it be deleted. The public roles have no
-- grant on these columns.
alter table public.evaluation_requests add column handled_at timestamptz;
alter table public.newsletter_subscribers add column handled_at timestamptz;
alter table public.problem_reports add column handled_at timestamptz;

comment on column public.evaluation_requests.handled_at is
  'Private: when the lab completed the request, after which it is deleted. Null while it is open.';
comment on column public.newsletter_subscribers.handled_at is
  'Private: when the lab added the address to the newsletter. Null until then.';
comment on column public.problem_reports.handled_at is
  'Private: when the lab decided on the report, which is deleted a year later. Null while it is open.';

-- Neither time is the visitor's to choose, also where a server grants the columns: a handled entry is not listed.
create or replace function public.stamp_evaluation_request() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.created_at := now();
  new.handled_at := null;
  return new;
end
$$;

comment on function public.stamp_evaluation_request() is
  'Sets the time of arrival of a visitor''s request or report, which nobody has handled yet.';
