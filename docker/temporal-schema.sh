#!/bin/sh
# Creates or migrates the two databases of the Temporal server.
set -eu

tool() {
  database=$1
  shift
  temporal-sql-tool --plugin postgres12_pgx --ep temporal-postgres -p 5432 -u temporal --db "$database" "$@"
}

# The first two commands fail if they have run before; real errors show in the third.
prepare() {
  tool "$1" create || true
  tool "$1" setup-schema -v 0.0 || true
  tool "$1" update-schema -d "/etc/temporal/schema/postgresql/v12/$2/versioned"
}

prepare temporal temporal
prepare temporal_visibility visibility
