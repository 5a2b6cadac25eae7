-- What the migrations and PostgREST need of a Postgres that is not a Supabase project. A superuser runs it in the database
-- before `pnpm evaluations push --migrate`, and may run it again. The migrations grant everything else.

do $$
declare
  -- Visitors are anon. Nobody is authenticated: the migrations only name that role. PostgREST connects as authenticator,
  -- which has no privilege of its own, and then takes the role anon. It gets its password elsewhere: see password.sh.
  role record;
begin
  -- Roles belong to the server, and another database of it may have them already.
  for role in
    select * from (values ('anon', 'nologin'), ('authenticated', 'nologin'), ('authenticator', 'login'))
      as roles (name, entrance)
  loop
    if not exists (select from pg_roles where rolname = role.name) then
      execute format('create role %I noinherit %s', role.name, role.entrance);
    end if;
  end loop;
end
$$;

grant anon to authenticator;

-- Before version 15, everybody could create tables in this schema.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated;

-- The migrations set these limits too. A backup of the database lacks them, because they belong to the server.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';
