import type { FailureName, RunState } from '#domain/invoices/run-results';
import type { BillingRun, BillingRunResult } from '#domain/invoices/schema';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';

/** Results that are read of one run, failed ones first. */
const MAX_RESULTS = 500;

/** The run that is open, which all workers share; a new one if there is none. */
export async function openRun(db: Db, now: string): Promise<string> {
  await db.raw('insert into billing_runs (id, started_at) values (?, ?) on conflict do nothing', [newId(), now]);
  const row = await db('billing_runs').whereNull('finished_at').first<{ id: string } | undefined>('id');
  // Another worker has finished it between the statements.
  return row?.id ?? openRun(db, now);
}

/** Ends a run; does nothing if another worker has ended it. */
export async function finishRun(db: Db, id: string, now: string): Promise<void> {
  await db('billing_runs').where({ id }).whereNull('finished_at').update({ finished_at: now });
}

/** The open run, if a worker was stopped during one. */
export async function findOpenRun(db: Db): Promise<string | undefined> {
  const row = await db('billing_runs').whereNull('finished_at').first<{ id: string } | undefined>('id');
  return row?.id;
}

/** The result of a run for a carrier. */
export interface RunResult {
  readonly runId: string;
  readonly organizationId: string;
  readonly state: RunState;
  readonly invoiceId: string | null;
  readonly failure: FailureName | null;
}

/** Stores a result; a later try replaces a failure. If only the answer to the commit was lost, the carrier has been billed. */
export async function saveResult(trx: Transaction | Db, result: RunResult, now: string): Promise<void> {
  await trx('billing_run_results')
    .insert({
      run_id: result.runId,
      organization_id: result.organizationId,
      state: result.state,
      invoice_id: result.invoiceId,
      failure: result.failure,
      finished_at: now,
    })
    .onConflict(['run_id', 'organization_id'])
    .merge()
    .where('billing_run_results.state', 'failed');
}

const runColumns = (db: Db) => ({
  _id: 'billing_runs.id',
  startedAt: 'billing_runs.started_at',
  finishedAt: 'billing_runs.finished_at',
  invoicedCount: db.raw(`(count(*) filter (where billing_run_results.state = 'invoiced'))::integer`),
  nothingCount: db.raw(`(count(*) filter (where billing_run_results.state = 'nothing'))::integer`),
  failedCount: db.raw(`(count(*) filter (where billing_run_results.state = 'failed'))::integer`),
  totalCents: db.raw('coalesce(sum(invoices.total_cents), 0)::bigint'),
});

const runsWithResults = (db: Db) =>
  db('billing_runs')
    .leftJoin('billing_run_results', 'billing_run_results.run_id', 'billing_runs.id')
    .leftJoin('invoices', 'invoices.id', 'billing_run_results.invoice_id')
    .groupBy('billing_runs.id')
    .select(runColumns(db));

/** A page of runs, newest first. */
export async function listRuns(
  db: Db,
  { after, limit }: { readonly after: readonly [string, string] | undefined; readonly limit: number },
): Promise<BillingRun[]> {
  const rows: unknown = await runsWithResults(db)
    .modify((query) => {
      if (after !== undefined) void query.whereRaw('(billing_runs.started_at, billing_runs.id) < (?, ?)', [...after]);
    })
    .orderBy([
      { column: 'billing_runs.started_at', order: 'desc' },
      { column: 'billing_runs.id', order: 'desc' },
    ])
    .limit(limit);
  return rows as BillingRun[];
}

export async function findRun(db: Db, id: string): Promise<BillingRun | undefined> {
  const rows = await runsWithResults(db).where('billing_runs.id', id);
  return rows[0];
}

/** A later run may have billed the carrier. */
const STAYS_FAILED = `billing_run_results.state = 'failed' and not exists (select 1 from billing_run_results as later
  where later.organization_id = billing_run_results.organization_id and later.run_id <> billing_run_results.run_id
    and later.state <> 'failed' and later.finished_at > billing_run_results.finished_at)`;

/** The results of a run, failed ones first; of one carrier if it is named. */
export async function listResults(db: Db, runId: string, organizationId?: string): Promise<BillingRunResult[]> {
  return db('billing_run_results')
    .join('organizations', 'organizations.id', 'billing_run_results.organization_id')
    .leftJoin('invoices', 'invoices.id', 'billing_run_results.invoice_id')
    .where('billing_run_results.run_id', runId)
    .modify((query) => {
      if (organizationId !== undefined) void query.where('billing_run_results.organization_id', organizationId);
    })
    .orderByRaw(`billing_run_results.state = 'failed' desc, organizations.name, organizations.id`)
    .limit(MAX_RESULTS)
    .select({
      organizationId: 'organizations.id',
      organization: 'organizations.name',
      state: 'billing_run_results.state',
      invoiceId: 'billing_run_results.invoice_id',
      number: 'invoices.number',
      cents: 'invoices.total_cents',
      failure: 'billing_run_results.failure',
      finishedAt: 'billing_run_results.finished_at',
      canRunAgain: db.raw(STAYS_FAILED),
    });
}
