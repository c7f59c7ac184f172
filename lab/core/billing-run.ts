import { setTimeout as pause } from 'node:timers/promises';
import { issueInvoices } from '#activities/invoices/issue-invoices';
import { createDatabase } from '#db/core/handle';
import { listDueOrganizations } from '#db/invoices/billing-schedules';
import { readEnvironment, secretsOf } from '#platform/env';
import { createLogger } from '#platform/logger';
import { createSealer } from '#platform/sealing';

/** The figures that a run reports from a process of its own. */
export interface BillingFigures {
  readonly ms: number;
  /** The highest resident memory of the process. */
  readonly peakMb: number;
}

/** The pool of a worker. */
const POOL = 10;
const POLL_INTERVAL_MS = 50;

/** `billing-run.ts <instant>`: bills all carriers of DATABASE_URL whose time has come by the instant, as the worker does. */
async function main([at]: readonly string[]): Promise<void> {
  if (at === undefined) throw new Error('Usage: billing-run.ts <instant>');
  const env = readEnvironment();
  const db = createDatabase(env.DATABASE_URL, { name: 'worker', pool: POOL });
  const log = createLogger({ level: 'warn', name: 'billing-run' });
  const deps = { db, sealer: createSealer(secretsOf(env)), publicUrl: env.PUBLIC_URL, log };
  const startedAt = performance.now();
  try {
    for (;;) {
      await issueInvoices(deps, () => new Date(at));
      const [due] = await listDueOrganizations(db, { runId: undefined, now: at, limit: 1 });
      if (due === undefined) break;
      // Another run holds the rest, or its carriers have another month to be billed for.
      await pause(POLL_INTERVAL_MS);
    }
  } finally {
    await db.destroy();
  }
  const figures: BillingFigures = {
    ms: performance.now() - startedAt,
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
  console.log(JSON.stringify(figures));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
