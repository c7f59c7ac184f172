import type { Transaction } from '../core/handle';
import { reverseTransaction } from '../ledger/post';

/** The person who voids an invoice, the time and the reason. */
export interface Voiding {
  readonly invoiceId: string;
  readonly actorId: string;
  readonly reason: string;
  readonly now: string;
}

/**
 * Voids an invoice that has no payments. It keeps its number and its lines; what it charged goes to the next invoice, and
 * the credit that it used is credit again.
 */
export async function voidInvoice(trx: Transaction, { invoiceId, actorId, reason, now }: Voiding): Promise<void> {
  await trx('invoices').where({ id: invoiceId }).update({ voided_at: now, voided_by: actorId, void_reason: reason });
  await trx('charges').where({ invoice_id: invoiceId }).update({ invoice_id: null });
  const booked = await trx('ledger_transactions')
    .where({ key: `invoice/${invoiceId}` })
    .first<{ id: string } | undefined>('id');
  if (booked !== undefined) await reverseTransaction(trx, booked.id, { reason, occurredAt: now, actorId });
}
