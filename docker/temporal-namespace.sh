#!/bin/sh
# Creates the namespace once the server is up. Closed workflows are retained for 30 days; PostgreSQL has the permanent record.
set -eu

until temporal operator cluster health; do sleep 2; done
temporal operator namespace describe -n default || temporal operator namespace create -n default --retention 720h
