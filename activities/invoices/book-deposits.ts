import { bookDeposit, bookReport } from '#db/deposits/book-deposit';
import { findDeposits } from '#db/deposits/deposit-store';
import { listSandboxFacts } from '#db/deposits/sandbox-facts';
import { sumsOf } from '#domain/deposits/entries';
import { sandboxFee } from '#domain/deposits/sandbox-fee';
import { DAY_MS } from '#domain/shared/durations';
import type { BillingProvider } from '#platform/billing-provider';
import type { FollowUpJobDeps } from './follow-up-payments';

/** Deposits are read again for this long: a bank may refuse one within some days after it was paid. */
const RECENT_MS = 14 * DAY_MS;

/** Books deposits that no webhook reported; the sandbox, which has no bank, makes one a day. */
export async function bookDeposits({ billing, db, log }: FollowUpJobDeps, now: Date): Promise<void> {
  if (billing === undefined) return;
  if (billing.name === 'sandbox') return depositOfSandbox(db, now);
  const heads = await billing.listDeposits(new Date(now.getTime() - RECENT_MS));
  const known = await findDeposits(
    db,
    billing.name,
    heads.map(({ reference }) => reference),
  );
  const errors: unknown[] = [];
  for (const { reference, state } of heads) {
    const stored = known.get(reference);
    if (stored?.hasItems === true && stored.state === state) continue;
    await readAndBook({ billing, db }, reference, now).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) log.warn({ err: errors[0], count: errors.length }, 'deposits not booked');
}

async function readAndBook(
  { billing, db }: { readonly billing: BillingProvider; readonly db: FollowUpJobDeps['db'] },
  reference: string,
  now: Date,
): Promise<void> {
  const report = await billing.findDeposit(reference);
  if (report !== undefined) await bookReport(db, { provider: billing.name, report }, now.toISOString());
}

/** Everything of the days before, if something is left of it after the fees. */
async function depositOfSandbox(db: FollowUpJobDeps['db'], now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const facts = await listSandboxFacts(db, `${today}T00:00:00.000Z`);
  const items = facts.map(({ method, ...fact }) => ({
    ...fact,
    feeCents: fact.kind === 'payment' ? sandboxFee(method, fact.cents) : 0,
  }));
  const { paymentsCents, otherCents, feeCents } = sumsOf(items);
  const cents = paymentsCents + otherCents - feeCents;
  const last = facts.at(-1);
  if (last === undefined || cents <= 0) return;
  // Made of the last item, so that two jobs at the same time make one deposit.
  const head = { provider: 'sandbox', reference: `sandbox_po_${last.reference}`, state: 'paid' } as const;
  const deposit = { ...head, cents, startedAt: now.toISOString(), arrivesOn: today, items };
  await db.transaction((trx) => bookDeposit(trx, deposit, now.toISOString()));
}
