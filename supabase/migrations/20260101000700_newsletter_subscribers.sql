create table public.newsletter_subscribers (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  name text not null
    constraint newsletter_subscribers_name_is_bounded
    check (char_length(name) <= 200 and name ~ '\S'),
  -- Spaces and characters that nobody sees are written out, because what counts as one differs
  -- between databases.
  email text not null
    constraint newsletter_subscribers_email_is_an_address
    check (
      char_length(email) <= 254
      and email ~ '^[^@]+@[^@.]+(\.[^@.]+)+$'
      and email !~ '["(),:;<>\[\\\]\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]'
    ),
  agreed_to_terms boolean not null
    constraint newsletter_subscribers_terms_are_agreed_to
    check (agreed_to_terms)
);

create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));

comment on table public.newsletter_subscribers is
  'Private: who receives the newsletter. The public adds rows and can neither read nor change one, nor learn whether an address is here already.';
comment on column public.newsletter_subscribers.id is
  'Private: order of arrival, with gaps. Given by the database.';
comment on column public.newsletter_subscribers.created_at is
  'Private: when the address first arrived. Given by the database.';
comment on column public.newsletter_subscribers.name is
  'Private, personal: how the subscriber wants to be called; 1 to 200 characters, not blank. That of the first arrival.';
comment on column public.newsletter_subscribers.email is
  'Private, personal: e-mail address of at most 254 characters, never confirmed; once only, whatever its capitals.';
comment on column public.newsletter_subscribers.agreed_to_terms is
  'Private: always true; without it there is no row.';

-- A visitor's row is put in here and never by the statement itself. So a known address and a new one
-- meet the same checks, wait for the same concurrent arrivals, and count as no row in every answer:
-- a trigger that only skipped known addresses would take them with a wrong name, and count them.
create function public.take_newsletter_subscriber() returns trigger
  language plpgsql
  -- The visitor's own rights suffice, and what they fail to see stays out of the database's errors.
  security invoker
  set search_path = ''
as $$
begin
  insert into public.newsletter_subscribers (name, email, agreed_to_terms)
  values (new.name, new.email, new.agreed_to_terms)
  on conflict do nothing;
  return null;
end
$$;

comment on function public.take_newsletter_subscriber() is
  'Puts a visitor''s row in unless its address is here already, and answers the same either way.';

revoke all on function public.take_newsletter_subscriber() from public, anon, authenticated;

-- Only for whom the policies govern: the owner restores rows as they were, and sees what fails.
create trigger take_newsletter_subscriber before insert on public.newsletter_subscribers
  for each row
  when (pg_trigger_depth() = 0 and row_security_active('public.newsletter_subscribers'))
  execute function public.take_newsletter_subscriber();

alter table public.newsletter_subscribers enable row level security;

create policy newsletter_subscribers_are_taken on public.newsletter_subscribers
  for insert to anon, authenticated with check (true);

-- The columns that are not named here are given by the database. Its counter would tell how many
-- subscribers there are.
revoke all on table public.newsletter_subscribers from public, anon, authenticated;
revoke all on sequence public.newsletter_subscribers_id_seq from public, anon, authenticated;
grant insert (name, email, agreed_to_terms)
  on table public.newsletter_subscribers to anon, authenticated;
