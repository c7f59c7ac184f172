import type { DepositItem, DepositSums } from '#domain/deposits/entries';
import type { DepositState } from '#domain/deposits/states';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';

/** A deposit as the transaction that changes it needs it. */
export interface StoredDeposit {
  readonly id: string;
  readonly state: DepositState;
  readonly hasItems: boolean;
}

/** A deposit that is to be stored. */
export interface NewDeposit {
  readonly provider: string;
  readonly reference: string;
  readonly state: DepositState;
  readonly cents: number;
  readonly startedAt: string;
  readonly arrivesOn: string;
}

interface Row {
  readonly id: string;
  readonly state: DepositState;
  readonly feeCents: number | null;
}

/** The locked row of a deposit, stored as sent but not arrived if it is new. */
export async function lockDeposit(trx: Transaction, deposit: NewDeposit): Promise<StoredDeposit> {
  const { provider, reference, cents, startedAt, arrivesOn } = deposit;
  await trx('deposits')
    .insert({
      ...{ id: newId(), provider, reference, cents, state: 'onTheWay' },
      ...{ started_at: startedAt, arrives_on: arrivesOn },
    })
    .onConflict(['provider', 'reference'])
    .ignore();
  const row = await trx('deposits')
    .where({ provider, reference })
    .forUpdate()
    .first<Row | undefined>({ id: 'id', state: 'state', feeCents: 'fee_cents' });
  if (row === undefined) throw new Error('A deposit was neither stored nor found');
  return { id: row.id, state: row.state, hasItems: row.feeCents !== null };
}

/** Moves a deposit to a state, with the day on which it arrives by now. */
export async function changeState(
  trx: Transaction,
  id: string,
  { state, arrivesOn }: Pick<NewDeposit, 'state' | 'arrivesOn'>,
): Promise<void> {
  await trx('deposits').where({ id }).update({ state, arrives_on: arrivesOn });
}

/** A statement has room for 65,535 values. */
const ITEMS_PER_STATEMENT = 500;

/** Stores what a deposit contains, with its sums. */
export async function insertItems(
  trx: Transaction,
  { id, provider, items, sums }: { id: string; provider: string; items: readonly DepositItem[]; sums: DepositSums },
): Promise<void> {
  const rows = items.map(({ reference, kind, paymentId, cents, feeCents }) => ({
    ...{ provider, reference, deposit_id: id, kind, cents },
    ...{ payment_id: paymentId, fee_cents: feeCents },
  }));
  for (let from = 0; from < rows.length; from += ITEMS_PER_STATEMENT) {
    await trx('deposit_items').insert(rows.slice(from, from + ITEMS_PER_STATEMENT));
  }
  const { paymentsCents, otherCents, feeCents, paymentCount } = sums;
  await trx('deposits').where({ id }).update({
    payments_cents: paymentsCents,
    other_cents: otherCents,
    fee_cents: feeCents,
    payment_count: paymentCount,
  });
}

/** The stored state of the deposits with these ids of the provider. */
export async function findDeposits(
  db: Db,
  provider: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, Omit<StoredDeposit, 'id'>>> {
  const rows = await db('deposits')
    .where({ provider })
    .whereIn('reference', references)
    .select<(Row & { readonly reference: string })[]>({
      reference: 'reference',
      state: 'state',
      feeCents: 'fee_cents',
    });
  return new Map(rows.map(({ reference, state, feeCents }) => [reference, { state, hasItems: feeCents !== null }]));
}

/** Our payments by the provider's ids of them. */
export async function findPaymentIds(
  db: Db,
  provider: string,
  refs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db('payments')
    .where({ provider })
    .whereRaw('provider_payment_id = any(?::text[])', [[...refs]])
    .select('id', 'provider_payment_id');
  return new Map(rows.map(({ id, provider_payment_id: ref }) => [ref ?? '', id]));
}
