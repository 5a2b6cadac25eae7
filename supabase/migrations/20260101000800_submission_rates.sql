-- What no visitor may see or call, whatever is granted in public. It is not served over HTTP.
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
  'How much of what visitors may send is used up, by the table that it goes to. Without its row, a table takes nothing.';
comment on column private.submission_turns.inbox is 'Table that visitors add rows to.';
comment on column private.submission_turns.paid_until is
  'Each row that is taken moves this on by six seconds, from now or from where it is; the row that would move it to more than six minutes from now is refused. Minus infinity before the first.';

alter table private.submission_turns enable row level security;
revoke all on table private.submission_turns from public, anon, authenticated;

-- 60 rows at once and 10 a minute after that: many times what people send, and 14,400 rows a day of at
-- most 27 kB each are what an attacker can fill the disk with. Every attempt counts that meets the checks,
-- whether it leaves a row or not, or the moment of the refusal would tell whose address is subscribed.
-- Concurrent attempts wait for each other at the one row that they change, so that no two of them take
-- the same turn.
create function private.take_submission_turn() returns trigger
  language plpgsql
  -- The visitor has no right to the turns.
  security definer
  set search_path = ''
as $$
declare
  turn constant interval := '6 seconds';
  most constant interval := '6 minutes';
  -- Not the start of the transaction, which the visitor chooses.
  moment constant timestamptz := clock_timestamp();
begin
  update private.submission_turns
  set paid_until = greatest(paid_until, moment) + turn
  where inbox = tg_table_name and greatest(paid_until, moment) + turn <= moment + most;
  if not found then
    -- PostgREST makes the status 429 of this code.
    raise exception sqlstate 'PT429' using
      message = 'Too many entries arrived in a short time.',
      hint = 'Try again in some minutes.';
  end if;
  return new;
end
$$;

comment on function private.take_submission_turn() is
  'Refuses a visitor''s row with PT429 when too many came before it; 60 are taken at once, and 10 a minute.';

revoke all on function private.take_submission_turn() from public, anon, authenticated;

-- Triggers of one table fire in the order of their names: this one before the subscriber is put in.
create trigger bound_submissions before insert on public.evaluation_requests
  for each row
  when (row_security_active('public.evaluation_requests'))
  execute function private.take_submission_turn();

create trigger bound_submissions before insert on public.newsletter_subscribers
  for each row
  when (pg_trigger_depth() = 0 and row_security_active('public.newsletter_subscribers'))
  execute function private.take_submission_turn();
