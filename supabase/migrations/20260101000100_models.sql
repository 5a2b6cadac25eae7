create table public.models (
  id text primary key
    constraint models_id_is_a_slug
    check (char_length(id) <= 80 and id ~ '^[a-z0-9]+([.-][a-z0-9]+)*$'),
  name text not null
    constraint models_name_is_bounded
    check (char_length(name) <= 200 and name ~ '\S'),
  provider text not null
    constraint models_provider_is_bounded
    check (char_length(provider) <= 120 and provider ~ '\S'),
  description text
    constraint models_description_is_bounded
    check (char_length(description) <= 2000 and description ~ '\S'),
  -- Visitors open this URL, so only http and https are allowed: a javascript: URL would run as a script.
  model_url text
    constraint models_url_is_http
    check (char_length(model_url) <= 2000 and model_url ~ '^https?://[^[:space:]]+$')
);

comment on table public.models is
  'Language models that have been or will be evaluated. The leaderboard lists only models with an evaluation.';
comment on column public.models.id is
  'Readable, stable name in URLs: lowercase letters and digits, with single hyphens or dots between; at most 80 characters.';
comment on column public.models.name is
  'Name as the provider writes it; 1 to 200 characters, not blank.';
comment on column public.models.provider is
  'Organisation that publishes the model; 1 to 120 characters, not blank.';
comment on column public.models.description is
  'Plain text; 1 to 2000 characters, not blank. Null when there is none.';
comment on column public.models.model_url is
  'Page on which the provider describes the model; an http or https URL without spaces, at most 2000 characters. Null when there is none.';

alter table public.models enable row level security;

create policy models_are_public on public.models
  for select to anon, authenticated using (true);

-- Row-level security does not restrict truncate, references and trigger, and a hosted project grants all
-- privileges on each new table to the public roles.
revoke all on table public.models from public, anon, authenticated;
grant select on table public.models to anon, authenticated;
