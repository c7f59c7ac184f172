import type { PaymentMethod } from '#domain/payments/states';
import type { Transaction } from '../core/handle';
import { invoiceLink, type MessageDeps } from '../invoices/invoice-messages';
import { listBillingRecipients } from '../invoices/recipients';
import { queueAccountMessage } from '../messages/account-message-store';
import { notifyIfCleared } from './overdue-cleared';
import { findPayable } from './owed-invoices';

/** An invoice that was voided. */
export interface VoidedInvoice {
  readonly invoiceId: string;
  readonly reason: string;
  readonly now: string;
}

interface VoidedFacts {
  readonly organizationId: string;
  readonly name: string;
  readonly zone: string;
  readonly isDisabled: boolean;
  readonly number: string;
  readonly dueOn: string;
  readonly creditCents: number;
}

/** Notifies the carrier of a voided invoice, and operations if it was the last overdue one of a disabled carrier. */
export async function notifyOfVoid(
  trx: Transaction,
  deps: MessageDeps,
  { invoiceId, reason, now }: VoidedInvoice,
): Promise<void> {
  const { rows } = await trx.raw<{ rows: VoidedFacts[] }>(
    `select organizations.id as "organizationId", organizations.name, organizations.time_zone as zone,
       coalesce(carrier_agreements.is_disabled, false) as "isDisabled", invoices.number, due_on as "dueOn",
       (select greatest(coalesce(-sum(cents), 0), 0)::bigint from invoice_lines
        where invoice_id = invoices.id and kind = 'credit') as "creditCents"
     from invoices join organizations on organizations.id = invoices.organization_id
     left join carrier_agreements on carrier_agreements.organization_id = organizations.id
     where invoices.id = ?`,
    [invoiceId],
  );
  const [invoice] = rows;
  if (invoice === undefined) throw new Error('A voided invoice is missing');
  const { organizationId, name, zone, isDisabled, number, dueOn, creditCents } = invoice;
  const link = invoiceLink(deps.publicUrl, 'void', invoiceId);
  for (const { userId, email, firstName } of await listBillingRecipients(trx, organizationId)) {
    await queueAccountMessage(trx, deps.sealer, {
      channel: 'mail',
      to: email,
      userId,
      template: 'invoice-voided',
      params: { firstName, number, reason, creditCents, link },
    });
  }
  if (isDisabled) await notifyIfCleared(trx, deps, { organizationId, name, zone, dueDays: [dueOn], now });
}

/** A credit or a write-off that was booked. */
export interface BookedPayment {
  readonly payment: {
    readonly id: string;
    readonly organizationId: string;
    readonly invoiceId: string | null;
    readonly method: PaymentMethod;
    readonly cents: number;
  };
  readonly creditCents: number;
}

/** Notifies the carrier of a credit or a write-off: nothing else says that it has less to pay than it was asked for. */
export async function notifyOfBooking(
  trx: Transaction,
  { sealer, publicUrl }: MessageDeps,
  { payment, creditCents }: BookedPayment,
): Promise<void> {
  const { id, organizationId, invoiceId, method, cents } = payment;
  const invoice = invoiceId === null ? undefined : await findPayable(trx, invoiceId);
  if (invoice === undefined) throw new Error('A credit or write-off names no invoice');
  const { number, balanceCents, pendingCents } = invoice;
  const booked = await trx('payments').where({ id }).first('reference', 'reason');
  const reason = booked?.reason ?? '';
  const link = invoiceLink(publicUrl, balanceCents === 0 ? 'paid' : 'open', invoice.id);
  const excessCents = Math.max(0, pendingCents - balanceCents);
  for (const { userId, email, firstName } of await listBillingRecipients(trx, organizationId)) {
    const to = { channel: 'mail', to: email, userId } as const;
    if (method === 'writeOff') {
      const params = { firstName, number, cents, reason, link };
      await queueAccountMessage(trx, sealer, { ...to, template: 'invoice-written-off', params });
    } else {
      const creditNumber = booked?.reference ?? '';
      const rest = { balanceCents, creditCents, excessCents };
      const params = { firstName, number, creditNumber, cents, reason, ...rest, link };
      await queueAccountMessage(trx, sealer, { ...to, template: 'invoice-credited', params });
    }
  }
}
