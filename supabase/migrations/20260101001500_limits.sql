-- The limits that rows and files have (packages/widgets/src/domain/limits.ts), and texts and addresses without
-- what a reader cannot see. A project may hold rows of before that break them, so the checks are not valid for
-- these: only new and changed rows are checked. The widgets leave out such a row or field, and count it.

-- The root of the number of models bounds a z-score. Postgres orders NaN above every number, so the upper
-- bounds reject it.
alter table public.evaluation_scores
  drop constraint evaluation_scores_z_score_is_finite,
  add constraint evaluation_scores_z_score_is_bounded
    check (z_score between -100 and 100) not valid;

alter table public.evaluation_categories
  drop constraint evaluation_categories_published_value_is_finite,
  drop constraint evaluation_categories_published_low_is_finite,
  drop constraint evaluation_categories_published_high_is_finite,
  add constraint evaluation_categories_published_value_is_bounded
    check (published_value between -1e9 and 1e9) not valid,
  add constraint evaluation_categories_published_low_is_bounded
    check (published_low between -1e9 and 1e9) not valid,
  add constraint evaluation_categories_published_high_is_bounded
    check (published_high between -1e9 and 1e9) not valid;

-- Tomorrow in UTC has begun in the east. The last day only grows, so a row stays valid when it is restored.
alter table public.evaluations
  drop constraint evaluations_date_is_on_the_calendar,
  add constraint evaluations_date_is_on_the_calendar
    check (evaluation_date between date '2000-01-01' and (now() at time zone 'utc')::date + 1) not valid;
alter table public.suites
  drop constraint suites_date_is_on_the_calendar,
  add constraint suites_date_is_on_the_calendar
    check (published_on between date '2000-01-01' and (now() at time zone 'utc')::date + 1) not valid;

do $$
declare
  -- Listed, because character classes differ between databases.
  invisible constant text :=
    '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164'
    '\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff';
  -- Legitimate between some letters and in emoji, which only the commands and the widgets can tell.
  joiners constant text := '\u200c\u200d\ufe0e\ufe0f';
  separators constant text := '\u001c-\u001e\u0085\u2029';
  spaces constant text := '\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000';
  unseen constant text := spaces || invisible || joiners;
  -- Before an @ stands a user, and no look-alike of a slash may end the host for the eye.
  host constant text := '://[^/\\?#@\u2044\u2215\u29f8]+([/\\?#]|$)';
  place record;
begin
  for place in
    select * from (values
      ('models', 'name'), ('models', 'provider'), ('models', 'description'),
      ('suites', 'title'), ('suites', 'version'), ('suites', 'language'), ('suites', 'evaluator'),
      ('suites', 'licence'), ('suites', 'description'),
      ('evaluations', 'source_title'),
      ('evaluation_categories', 'subcategory'), ('evaluation_categories', 'published_unit'),
      ('evaluation_notes', 'note_text')
    ) as texts (owner, name)
  loop
    execute format('alter table public.%I add constraint %I check (%I !~ %L) not valid',
      place.owner, place.owner || '_' || place.name || '_is_visible', place.name,
      '[' || separators || invisible || ']');
  end loop;

  for place in
    select * from (values
      ('models', 'model_url', 'models_url_is_http', '^https?'),
      ('suites', 'url', 'suites_url_is_http', '^https?'),
      ('suites', 'licence_url', 'suites_licence_url_is_http', '^https?'),
      ('evaluations', 'source_url', 'evaluations_source_url_is_http', '^https?'),
      ('evaluation_requests', 'model_url', 'evaluation_requests_model_url_is_http', '^[hH][tT]{2}[pP][sS]?')
    ) as addresses (owner, name, rule, scheme)
  loop
    execute format('alter table public.%I drop constraint %I, add constraint %I
        check (char_length(%I) <= 2000 and %I ~ %L and %I !~ %L) not valid',
      place.owner, place.rule, place.rule,
      place.name, place.name, place.scheme || host, place.name, '[' || unseen || ']');
  end loop;

  for place in
    select * from (values
      ('evaluation_requests', 'contact_email'), ('newsletter_subscribers', 'email')
    ) as addresses (owner, name)
  loop
    execute format('alter table public.%I drop constraint %I, add constraint %I
        check (char_length(%I) <= 254 and %I ~ %L and %I !~ %L) not valid',
      place.owner, place.owner || '_' || place.name || '_is_an_address',
      place.owner || '_' || place.name || '_is_an_address', place.name, place.name,
      '^[^@]+@[^@.]+(\.[^@.]+)+$', place.name, '["(),:;<>\[\\\]' || unseen || ']');
  end loop;
end
$$;

comment on column public.models.model_url is
  'Page on which the provider describes the model; an http or https URL without spaces and without a user, at most 2000 characters. Null when there is none.';
comment on column public.evaluations.evaluation_date is
  'Day of the evaluation, from 2000-01-01 to tomorrow, without a time zone.';
comment on column public.evaluations.source_url is
  'URL of that publication; http or https without spaces and without a user, at most 2000 characters. Null if and only if source_title is null.';
comment on column public.evaluation_scores.z_score is
  'Distance from the mean of the models of the suite that have the category, in population standard deviations; from -100 to 100, higher is better.';
comment on column public.evaluation_categories.published_value is
  'Figure exactly as published, at most a thousand million from 0. Null when it was not kept.';
comment on column public.suites.url is
  'Page of the suite; an http or https URL without spaces and without a user, at most 2000 characters. Null when there is none.';
comment on column public.suites.licence_url is
  'Page with these terms; an http or https URL without spaces and without a user, at most 2000 characters. Null when there is none, and always without a licence.';
comment on column public.suites.published_on is
  'Day on which the results were published, from 2000-01-01 to tomorrow, without a time zone. Null when it is unknown.';
comment on column public.evaluation_requests.model_url is
  'Private: page about the model, untrusted input; an http or https URL without spaces and without a user, at most 2000 characters.';
