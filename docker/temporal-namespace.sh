#!/bin/sh
# Makes the namespace once the server serves. Closed processes stay readable for 30 days; the long record is in PostgreSQL.
set -eu

until temporal operator cluster health; do sleep 2; done
temporal operator namespace describe -n default || temporal operator namespace create -n default --retention 720h
