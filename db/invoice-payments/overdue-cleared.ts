import { dateAt } from '#domain/shared/zoned-time';
import type { Transaction } from '../core/handle';
import type { MessageDeps } from '../invoices/invoice-messages';
import { listOperations } from '../invoices/recipients';
import { queueAccountMessage } from '../messages/account-message-store';

/** Invoices of a carrier that a change settled. */
export interface SettledInvoices {
  readonly organizationId: string;
  readonly name: string;
  readonly zone: string;
  readonly dueDays: readonly string[];
  readonly now: string;
}

/** A disabled carrier is never enabled automatically: operations decide, once no invoice is overdue any more. */
export async function notifyIfCleared(
  trx: Transaction,
  { sealer, publicUrl }: MessageDeps,
  { organizationId, name, zone, dueDays, now }: SettledInvoices,
): Promise<void> {
  const today = dateAt(now, zone);
  if (!dueDays.some((dueOn) => dueOn < today) || (await hasOverdue(trx, organizationId, today))) return;
  const link = new URL(`/ops/billing/carriers/${organizationId}`, publicUrl).href;
  for (const { userId, email, firstName } of await listOperations(trx)) {
    await queueAccountMessage(trx, sealer, {
      channel: 'mail',
      to: email,
      userId,
      template: 'carrier-paid',
      params: { firstName, carrier: name, link },
    });
  }
}

async function hasOverdue(trx: Transaction, organizationId: string, today: string): Promise<boolean> {
  const row = await trx('invoices')
    .where({ organization_id: organizationId })
    .whereNull('voided_at')
    .whereRaw('paid_cents < total_cents')
    .where('due_on', '<', today)
    .first<{ id: string } | undefined>('id');
  return row !== undefined;
}
