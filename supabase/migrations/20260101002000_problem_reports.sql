-- Reports that a figure is wrong. Nothing here is published: a person reads it, and edits supabase/data/reports.json.
create table public.problem_reports (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- The place of the figure, from the address of the page. A visitor can write anything there, and a later release may
  -- remove the figure, so there are no foreign keys.
  model_id text
    constraint problem_reports_model_id_is_a_slug
    check (char_length(model_id) <= 80 and model_id ~ '^[a-z0-9]+([.-][a-z0-9]+)*$'),
  suite_id text
    constraint problem_reports_suite_id_is_a_slug
    check (char_length(suite_id) <= 80 and suite_id ~ '^[a-z0-9]+([.-][a-z0-9]+)*$'),
  measure text
    constraint problem_reports_measure_is_known
    check (measure in ('composite', 'bias', 'factuality', 'toxicity', 'jailbreak')),
  figure_name text
    constraint problem_reports_figure_name_is_bounded
    check (char_length(figure_name) <= 200 and figure_name ~ '\S'),
  reported_figure text not null
    constraint problem_reports_reported_figure_is_bounded
    check (char_length(reported_figure) <= 500 and reported_figure ~ '\S'),
  problem text not null
    constraint problem_reports_problem_is_bounded
    check (char_length(problem) <= 4000 and problem ~ '\S'),
  correction text
    constraint problem_reports_correction_is_bounded
    check (char_length(correction) <= 2000),
  evidence_url text,
  reporter_role text not null
    constraint problem_reports_reporter_role_is_known
    check (reporter_role in ('reader', 'provider', 'evaluator')),
  name text not null
    constraint problem_reports_name_is_bounded
    check (char_length(name) <= 200 and name ~ '\S'),
  contact_email text not null,
  may_publish boolean not null,
  agreed_to_terms boolean not null
    constraint problem_reports_terms_are_agreed_to
    check (agreed_to_terms)
);

-- The lab's staff open the URL and answer the address, as those of evaluation_requests: both tables have the same checks.
do $$
declare
  twin record;
begin
  for twin in
    select * from (values
      ('model_url', 'evidence_url', 'is_http'), ('contact_email', 'contact_email', 'is_an_address')
    ) as columns (source, target, rule)
  loop
    execute (
      select format('alter table public.problem_reports add constraint %I check (%s)',
        'problem_reports_' || twin.target || '_' || twin.rule,
        replace(pg_get_expr(conbin, conrelid), twin.source, twin.target))
      from pg_constraint
      where conrelid = 'public.evaluation_requests'::regclass
        and conname = 'evaluation_requests_' || twin.source || '_' || twin.rule
    );
  end loop;
end
$$;

comment on table public.problem_reports is
  'Private: reports that a figure is wrong, from the form. The public roles may only insert.';
comment on column public.problem_reports.id is
  'Private: order of arrival, with gaps. Set by the database. It is not the public number of the report.';
comment on column public.problem_reports.created_at is
  'Private: time of arrival. Set by the database.';
comment on column public.problem_reports.model_id is
  'Private: model of the figure, untrusted input; a slug of at most 80 characters. Null when the form did not know it.';
comment on column public.problem_reports.suite_id is
  'Private: suite of the figure, untrusted input; a slug of at most 80 characters. Null when the form did not know it.';
comment on column public.problem_reports.measure is
  'Private: category of the figure or composite. Null when the form did not know it.';
comment on column public.problem_reports.figure_name is
  'Private: name of the subcategory, untrusted input; 1 to 200 characters. Null for the score of the whole measure.';
comment on column public.problem_reports.reported_figure is
  'Private: the figure in words, untrusted input; 1 to 500 characters, not blank.';
comment on column public.problem_reports.problem is
  'Private: what is wrong, plain text, untrusted input; 1 to 4000 characters, not blank.';
comment on column public.problem_reports.correction is
  'Private: what it should be and where that is published, plain text, untrusted input; at most 2000 characters. Null when not given.';
comment on column public.problem_reports.evidence_url is
  'Private: page with evidence, untrusted input; an http or https URL without spaces and without a user, at most 2000 characters. Null when not given.';
comment on column public.problem_reports.reporter_role is
  'Private: who the visitor claims to be, unverified; reader, provider or evaluator.';
comment on column public.problem_reports.name is
  'Private, personal: name of the visitor; 1 to 200 characters, not blank.';
comment on column public.problem_reports.contact_email is
  'Private, personal: contact of the visitor; an unverified e-mail address of at most 254 characters.';
comment on column public.problem_reports.may_publish is
  'Private: whether the visitor lets the lab publish the words.';
comment on column public.problem_reports.agreed_to_terms is
  'Private: always true; a check rejects any other value.';

alter table public.problem_reports enable row level security;

create policy problem_reports_are_taken on public.problem_reports
  for insert to anon, authenticated with check (true);

-- The database sets the columns without a grant. The sequence would reveal the number of reports.
revoke all on table public.problem_reports from public, anon, authenticated;
revoke all on sequence public.problem_reports_id_seq from public, anon, authenticated;
grant insert (
  model_id, suite_id, measure, figure_name, reported_figure, problem, correction, evidence_url, reporter_role, name,
  contact_email, may_publish, agreed_to_terms
) on table public.problem_reports to anon, authenticated;

-- The rate limit of the other inboxes: a burst of 60 rows, then 10 a minute.
alter table private.rate_limits drop constraint rate_limits_inbox_is_known;
alter table private.rate_limits add constraint rate_limits_inbox_is_known
  check (inbox in ('evaluation_requests', 'newsletter_subscribers', 'problem_reports'));
insert into private.rate_limits (inbox) values ('problem_reports');

create trigger enforce_rate_limit before insert on public.problem_reports
  for each row
  when (row_security_active('public.problem_reports'))
  execute function private.enforce_rate_limit();

create trigger stamp_problem_report before insert on public.problem_reports
  for each row
  when (row_security_active('public.problem_reports'))
  execute function public.stamp_evaluation_request();
