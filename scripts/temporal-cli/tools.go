//go:build tools

// Package tools pins the Temporal CLI that `scripts/setup.mjs` builds when no other server can be had.
package tools

import _ "github.com/temporalio/cli/cmd/temporal"
