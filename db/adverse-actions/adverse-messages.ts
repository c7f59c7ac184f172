import type { AdverseEvent } from '#domain/adverse-actions/events';
import { type AdverseMessage, type AdverseMessageFacts, adverseMessagesFor } from '#domain/adverse-actions/messages';
import { NOTICE_RETRIED_HOURS } from '#domain/adverse-actions/terms';
import type { AccountMessage } from '#domain/messages/account-messages';
import { HOUR_MS } from '#domain/shared/durations';
import type { Transaction } from '../core/handle';
import type { MessageContext } from '../driver-pipeline/pipeline-messages';
import { queueAccountMessage, queueReportedMessage } from '../messages/account-message-store';

/** The driver's page of notices. */
const DRIVER_PATH = '/driver/notices';

interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  /** Null without stored consent to text messages. */
  readonly phone: string | null;
}

/** Queues the event's messages. Call it once per event, in the transaction that stores the event. */
export async function queueAdverseMessages(
  trx: Transaction,
  { sealer, publicUrl }: MessageContext,
  event: AdverseEvent,
): Promise<void> {
  const messages = adverseMessagesFor(event);
  if (messages.length === 0) return;
  const facts = await readFacts(trx, event);
  if (facts === undefined) return;
  for (const { template, to, hasSms, isNotice } of messages) {
    const link = new URL(to === 'driver' ? DRIVER_PATH : guidePath(event), publicUrl).href;
    for (const { id: userId, email, phone, firstName } of await recipientsOf(trx, to, event)) {
      const common = { userId, template, params: { ...facts, firstName, link } };
      const mail = { ...common, channel: 'mail', to: email } as const;
      if (isNotice) await queueNotice(trx, sealer, { event, mail });
      else await queueAccountMessage(trx, sealer, mail);
      if (hasSms && phone !== null) await queueAccountMessage(trx, sealer, { ...common, channel: 'sms', to: phone });
    }
  }
}

const guidePath = ({ snapshot: { candidacyId } }: AdverseEvent): string =>
  `/business/dashboard?adverseAction=${candidacyId}`;

interface NoticeMail {
  readonly event: AdverseEvent;
  readonly mail: AccountMessage<AdverseMessage['template']>;
}

/** The letter is attached; the email has the notice's id, so that its outcome is proof. */
async function queueNotice(trx: Transaction, sealer: MessageContext['sealer'], { event, mail }: NoticeMail) {
  const notice = event.snapshot.notices.at(-1);
  if (notice === undefined) return;
  const stored = await trx('adverse_notices').where({ id: notice.noticeId }).first('file_id');
  if (stored === undefined) return;
  await queueReportedMessage(trx, sealer, {
    id: notice.noticeId,
    givesUpAt: new Date(Date.parse(event.at) + NOTICE_RETRIED_HOURS * HOUR_MS),
    message: { ...mail, attachment: { fileId: stored.file_id, fileName: 'notice.pdf' } },
  });
}

type Facts = Omit<AdverseMessageFacts, 'firstName' | 'link'>;

async function readFacts(trx: Transaction, { snapshot, noteId }: AdverseEvent): Promise<Facts | undefined> {
  const row: Omit<Facts, 'answerBy'> | undefined = await trx('drivers')
    .join('organizations', (join) => join.onVal('organizations.id', snapshot.organizationId))
    .join('job_orders', (join) => join.onVal('job_orders.id', snapshot.orderId))
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .leftJoin('notes', 'notes.id', trx.raw('?::uuid', [noteId]))
    .where('drivers.id', snapshot.driverId)
    .first({
      carrier: 'organizations.name',
      driver: trx.raw(`drivers.first_name || ' ' || left(drivers.last_name, 1) || '.'`),
      job: 'job_order_versions.title',
      text: 'notes.text',
    });
  return row && { ...row, answerBy: snapshot.wait?.endsOn ?? null };
}

// Without an active person who began it, HR and Safety of the carrier are notified, so that the message is not missed.
async function recipientsOf(
  trx: Transaction,
  to: AdverseMessage['to'],
  { snapshot: { driverId, organizationId, startedBy } }: AdverseEvent,
): Promise<Recipient[]> {
  const active = () => trx('users').where('users.is_active', true);
  const columns = {
    id: 'users.id',
    email: 'users.email',
    firstName: 'users.first_name',
    phone: trx.raw('case when users.sms_consent_at is not null then users.phone end'),
  };
  if (to === 'driver') return active().where('users.id', driverId).select(columns);
  const staff = () =>
    active()
      .where('users.organization_id', organizationId)
      .whereIn('users.position', ['HR', 'SAFETY'])
      .whereNull('users.invited_email');
  const starter: Recipient[] = startedBy === null ? [] : await staff().where('users.id', startedBy).select(columns);
  return starter.length > 0 ? starter : staff().orderBy('users.id').select(columns);
}
