import { depositFeeLines, type DepositItem, depositLines, sumsOf } from '#domain/deposits/entries';
import { isLaterDeposit } from '#domain/deposits/states';
import type { LedgerLine } from '#domain/ledger/accounts';
import type { DepositReport } from '#platform/billing-provider';
import type { Db, Transaction } from '../core/handle';
import { postTransaction, reverseTransaction } from '../ledger/post';
import { changeState, findPaymentIds, insertItems, lockDeposit } from './deposit-store';

/** A deposit whose items name our payments. */
export interface BookedDeposit extends Omit<DepositReport, 'items'> {
  readonly provider: string;
  /** Undefined until the provider has said what it contains. */
  readonly items: readonly DepositItem[] | undefined;
}

/** Finds our payments in what the provider says about a deposit, and books it. */
export async function bookReport(
  db: Db,
  { provider, report }: { readonly provider: string; readonly report: DepositReport },
  now: string,
): Promise<void> {
  const refs = (report.items ?? []).flatMap(({ paymentRef }) => (paymentRef === null ? [] : [paymentRef]));
  const ids = await findPaymentIds(db, provider, refs);
  const items = report.items?.map(({ paymentRef, ...item }) => ({
    ...item,
    paymentId: paymentRef === null ? null : (ids.get(paymentRef) ?? null),
  }));
  await db.transaction((trx) => bookDeposit(trx, { ...report, provider, items }, now));
}

/**
 * Moves a deposit forward to the state that was read, and books what is new: the money once it was paid, the fees once they are
 * known, and the money back if the bank refused it later. Twice, late or out of order, a report changes nothing more.
 */
export async function bookDeposit(trx: Transaction, deposit: BookedDeposit, now: string): Promise<void> {
  const { id, state, hasItems } = await lockDeposit(trx, deposit);
  if (deposit.items !== undefined && !hasItems) await bookFees(trx, id, { ...deposit, items: deposit.items });
  if (!isLaterDeposit(deposit.state, state)) return;
  await changeState(trx, id, deposit);
  if (deposit.state === 'paid') await post(trx, 'deposit', { deposit, lines: depositLines(deposit.cents) });
  if (deposit.state === 'failed' && state === 'paid') await takeBack(trx, deposit, now);
}

async function bookFees(
  trx: Transaction,
  id: string,
  deposit: BookedDeposit & { readonly items: readonly DepositItem[] },
): Promise<void> {
  const { provider, items } = deposit;
  const sums = sumsOf(items);
  await insertItems(trx, { id, provider, items, sums });
  await post(trx, 'deposit-fees', { deposit, lines: depositFeeLines(sums.feeCents) });
}

const keyOf = (kind: string, { provider, reference }: BookedDeposit): string => `${kind}/${provider}/${reference}`;

/** Nothing is booked of an amount of 0. */
async function post(
  trx: Transaction,
  kind: 'deposit' | 'deposit-fees',
  { deposit, lines }: { readonly deposit: BookedDeposit; readonly lines: readonly LedgerLine[] },
): Promise<void> {
  if (lines.length === 0) return;
  const occurredAt = `${deposit.arrivesOn}T00:00:00.000Z`;
  await postTransaction(trx, { kind, key: keyOf(kind, deposit), organizationId: null, occurredAt, lines });
}

/** The bank refused a deposit that was paid: the provider holds the money again, and keeps its fees. */
async function takeBack(trx: Transaction, deposit: BookedDeposit, now: string): Promise<void> {
  const booked = await trx('ledger_transactions')
    .where({ key: keyOf('deposit', deposit) })
    .first<{ id: string } | undefined>('id');
  if (booked === undefined) return;
  await reverseTransaction(trx, booked.id, { reason: 'The bank refused the deposit', occurredAt: now });
}
