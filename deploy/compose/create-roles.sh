#!/bin/sh
# Run once by the image of PostgreSQL: one role owns the tables, the other reads and writes rows.
set -eu
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 \
  --set owner_password="$(cat /run/secrets/owner-password)" --set server_password="$(cat /run/secrets/server-password)" <<'SQL'
create role klarnotam_owner login password :'owner_password';
create role klarnotam login password :'server_password';
create database klarnotam owner klarnotam_owner encoding 'UTF8' template template0;
SQL
