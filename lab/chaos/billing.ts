import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, type Db } from '#db/core/handle';
import { insertPayment } from '#db/invoice-payments/payment-store';
import { arrived, settlePayment } from '#db/invoice-payments/settle-payment';
import { readEnvironment, secretsOf } from '#platform/env';
import { newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import { type BillingProcess, startBilling } from '../core/billing-process';
import { AFTER_JANUARY, type BillingWorldSize, withBillingWorld } from '../core/billing-world';
import { printFigures } from '../core/figures';
import type { Lab } from '../core/lab';
import { logProgress } from '../core/progress';
import { seededRandom } from '../core/seeded-random';
import { worldSeeds } from '../core/seeds';
import { type BillingFindings, findBillingFaults } from './billing-findings';
import { killMoneyJobs, type MoneyFaults } from './money';

export interface BillingChaosSize extends BillingWorldSize {
  /** Kills of the monthly run. */
  readonly kills: number;
  /** Kills of each work of the other jobs about money. */
  readonly killsPerWork: number;
}

/** Three months later: February has workdays, March nothing, and January's unpaid invoices have a late fee in April. */
const AFTER_APRIL = '2027-05-01T15:00:00.000Z';
const WORKED_FROM = '2027-02-01';

/** One kill, with the invoices that the run had issued by then. */
interface RunKill {
  readonly runs: number;
  readonly invoices: number;
}

/**
 * First, ten weeks of payments, deposits, payouts and reminders, whose jobs are killed in the middle of a transaction, and after a
 * provider has carried out an order. Then bills carriers for three months in processes that are killed with SIGKILL at random places and started again, every second
 * time with two runs at the same time; two runs do the rest. Everything must be billed once.
 */
export async function chaosBilling({ db: main }: Lab, size: BillingChaosSize): Promise<void> {
  const world = { ...size, seed: worldSeeds.chaosBilling, workedFrom: WORKED_FROM };
  await withBillingWorld(main, world, async (databaseUrl) => {
    const db = createDatabase(databaseUrl, { pool: 4 });
    try {
      await startBilling(databaseUrl, AFTER_JANUARY).ended;
      await payJanuary(db);
      const money = await killMoneyJobs(db, { databaseUrl, killsPerWork: size.killsPerWork });
      const kills = await billWithKills(db, databaseUrl, size);
      logProgress('finishing with two runs at the same time');
      await Promise.all([startBilling(databaseUrl, AFTER_APRIL).ended, startBilling(databaseUrl, AFTER_APRIL).ended]);
      const found = await findBillingFaults(db);
      reportBilling({ size, kills, money, invoices: await countInvoices(db) }, found);
    } finally {
      await db.destroy();
    }
  });
}

/** Of January's invoices, one in three is paid in part, one with an excess that becomes credit, and one not at all. */
async function payJanuary(db: Db): Promise<void> {
  const env = readEnvironment();
  const deps = { sealer: createSealer(secretsOf(env)), publicUrl: env.PUBLIC_URL };
  const now = '2027-02-10T18:00:00.000Z';
  const invoices = await db('invoices').orderBy('number').select('id', 'organization_id', 'total_cents');
  const admin = await db('users').orderBy('id').first('id');
  for (const [index, { id: invoiceId, organization_id: organizationId, total_cents: total }] of invoices.entries()) {
    if (index % 3 === 2) continue;
    const cents = index % 3 === 0 ? Math.ceil(total / 3) : total + 1_000;
    await db.transaction(async (trx) => {
      const id = newId();
      const payment = { id, organizationId, invoiceId, method: 'transfer', cents, countsOn: '2027-02-10' } as const;
      await insertPayment(trx, { ...payment, startedAt: now, actorId: admin?.id ?? '', reference: 'Check' });
      await settlePayment(trx, deps, { id, report: arrived, now });
    });
  }
}

const POLL_INTERVAL_MS = 5;
const MAX_DELAY_MS = 20;
/** The last kill comes before the runs have issued this many invoices for each carrier; all would be nearly 1.7. */
const LATEST = 1.3;

async function billWithKills(db: Db, databaseUrl: string, { kills: count, organizations }: BillingChaosSize) {
  const random = seededRandom(worldSeeds.chaosBilling);
  const before = await countInvoices(db);
  const places = Array.from({ length: count }, () => Math.floor(random() * LATEST * organizations)).sort(
    (one, other) => one - other,
  );
  const kills: RunKill[] = [];
  for (const [index, place] of places.entries()) {
    const runs = Array.from({ length: 1 + (index % 2) }, () => startBilling(databaseUrl, AFTER_APRIL));
    const issued = async () => (await countInvoices(db)) - before;
    const isKilled = await killAt(
      runs,
      async () => (await issued()) > Math.max(place, kills.at(-1)?.invoices ?? 0),
      random,
    );
    if (!isKilled) break;
    kills.push({ runs: runs.length, invoices: await issued() });
    logProgress(`killed ${String(runs.length)} runs after ${String(await issued())} invoices`);
  }
  return kills;
}

/** Kills the runs a random moment after they have reached the place; false if one ended before. */
async function killAt(
  runs: readonly BillingProcess[],
  isReached: () => Promise<boolean>,
  random: () => number,
): Promise<boolean> {
  let isOver = false;
  const ended = Promise.all(runs.map((run) => run.ended)).finally(() => {
    isOver = true;
  });
  while (!isOver && !(await isReached())) await pause(POLL_INTERVAL_MS);
  await pause(random() * MAX_DELAY_MS);
  const killed = runs.map((run) => run.kill());
  await ended;
  return killed.every(Boolean);
}

async function countInvoices(db: Db): Promise<number> {
  const [row] = await db('invoices').count<{ count: number }[]>({ count: '*' });
  return Number(row?.count ?? 0);
}

interface Report {
  readonly size: BillingChaosSize;
  readonly kills: readonly RunKill[];
  readonly money: MoneyFaults;
  readonly invoices: number;
}

/** Prints the findings. The run fails unless it is clean and was killed as often as it should be. */
export function reportBilling({ size, kills, money, invoices }: Report, found: BillingFindings): void {
  const findings = {
    doubled: [...money.doubled, ...found.doubled],
    missing: [...money.missing, ...found.missing],
    gaps: found.gaps,
    broken: [...money.failures, ...found.broken],
  };
  const all = Object.values(findings).flat();
  for (const finding of all) logProgress(finding);
  const counts = Object.fromEntries(Object.entries(findings).map(([name, list]) => [name, list.length]));
  console.table(money.kills);
  const made = { kills: kills.length, moneyKills: money.kills.length, moneyFacts: money.facts };
  printFigures(kills, { chaos: 'billing', ...size, invoices, ...made, ...counts });
  for (const missed of money.missed) logProgress(missed);
  const isSufficient = kills.length === size.kills && money.missed.length === 0;
  if (!isSufficient) logProgress('the run was not intense enough: too few kills');
  if (all.length > 0 || !isSufficient) process.exitCode = 1;
}
