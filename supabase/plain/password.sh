#!/bin/sh
# Sets the password of PostgREST's role: the image of Postgres runs this once, after roles.sql, in a new database.
set -eu

psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --no-psqlrc --quiet \
  --set ON_ERROR_STOP=1 --set password="$AUTHENTICATOR_PASSWORD" <<'SQL'
alter role authenticator password :'password';
SQL
