import type { Sealer } from '#platform/sealing';
import type { Transaction } from '../core/handle';
import { queueAccountMessage } from '../messages/account-message-store';
import type { IssuedInvoice } from './issue-invoice';
import { listBillingRecipients } from './recipients';

/** Writes messages and their links. */
export interface MessageDeps {
  readonly sealer: Sealer;
  readonly publicUrl: string;
}

/** The page of an invoice. */
export const invoiceLink = (publicUrl: string, status: string, invoiceId: string): string =>
  new URL(`/business/invoice/${status}/${invoiceId}`, publicUrl).href;

/** Sends a new invoice to those who pay it, by rows of the transaction that issues it. */
export async function queueInvoiceMessages(
  trx: Transaction,
  { sealer, publicUrl }: MessageDeps,
  {
    organizationId,
    invoice,
    carrier,
  }: { readonly organizationId: string; readonly invoice: IssuedInvoice; readonly carrier: string },
): Promise<void> {
  const { id, number, totalCents, dueOn } = invoice;
  for (const { userId, email, firstName } of await listBillingRecipients(trx, organizationId)) {
    await queueAccountMessage(trx, sealer, {
      channel: 'mail',
      to: email,
      userId,
      template: 'invoice-issued',
      params: {
        firstName,
        carrier,
        number,
        cents: totalCents,
        dueOn,
        link: invoiceLink(publicUrl, totalCents === 0 ? 'paid' : 'open', id),
      },
    });
  }
}
