#!/bin/sh
# Runs once, when the database is created: the role with which the site runs owns no tables.
set -eu
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set=password="$SITE_PASSWORD" <<'SQL'
create role site login password :'password';
SQL
