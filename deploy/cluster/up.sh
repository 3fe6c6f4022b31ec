#!/bin/sh
# Brings up on this machine, on ports of its own, what docs/from-one-machine-to-many.md describes: PostgreSQL, PgBouncer in
# transaction mode, a bucket, two providers, two sites, nginx; and walks through the drill. With --stay it only runs.
# What it needs comes from npm, and as root from Debian (pgbouncer, nginx-light, openssl).
set -eu
cd "$(dirname "$0")/../.."
exec npx -y pnpm@12 bench cluster "$@"
