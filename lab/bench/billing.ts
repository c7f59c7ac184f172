import { createDatabase, type Db } from '#db/core/handle';
import { verifyLedger } from '#db/ledger/verify';
import { startBilling } from '../core/billing-process';
import { AFTER_JANUARY, type BillingWorldSize, withBillingWorld } from '../core/billing-world';
import { printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { logProgress } from '../core/progress';
import { worldSeeds } from '../core/seeds';
import { measureApproval } from './billing-approval';
import { addPastInvoices } from './billing-history';
import { comparePages } from './billing-pages';
import { ratioOf, rowOf } from './compare-queries';

export interface BillingSize extends BillingWorldSize {
  /** Carriers of the small world, with as many purchases and workdays each. */
  readonly fewOrganizations: number;
  /** Workdays that are approved in one request. */
  readonly approved: number;
  /** Carriers whose pages are compared. */
  readonly samples: number;
  readonly rounds: number;
}

const MAX_STATEMENTS = 10;
const WORKED_FROM = '2027-01-04';
const seed = worldSeeds.benchBilling;

interface Billed {
  readonly organizations: number;
  readonly seconds: number;
  readonly peakMb: number;
}

/**
 * Measures the monthly run over two worlds, each in a process of its own: carriers per second, and how much the large one
 * needs more memory (`peakGrowth`). Then, in the large world, the time to verify the books (`verifySeconds`), a carrier's pages
 * against hand-written statements (`worstSqlRatio`), and the statements of an approval of many workdays (`approvalStatements`).
 * Fails if the books are wrong or an approval has too many statements.
 */
export async function benchBilling({ db: main }: Lab, size: BillingSize): Promise<void> {
  const few = await withBillingWorld(main, { ...scaled(size), seed, workedFrom: WORKED_FROM }, (url) =>
    bill(url, size.fewOrganizations),
  );
  await withBillingWorld(main, { ...size, seed, workedFrom: WORKED_FROM }, async (databaseUrl) => {
    const many = await bill(databaseUrl, size.organizations);
    const db = createDatabase(databaseUrl, { pool: 4 });
    try {
      const verified = await verify(db);
      logProgress('adding invoices of two years');
      await addPastInvoices(db);
      const approvalStatements = await measureApproval(db, size.approved);
      const pages = await comparePages(db, size);
      console.table([few, many]);
      printFigures(
        pages.map(({ name, times }) => rowOf(name, times)),
        {
          bench: 'billing',
          ...size,
          organizationsPerSecond: round(many.organizations / many.seconds, 1),
          peakMb: [few, many].map(({ peakMb }) => round(peakMb, 0)),
          peakGrowth: round(many.peakMb / few.peakMb),
          ...verified,
          approvalStatements,
          sqlRatios: Object.fromEntries(pages.map(({ name, times }) => [name, round(ratioOf(times))])),
          worstSqlRatio: round(Math.max(...pages.map(({ times }) => ratioOf(times)))),
        },
      );
      if (verified.brokenRules > 0 || (approvalStatements ?? 0) > MAX_STATEMENTS) process.exitCode = 1;
    } finally {
      await db.destroy();
    }
  });
}

function scaled({ fewOrganizations, organizations, purchases, workdays }: BillingSize): BillingWorldSize {
  const of = (count: number): number => Math.round((count * fewOrganizations) / organizations);
  return { organizations: fewOrganizations, purchases: of(purchases), workdays: of(workdays) };
}

async function verify(db: Db) {
  const from = performance.now();
  const { transactions, broken } = await verifyLedger(db);
  for (const { name } of broken) logProgress(`broken: ${name}`);
  return { transactions, brokenRules: broken.length, verifySeconds: round((performance.now() - from) / 1000, 1) };
}

async function bill(databaseUrl: string, organizations: number): Promise<Billed> {
  logProgress(`billing ${String(organizations)} carriers`);
  const figures = await startBilling(databaseUrl, AFTER_JANUARY).ended;
  if (figures === undefined) throw new Error('The run was killed');
  return { organizations, seconds: figures.ms / 1000, peakMb: figures.peakMb };
}
