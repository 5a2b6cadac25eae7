create table public.evaluation_requests (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  model_name text not null
    constraint evaluation_requests_model_name_is_bounded
    check (char_length(model_name) <= 200 and model_name ~ '\S'),
  provider text not null
    constraint evaluation_requests_provider_is_bounded
    check (char_length(provider) <= 120 and provider ~ '\S'),
  -- The lab's staff open this URL, so only http and https are allowed. Spaces and invisible characters
  -- are listed, because character classes differ between databases.
  model_url text not null
    constraint evaluation_requests_model_url_is_http
    check (
      char_length(model_url) <= 2000
      and model_url ~* '^https?://[^/\\?#]'
      and model_url !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]'
    ),
  reason text not null
    constraint evaluation_requests_reason_is_known
    check (
      reason in (
        'safety-concerns', 'bias-analysis', 'factual-accuracy', 'jailbreak-testing',
        'general-transparency', 'research-purposes', 'other'
      )
    ),
  evaluation_priority text not null
    constraint evaluation_requests_evaluation_priority_is_known
    check (evaluation_priority in ('high', 'medium', 'low')),
  contact_email text not null
    constraint evaluation_requests_contact_email_is_an_address
    check (
      char_length(contact_email) <= 254
      and contact_email ~ '^[^@]+@[^@.]+(\.[^@.]+)+$'
      and contact_email !~ '["(),:;<>\[\\\]\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]'
    ),
  additional_notes text
    constraint evaluation_requests_additional_notes_is_bounded
    check (char_length(additional_notes) <= 4000),
  agreed_to_terms boolean not null
    constraint evaluation_requests_terms_are_agreed_to
    check (agreed_to_terms)
);

comment on table public.evaluation_requests is
  'Private: evaluation requests from the form. The public roles may only insert.';
comment on column public.evaluation_requests.id is
  'Private: order of arrival, with gaps. Set by the database.';
comment on column public.evaluation_requests.created_at is
  'Private: time of arrival. Set by the database.';
comment on column public.evaluation_requests.model_name is
  'Private: model to evaluate; 1 to 200 characters, not blank.';
comment on column public.evaluation_requests.provider is
  'Private: organisation that publishes the model; 1 to 120 characters, not blank.';
comment on column public.evaluation_requests.model_url is
  'Private: page about the model, untrusted input; an http or https URL without spaces, at most 2000 characters.';
comment on column public.evaluation_requests.reason is
  'Private: reason for the request; safety-concerns, bias-analysis, factual-accuracy, jailbreak-testing, general-transparency, research-purposes or other.';
comment on column public.evaluation_requests.evaluation_priority is
  'Private: urgency for the visitor; high, medium or low.';
comment on column public.evaluation_requests.contact_email is
  'Private, personal: contact of the visitor; an unverified e-mail address of at most 254 characters.';
comment on column public.evaluation_requests.additional_notes is
  'Private: plain text, untrusted input; at most 4000 characters. Null or empty when there are none.';
comment on column public.evaluation_requests.agreed_to_terms is
  'Private: always true; a check rejects any other value.';

alter table public.evaluation_requests enable row level security;

create policy evaluation_requests_are_taken on public.evaluation_requests
  for insert to anon, authenticated with check (true);

-- The database sets the columns without a grant. The sequence would reveal the number of requests.
revoke all on table public.evaluation_requests from public, anon, authenticated;
revoke all on sequence public.evaluation_requests_id_seq from public, anon, authenticated;
grant insert (
  model_name, provider, model_url, reason, evaluation_priority, contact_email, additional_notes,
  agreed_to_terms
) on table public.evaluation_requests to anon, authenticated;
