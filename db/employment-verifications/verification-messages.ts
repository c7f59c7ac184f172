import { investigationDay, investigationDays } from '#domain/employment-verifications/deadlines';
import type { VerificationEvent } from '#domain/employment-verifications/events';
import {
  type PastEmployerMessageFacts,
  type VerificationAudience,
  type VerificationMessage,
  type VerificationMessageFacts,
  verificationMessagesFor,
} from '#domain/employment-verifications/messages';
import { CORRECTION_DAYS } from '#domain/employment-verifications/terms';
import { initialOf } from '#domain/shared/initial';
import { daysAfter } from '#domain/shared/periods';
import type { Transaction } from '../core/handle';
import { queueAccountMessage } from '../messages/account-message-store';
import type { EventContext } from './event-context';
import { type LinkCodes, linkUrl } from './link-store';
import { findResponse } from './response-store';
import { getSubject, type VerificationSubject } from './subject-store';

/** The driver's page of verifications. */
const DRIVER_PATH = '/driver/verifications';

interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  /** Null without stored consent to text messages. */
  readonly phone: string | null;
}

interface Facts {
  readonly carrier: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly text: string | null;
  readonly subject: VerificationSubject;
}

/** Queues the event's messages. Call it once per event, in the transaction that stores the event. */
export async function queueVerificationMessages(
  trx: Transaction,
  context: EventContext,
  { event, codes }: { readonly event: VerificationEvent; readonly codes: LinkCodes | null },
): Promise<void> {
  const messages = verificationMessagesFor(event);
  if (messages.length === 0) return;
  const facts = await readFacts(trx, context, event);
  if (facts === undefined) return;
  for (const message of messages) {
    if (message.to === 'pastEmployer') await queueToPastEmployer(trx, context, { message, event, facts, codes });
    else await queueToPeople(trx, context, { message, event, facts });
  }
}

interface Outgoing {
  readonly message: VerificationMessage;
  readonly event: VerificationEvent;
  readonly facts: Facts;
}

async function queueToPastEmployer(
  trx: Transaction,
  { sealer, publicUrl }: EventContext,
  { message, event, facts, codes }: Outgoing & { readonly codes: LinkCodes | null },
): Promise<void> {
  const { subject, carrier, firstName, lastName, text } = facts;
  const { dispute, attempts } = event.snapshot;
  const params: PastEmployerMessageFacts = {
    contactPerson: subject.employer.contactPerson,
    employer: subject.employer.name,
    carrier,
    driver: `${firstName} ${lastName}`,
    startDate: subject.selfReported.startDate,
    endDate: subject.selfReported.endDate,
    number: attempts.count,
    text,
    answerBy: dispute === null ? null : daysAfter(investigationDay(dispute.at), CORRECTION_DAYS),
    link: codes === null ? '' : linkUrl(publicUrl, codes),
  };
  await queueAccountMessage(trx, sealer, {
    channel: 'mail',
    to: subject.employer.email,
    template: message.template as 'verification-request',
    params,
  });
}

async function queueToPeople(
  trx: Transaction,
  { sealer, publicUrl }: EventContext,
  { message: { template, to, hasSms }, event, facts }: Outgoing,
): Promise<void> {
  const { snapshot } = event;
  const { dueOn } = investigationDays(snapshot);
  const isDriver = to === 'driver';
  const path = isDriver ? DRIVER_PATH : `/business/dashboard?file=${snapshot.driverId}`;
  const common: Omit<VerificationMessageFacts, 'firstName'> = {
    isDriver,
    carrier: facts.carrier,
    driver: `${facts.firstName} ${initialOf(facts.lastName)}.`,
    employer: facts.subject.employer.name,
    text: facts.text,
    dueOn,
    isOverdue: event.type === 'verificationOverdue' || event.type === 'verificationCorrectionOverdue',
    isCorrection: (snapshot.answer?.version ?? 0) > 1,
    hasRebuttal: snapshot.rebuttal !== null,
    link: new URL(path, publicUrl).href,
  };
  for (const { id: userId, email, phone, firstName } of await recipientsOf(trx, to, event)) {
    const message = {
      userId,
      template: template as 'verification-answered',
      params: { ...common, firstName },
    };
    await queueAccountMessage(trx, sealer, { ...message, channel: 'mail', to: email });
    if (hasSms && phone !== null) await queueAccountMessage(trx, sealer, { ...message, channel: 'sms', to: phone });
  }
}

async function readFacts(
  trx: Transaction,
  { cipher }: EventContext,
  event: VerificationEvent,
): Promise<Facts | undefined> {
  const { snapshot } = event;
  const row: Omit<Facts, 'subject'> | undefined = await trx('drivers')
    .join('organizations', (join) => join.onVal('organizations.id', snapshot.organizationId))
    // An attempt during a dispute repeats the driver's words.
    .leftJoin('notes', 'notes.id', trx.raw('?::uuid', [event.noteId ?? disputeNote(event)]))
    .where('drivers.id', snapshot.driverId)
    .first({
      carrier: 'organizations.name',
      firstName: 'drivers.first_name',
      lastName: 'drivers.last_name',
      text: 'notes.text',
    });
  if (row === undefined) return undefined;
  const subject = await getSubject(trx, cipher, snapshot.verificationId);
  const said = responseSaid(event);
  const response = said === null ? undefined : await findResponse(trx, cipher, said);
  return { ...row, text: response?.text ?? row.text, subject };
}

const disputeNote = ({ type, snapshot: { name, dispute } }: VerificationEvent): string | null =>
  type === 'verificationAttempted' && name === 'disputed' ? (dispute?.noteId ?? null) : null;

/** The response whose words a message repeats. */
function responseSaid({ type, snapshot }: VerificationEvent): string | null {
  if (type === 'verificationDeclined') return snapshot.closing?.responseId ?? null;
  return type === 'verificationCorrectionRefused' ? (snapshot.dispute?.refusalId ?? null) : null;
}

// Without an active requester, the carrier's administrators are notified, so that the message is not missed.
async function recipientsOf(
  trx: Transaction,
  to: VerificationAudience,
  { snapshot: { driverId, organizationId, requestedBy } }: VerificationEvent,
): Promise<Recipient[]> {
  const active = () => trx('users').where('users.is_active', true);
  const columns = {
    id: 'users.id',
    email: 'users.email',
    firstName: 'users.first_name',
    phone: trx.raw('case when users.sms_consent_at is not null then users.phone end'),
  };
  if (to === 'driver') return active().where('users.id', driverId).select(columns);
  const staff = () => active().where('users.organization_id', organizationId).whereNull('users.invited_email');
  const wanted: Recipient[] =
    to === 'safety'
      ? await staff().whereIn('users.position', ['HR', 'SAFETY']).orderBy('users.id').select(columns)
      : await staff()
          .where('users.id', requestedBy ?? null)
          .select(columns);
  if (wanted.length > 0) return wanted;
  return staff().whereRaw(`'business-admin' = any (users.roles)`).orderBy('users.id').select(columns);
}
