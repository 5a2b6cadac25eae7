create table public.newsletter_subscribers (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  name text not null
    constraint newsletter_subscribers_name_is_bounded
    check (char_length(name) <= 200 and name ~ '\S'),
  -- Spaces and invisible characters are listed, because character classes differ between databases.
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
  'Private: subscribers of the newsletter. The public roles may only insert, and cannot learn whether an address is subscribed.';
comment on column public.newsletter_subscribers.id is
  'Private: order of arrival, with gaps. Set by the database.';
comment on column public.newsletter_subscribers.created_at is
  'Private: time of the first subscription. Set by the database.';
comment on column public.newsletter_subscribers.name is
  'Private, personal: name of the subscriber, from the first subscription; 1 to 200 characters, not blank.';
comment on column public.newsletter_subscribers.email is
  'Private, personal: unverified e-mail address of at most 254 characters; unique, ignoring case.';
comment on column public.newsletter_subscribers.agreed_to_terms is
  'Private: always true; a check rejects any other value.';

-- The trigger inserts a visitor's row itself and cancels the original insert. So known and new addresses
-- pass the same checks, wait for the same locks and report zero rows. A trigger that only skipped known
-- addresses would accept them with invalid names, and report a different row count.
create function public.insert_newsletter_subscriber() returns trigger
  language plpgsql
  -- The visitor's own privileges suffice, and keep rows that they cannot see out of error messages.
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

comment on function public.insert_newsletter_subscriber() is
  'Inserts a visitor''s row unless its address exists already, with the same result either way.';

revoke all on function public.insert_newsletter_subscriber() from public, anon, authenticated;

-- Only for roles with row-level security: the owner can restore rows unchanged, and sees conflicts fail.
create trigger insert_newsletter_subscriber before insert on public.newsletter_subscribers
  for each row
  when (pg_trigger_depth() = 0 and row_security_active('public.newsletter_subscribers'))
  execute function public.insert_newsletter_subscriber();

alter table public.newsletter_subscribers enable row level security;

create policy newsletter_subscribers_are_taken on public.newsletter_subscribers
  for insert to anon, authenticated with check (true);

-- The database sets the columns without a grant. The sequence would reveal the number of subscribers.
revoke all on table public.newsletter_subscribers from public, anon, authenticated;
revoke all on sequence public.newsletter_subscribers_id_seq from public, anon, authenticated;
grant insert (name, email, agreed_to_terms)
  on table public.newsletter_subscribers to anon, authenticated;
