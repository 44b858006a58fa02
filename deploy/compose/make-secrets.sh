#!/bin/sh
# Makes the secrets of the installation beside this file, once. They are no part of the repository.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
new() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
keep() { [ -e "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"; }
keep auth-secret "$(new)"
keep postgres-password "$(new)"
keep owner-password "$(new)"
keep server-password "$(new)"
# The network is this machine's own, so there is no TLS on it.
keep database-url "postgresql://klarnotam:$(cat secrets/server-password)@database:5432/klarnotam?sslmode=disable"
keep migration-database-url "postgresql://klarnotam_owner:$(cat secrets/owner-password)@database:5432/klarnotam?sslmode=disable"
# The users of the containers are not yours.
chmod 0755 secrets
chmod 0444 secrets/*
