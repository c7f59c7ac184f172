import type { Application } from '#domain/payments/allocation';
import { newId } from '#platform/ids';
import type { Transaction } from '../core/handle';

/** Stores the parts of a payment that settle invoices; negative ones are taken back. */
export async function insertApplications(
  trx: Transaction,
  { paymentId, appliedAt }: { readonly paymentId: string; readonly appliedAt: string },
  applications: readonly Application[],
): Promise<void> {
  if (applications.length === 0) return;
  await trx('payment_applications').insert(
    applications.map(({ invoiceId, cents }) => ({
      id: newId(),
      payment_id: paymentId,
      invoice_id: invoiceId,
      cents,
      applied_at: appliedAt,
    })),
  );
}
