import { randomUUID } from 'node:crypto';
import { type LedgerLine, lineFault, reversedLines } from '#domain/ledger/accounts';
import type { Transaction } from '../core/handle';

/** A fact to be booked. */
export interface LedgerPosting {
  /** The kind of fact, such as `invoice` or `payment`. */
  readonly kind: string;
  /** Names the fact, such as `invoice/<id>`: posted again, it changes nothing. */
  readonly key: string;
  /** The carrier in whose journal it stands; null for payouts of the payment provider, which belong to no carrier. */
  readonly organizationId: string | null;
  readonly occurredAt: Date | string;
  readonly actorId?: string | undefined;
  /** Why a person booked it; required for a reversal. */
  readonly reason?: string | undefined;
  /** The transaction that this one undoes. */
  readonly reverses?: string | undefined;
  readonly lines: readonly LedgerLine[];
}

/** The transaction of a key, and whether this call booked it. */
export interface PostedTransaction {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Books a fact once per key, in the transaction of its effect. Of parallel calls with one key, the later ones wait for the
 * first and return its transaction.
 * @throws {RangeError} if the lines do not balance, or the key was booked with other lines.
 */
export async function postTransaction(trx: Transaction, posting: LedgerPosting): Promise<PostedTransaction> {
  const { kind, key, organizationId, occurredAt, actorId, reason, reverses, lines } = posting;
  const fault = lineFault(lines);
  if (fault !== undefined) throw new RangeError(`The lines of ${key} cannot be booked: ${fault}`);
  const id = randomUUID();
  const inserted = await trx('ledger_transactions')
    .insert({
      id,
      kind,
      key,
      organization_id: organizationId,
      occurred_at: occurredAt,
      actor_id: actorId,
      reason,
      reverses,
      line_count: lines.length,
    })
    .onConflict('key')
    .ignore()
    .returning('id');
  if (inserted.length === 0) return { id: await bookedBefore(trx, posting), isNew: false };
  await trx('ledger_lines').insert(
    lines.map(({ account, cents }, position) => ({ transaction_id: id, position, account, cents })),
  );
  return { id, isNew: true };
}

/** One key names one fact: other lines under it would be lost silently. */
async function bookedBefore(trx: Transaction, { key, lines }: LedgerPosting): Promise<string> {
  const row = await trx('ledger_transactions').where({ key }).first<{ id: string } | undefined>('id');
  if (row === undefined) throw new Error(`The ledger transaction ${key} was neither booked nor found`);
  const booked = await linesOf(trx, row.id);
  const isSame =
    booked.length === lines.length &&
    booked.every(({ account, cents }, at) => lines[at]?.account === account && lines[at].cents === cents);
  if (!isSame) throw new RangeError(`The ledger transaction ${key} was booked with other lines`);
  return row.id;
}

/** The lines of a transaction, in order. */
export const linesOf = (trx: Transaction, transactionId: string): Promise<LedgerLine[]> =>
  trx('ledger_lines')
    .where({ transaction_id: transactionId })
    .orderBy('position')
    .select<LedgerLine[]>('account', 'cents');

/** Undoes a transaction by one with the opposite lines; a second reversal of it returns the first. */
export async function reverseTransaction(
  trx: Transaction,
  transactionId: string,
  reversal: { readonly reason: string; readonly occurredAt: Date | string; readonly actorId?: string | undefined },
): Promise<PostedTransaction> {
  const original = await trx('ledger_transactions')
    .where({ id: transactionId })
    .first<{ kind: string; organization_id: string | null } | undefined>('kind', 'organization_id');
  if (original === undefined) throw new Error(`There is no ledger transaction ${transactionId}`);
  const lines = await linesOf(trx, transactionId);
  return postTransaction(trx, {
    ...reversal,
    kind: original.kind,
    key: `reversal/${transactionId}`,
    organizationId: original.organization_id,
    reverses: transactionId,
    lines: reversedLines(lines),
  });
}
