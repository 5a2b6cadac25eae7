-- Out of reach for visitors, whatever is granted in public. The API does not serve this schema.
create schema private;
revoke all on schema private from public, anon, authenticated;

create table private.rate_limits (
  inbox text primary key
    constraint rate_limits_inbox_is_known
    check (inbox in ('evaluation_requests', 'newsletter_subscribers')),
  next_allowed_at timestamptz not null default '-infinity'
);

insert into private.rate_limits (inbox) values
  ('evaluation_requests'), ('newsletter_subscribers');

comment on table private.rate_limits is
  'Rate limits of form submissions (GCRA), one row for each table. A table without a row rejects every submission.';
comment on column private.rate_limits.inbox is 'Table that visitors insert into.';
comment on column private.rate_limits.next_allowed_at is
  'Theoretical arrival time of GCRA: each accepted row advances it by six seconds, from now or from its value, whichever is later. A row that would advance it to more than six minutes from now is rejected. Minus infinity at first.';

alter table private.rate_limits enable row level security;
revoke all on table private.rate_limits from public, anon, authenticated;

-- The generic cell rate algorithm (GCRA): a burst of 60 rows, then 10 a minute. This is far more than
-- people send, and limits an attacker to 14,400 rows of at most 27 kB a day. Every attempt that passes the
-- checks counts, also if it inserts no row; otherwise the limit would reveal which addresses are
-- subscribed. Each attempt advances the timestamp under a row lock, so that concurrent inserts cannot
-- share a slot.
create function private.enforce_rate_limit() returns trigger
  language plpgsql
  -- Visitors have no privileges on the rate limits.
  security definer
  set search_path = ''
as $$
declare
  emission_interval constant interval := '6 seconds';
  burst_tolerance constant interval := '6 minutes';
  -- Not now(): that is the start of the transaction, which the visitor chooses.
  arrived_at constant timestamptz := clock_timestamp();
begin
  update private.rate_limits
  set next_allowed_at = greatest(next_allowed_at, arrived_at) + emission_interval
  where inbox = tg_table_name
    and greatest(next_allowed_at, arrived_at) + emission_interval <= arrived_at + burst_tolerance;
  if not found then
    -- PostgREST maps this code to status 429.
    raise exception sqlstate 'PT429' using
      message = 'Too many entries arrived in a short time.',
      hint = 'Try again in a few minutes.';
  end if;
  return new;
end
$$;

comment on function private.enforce_rate_limit() is
  'Rejects a visitor''s row with PT429 above the rate limit: a burst of 60 rows, then 10 a minute.';

revoke all on function private.enforce_rate_limit() from public, anon, authenticated;

-- Triggers on one table fire in alphabetical order, so this one runs before the subscriber is inserted.
create trigger enforce_rate_limit before insert on public.evaluation_requests
  for each row
  when (row_security_active('public.evaluation_requests'))
  execute function private.enforce_rate_limit();

create trigger enforce_rate_limit before insert on public.newsletter_subscribers
  for each row
  when (pg_trigger_depth() = 0 and row_security_active('public.newsletter_subscribers'))
  execute function private.enforce_rate_limit();
