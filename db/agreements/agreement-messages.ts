import { isTextAccepted } from '#domain/agreements/decide';
import type { AgreementEvent } from '#domain/agreements/events';
import { type AgreementAudience, agreementDay, agreementMessagesFor } from '#domain/agreements/messages';
import { warningsThatCount } from '#domain/agreements/rules';
import { daysAfter } from '#domain/shared/periods';
import type { Transaction } from '../core/handle';
import type { MessageContext } from '../driver-pipeline/pipeline-messages';
import { invoiceLink } from '../invoices/invoice-messages';
import { readOverdueDebt } from '../invoices/overdue-since';
import { queueAccountMessage } from '../messages/account-message-store';
import { contactOf } from '../messages/operator-contact';

/** The carrier's page of the agreement. */
const PATH = '/business/agreement';

interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly carrier: string;
}

/** Queues the event's messages. Call it once per event, in the transaction that stores the event. */
export async function queueAgreementMessages(
  trx: Transaction,
  context: MessageContext,
  event: AgreementEvent,
): Promise<void> {
  const { snapshot, noteId } = event;
  const { sealer, publicUrl } = context;
  const warning = event.type === 'paymentWarned' ? await warningOf(trx, context, event) : undefined;
  for (const { template, to } of agreementMessagesFor(event)) {
    const note = noteId === null ? undefined : await trx('notes').where({ id: noteId }).first('text');
    const facts = {
      day: agreementDay(event),
      isAccepted: snapshot.name === 'trial' ? snapshot.acceptance !== null : isTextAccepted(snapshot),
      party: event.actor.kind === 'fleet' ? ('carrier' as const) : ('operations' as const),
      reason: note?.text ?? null,
      warnings: 0,
      link: new URL(PATH, publicUrl).href,
      ...warning,
    };
    for (const { userId, email, firstName, carrier } of await recipientsOf(trx, snapshot.organizationId, to)) {
      const params = { ...facts, firstName, carrier };
      await queueAccountMessage(trx, sealer, { channel: 'mail', to: email, userId, template, params });
    }
  }
}

/** The content of a warning: its number among those about the current debt, the debt, and the page where it is paid. */
async function warningOf(trx: Transaction, context: MessageContext, { snapshot, at }: AgreementEvent) {
  const overdue = await readOverdueDebt(trx, snapshot.organizationId, new Date(at));
  const overdueSince = overdue === null ? null : daysAfter(overdue.dueOn, 1);
  return {
    // The warning of this event counts, even if its payment arrives before the message is queued.
    warnings: Math.max(1, warningsThatCount(snapshot, { overdueSince })),
    overdue,
    contact: contactOf(context),
    ...(overdue !== null && { link: invoiceLink(context.publicUrl, 'overdue', overdue.invoiceId) }),
  };
}

const conditions: Readonly<Record<AgreementAudience, string>> = {
  administrators: `'business-admin' = any (users.roles)`,
  administratorsAndAccounting: `('business-admin' = any (users.roles) or users.position = 'ACCOUNTING')`,
};

const recipientsOf = (trx: Transaction, organizationId: string, to: AgreementAudience): Promise<Recipient[]> =>
  trx('users')
    .join('organizations', 'organizations.id', 'users.organization_id')
    .where('users.organization_id', organizationId)
    .where('users.is_active', true)
    .whereNull('users.invited_email')
    .whereRaw(conditions[to])
    .orderBy('users.id')
    .select({
      userId: 'users.id',
      email: 'users.email',
      firstName: 'users.first_name',
      carrier: 'organizations.name',
    });
