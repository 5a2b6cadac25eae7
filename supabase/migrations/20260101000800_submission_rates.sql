-- Out of reach for visitors, whatever is granted in public. The API does not serve this schema.
create schema private;
revoke all on schema private from public, anon, authenticated;

create table private.submission_turns (
  inbox text primary key
    constraint submission_turns_inbox_is_known
    check (inbox in ('evaluation_requests', 'newsletter_subscribers')),
  paid_until timestamptz not null default '-infinity'
);

insert into private.submission_turns (inbox) values
  ('evaluation_requests'), ('newsletter_subscribers');

comment on table private.submission_turns is
  'Rate limits of form submissions (GCRA), one row for each table. A table without a row rejects every submission.';
comment on column private.submission_turns.inbox is 'Table that visitors insert into.';
comment on column private.submission_turns.paid_until is
  'Theoretical arrival time of GCRA: each accepted row advances it by six seconds, from now or from its value, whichever is later. A row that would advance it to more than six minutes from now is rejected. Minus infinity at first.';

alter table private.submission_turns enable row level security;
revoke all on table private.submission_turns from public, anon, authenticated;

-- The generic cell rate algorithm (GCRA): a burst of 60 rows, then 10 a minute. This is far more than
-- people send, and limits an attacker to 14,400 rows of at most 27 kB a day. Every attempt that passes the
-- checks counts, also if it inserts no row; otherwise the limit would reveal which addresses are
-- subscribed. Each attempt advances the timestamp under a row lock, so that concurrent inserts cannot
-- share a slot.
create function private.take_submission_turn() returns trigger
  language plpgsql
  -- Visitors have no privileges on the rate limits.
  security definer
  set search_path = ''
as $$
declare
  turn constant interval := '6 seconds';
  most constant interval := '6 minutes';
  -- Not now(): that is the start of the transaction, which the visitor chooses.
  moment constant timestamptz := clock_timestamp();
begin
  update private.submission_turns
  set paid_until = greatest(paid_until, moment) + turn
  where inbox = tg_table_name and greatest(paid_until, moment) + turn <= moment + most;
  if not found then
    -- PostgREST maps this code to status 429.
    raise exception sqlstate 'PT429' using
      message = 'Too many entries arrived in a short time.',
      hint = 'Try again in a few minutes.';
  end if;
  return new;
end
$$;

comment on function private.take_submission_turn() is
  'Rejects a visitor''s row with PT429 above the rate limit: a burst of 60 rows, then 10 a minute.';

revoke all on function private.take_submission_turn() from public, anon, authenticated;

-- Triggers on one table fire in alphabetical order, so this one runs before the subscriber is inserted.
create trigger bound_submissions before insert on public.evaluation_requests
  for each row
  when (row_security_active('public.evaluation_requests'))
  execute function private.take_submission_turn();

create trigger bound_submissions before insert on public.newsletter_subscribers
  for each row
  when (pg_trigger_depth() = 0 and row_security_active('public.newsletter_subscribers'))
  execute function private.take_submission_turn();
