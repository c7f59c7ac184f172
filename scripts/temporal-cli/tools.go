//go:build tools

// Package tools pins the Temporal CLI that `scripts/setup.mjs` builds when no other server is available.
package tools

import _ "github.com/temporalio/cli/cmd/temporal"
