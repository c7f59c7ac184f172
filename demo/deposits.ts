import type { Transaction } from '#db/core/handle';
import { bookDeposit } from '#db/deposits/book-deposit';
import { listSandboxFacts } from '#db/deposits/sandbox-facts';
import { sumsOf } from '#domain/deposits/entries';
import { sandboxFee } from '#domain/deposits/sandbox-fee';
import type { DepositState } from '#domain/deposits/states';
import { DAY_MS } from '#domain/shared/durations';

const DAYS_TO_BANK = 2;

interface Sending {
  /** When the provider sends it, in epoch milliseconds. */
  readonly at: number;
  readonly state: DepositState;
}

/** A deposit of everything that the sandbox has held since the day before, as the job of deposits makes it. */
export async function sendDeposit(trx: Transaction, { at, state }: Sending): Promise<void> {
  const now = new Date(at).toISOString();
  const facts = await listSandboxFacts(trx, `${now.slice(0, 10)}T00:00:00.000Z`);
  const items = facts.map(({ method, ...fact }) => ({
    ...fact,
    feeCents: fact.kind === 'payment' ? sandboxFee(method, fact.cents) : 0,
  }));
  const { paymentsCents, otherCents, feeCents } = sumsOf(items);
  const last = facts.at(-1);
  if (last === undefined) return;
  const deposit = {
    provider: 'sandbox',
    reference: `sandbox_po_${last.reference}`,
    state,
    cents: paymentsCents + otherCents - feeCents,
    startedAt: now,
    arrivesOn: new Date(at + DAYS_TO_BANK * DAY_MS).toISOString().slice(0, 10),
    items,
  };
  await bookDeposit(trx, deposit, now);
}
