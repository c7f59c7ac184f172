import type { Transaction } from '#db/core/handle';
import { callWithinWorkingDays, driverFacingReason } from '#domain/driver-application/sent';
import { sendingPath } from '#domain/driver-application/task-pages';
import type { DriverPipelineEvent } from '#domain/driver-pipeline/events';
import { expiryKinds } from '#domain/driver-pipeline/expiries';
import type { PipelineTopic } from '#domain/driver-pipeline/labels';
import { isActiveDriver } from '#domain/driver-pipeline/lifecycle-statuses';
import type { PipelineFacts } from '#domain/driver-pipeline/messages';
import { type PipelineAudience, type PipelineMessage, pipelineMessagesFor } from '#domain/driver-pipeline/messages';
import { type RejectionReason, rejectionReasons } from '#domain/driver-pipeline/reasons';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { documentKinds, onboardingTasks } from '#domain/driver-pipeline/tasks';
import { formatPhone } from '#platform/phone';
import type { Sealer } from '#platform/sealing';
import { zoneAt } from '#platform/time-zones';
import { escalationIds } from '../digest/leads';
import type { DriverPlace } from '../drivers/driver-place';
import { queueAccountMessage } from '../messages/account-message-store';

/** The key that seals messages, and the base URL of their links. */
export interface MessageContext {
  readonly sealer: Sealer;
  readonly publicUrl: string;
  /** The phone number that operations calls from, if configured. */
  readonly supportPhone?: string | undefined;
  /** The email address of operations, if configured. */
  readonly supportEmail?: string | undefined;
}

const topics: readonly PipelineTopic[] = [...documentKinds, ...expiryKinds, ...onboardingTasks];

/** The topic of a message; null if the event is about something else, such as a call. */
export const topicOf = (about: string | null): PipelineTopic | null => topics.find((topic) => topic === about) ?? null;

/** The rejection reason of a message; null for the reasons of other events. */
export const rejectionReasonOf = (reason: string | null): RejectionReason | null =>
  rejectionReasons.find((rejectionReason) => rejectionReason === reason) ?? null;

interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  /** Null without stored consent to text messages. */
  readonly phone: string | null;
}

/** Queues the event's messages. Call it once per event, in the transaction that stores the event. */
export async function queuePipelineMessages(
  trx: Transaction,
  context: MessageContext,
  event: DriverPipelineEvent,
): Promise<void> {
  const messages = pipelineMessagesFor(event);
  if (messages.length === 0) return;
  const found = await readFacts(trx, event);
  if (found === undefined) return;
  const { zone, ...eventFacts } = found;
  const facts = {
    ...eventFacts,
    callWithin: callWithinWorkingDays(event.snapshot, event.at, zone),
    supportPhone: context.supportPhone === undefined ? null : formatPhone(context.supportPhone),
  };
  for (const message of messages) {
    const link = new URL(pathFor(message, event.snapshot), context.publicUrl).href;
    for (const recipient of await recipientsOf(trx, message.to, event)) {
      const params = { ...facts, firstName: recipient.firstName, isDriver: message.to === 'driver', link };
      await queueTo(trx, context.sealer, { message, recipient, params });
    }
  }
}

interface OutgoingMessage {
  readonly message: PipelineMessage;
  readonly recipient: Recipient;
  readonly params: PipelineFacts;
}

async function queueTo(
  trx: Transaction,
  sealer: Sealer,
  { message, recipient, params }: OutgoingMessage,
): Promise<void> {
  const { template, hasSms } = message;
  const common = { userId: recipient.id, template, params };
  await queueAccountMessage(trx, sealer, { ...common, channel: 'mail', to: recipient.email });
  if (hasSms && recipient.phone !== null) {
    await queueAccountMessage(trx, sealer, { ...common, channel: 'sms', to: recipient.phone });
  }
}

/**
 * The page that a driver's link opens: where to do what the message asks for. An active driver renews documents on the
 * page of personal information, everyone else on the page of the task.
 */
export function driverPagePath(
  template: PipelineMessage['template'],
  { lifecycleStatus, stage, about }: Pick<DriverPipelineState, 'lifecycleStatus' | 'stage' | 'about'>,
): string {
  if (template === 'pipeline-certified') return '/driver/jobs';
  if (template === 'pipeline-availability') return '/driver';
  return sendingPath(about, isActiveDriver({ lifecycleStatus, stage }));
}

const pathFor = ({ to, template }: PipelineMessage, state: DriverPipelineState): string =>
  to === 'driver' ? driverPagePath(template, state) : `/ops/drivers/${state.driverId}`;

interface EventFacts extends Omit<PipelineFacts, 'firstName' | 'isDriver' | 'link' | 'callWithin' | 'supportPhone'> {
  /** The zone in which the driver lives. */
  readonly zone: string;
}

async function readFacts(
  trx: Transaction,
  { snapshot, reason, noteId }: DriverPipelineEvent,
): Promise<EventFacts | undefined> {
  const person: (DriverPlace & { driver: string; note: string | null }) | undefined = await trx('users')
    .join('drivers', 'drivers.id', 'users.id')
    .leftJoin('notes', 'notes.id', trx.raw('?::uuid', [noteId]))
    .where('users.id', snapshot.driverId)
    .first({
      driver: trx.raw(`users.first_name || ' ' || left(users.last_name, 1) || '.'`),
      note: 'notes.text',
      latitude: 'drivers.latitude',
      longitude: 'drivers.longitude',
    });
  if (person === undefined) return undefined;
  const { driver, note, ...place } = person;
  const { about, stage, expiries, isAvailable } = snapshot;
  const proof = expiryKinds.find((kind) => kind === about);
  return {
    ...{ driver, note, zone: zoneAt(place) },
    about: topicOf(about),
    stage,
    isAvailable,
    reason: rejectionReasonOf(reason),
    exitReason: driverFacingReason(reason),
    on: proof === undefined ? null : (expiries[proof]?.on ?? null),
  };
}

async function recipientsOf(
  trx: Transaction,
  to: PipelineAudience,
  { snapshot }: DriverPipelineEvent,
): Promise<Recipient[]> {
  const people = trx('users').where('users.is_active', true);
  if (to === 'driver') people.where('users.id', snapshot.driverId);
  else people.whereRaw(`'ops' = any (users.roles)`);
  // Without an owner, everyone in operations is notified, so that the message is not missed.
  if (to === 'owner' && snapshot.ownerId !== null) people.where('users.id', snapshot.ownerId);
  if (to === 'lead') people.whereIn('users.id', await escalationIds(trx, snapshot.ownerId));
  const found: Recipient[] = await people.orderBy('users.id').select({
    id: 'users.id',
    email: 'users.email',
    firstName: 'users.first_name',
    phone: trx.raw('case when users.sms_consent_at is not null then users.phone end'),
  });
  return found;
}
