import { type BillingDeps, billOrganization } from '#db/invoices/bill-organization';
import { findOpenRun, finishRun, openRun } from '#db/invoices/billing-runs';
import { listDueOrganizations, refreshSchedules } from '#db/invoices/billing-schedules';
import { MINUTE_MS } from '#domain/shared/durations';
import type { Logger } from '#platform/logger';

export interface IssueDeps extends BillingDeps {
  readonly log: Logger;
}

/** Carriers whose ids are read at a time. */
const SLICE = 200;

/** Carriers that are billed at the same time; more would wait for the counter of the numbers. */
const PARALLEL = 4;

/** A run ends before its activity would time out; the next one goes on with the rest. */
const TIME_LIMIT_MS = 8 * MINUTE_MS;

/**
 * Bills the carriers whose month is over, slice by slice, each in a transaction of its own. Whatever stops it, the next run
 * goes on with those who have no result yet: the rows are the only state. Two runs at the same time share the work.
 */
export async function issueInvoices(deps: IssueDeps, clock: () => Date): Promise<void> {
  const until = clock().getTime() + TIME_LIMIT_MS;
  await refreshSchedules(deps.db);
  let runId = await findOpenRun(deps.db);
  for (;;) {
    const now = clock().toISOString();
    const due = await listDueOrganizations(deps.db, { runId, now, limit: SLICE });
    if (due.length === 0) break;
    runId ??= await openRun(deps.db, now);
    const billed = await billSlice(deps, { runId, organizationIds: due, now });
    // The rest is held by another run, or time is up: a later run looks at it again.
    if (billed === 0 || clock().getTime() >= until) return;
  }
  if (runId !== undefined) await finishRun(deps.db, runId, clock().toISOString());
}

interface Slice {
  readonly runId: string;
  readonly organizationIds: readonly string[];
  readonly now: string;
}

/** Bills some carriers at a time; one that fails holds up no other. Returns how many have a result of the run. */
async function billSlice(deps: IssueDeps, { runId, organizationIds, now }: Slice): Promise<number> {
  const queue = [...organizationIds];
  const work = async () => {
    for (let organizationId = queue.shift(); organizationId !== undefined; organizationId = queue.shift()) {
      const error = await billOrganization(deps, { runId, organizationId, now });
      if (error !== undefined) deps.log.error({ err: error, organizationId, runId }, 'carrier could not be billed');
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  const left = new Set(await listDueOrganizations(deps.db, { runId, now, limit: SLICE }));
  return organizationIds.filter((id) => !left.has(id)).length;
}
