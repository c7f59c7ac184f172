import { requestExpiresAt } from '#domain/dq-access/deadlines';
import type { AccessEvent } from '#domain/dq-access/events';
import { type AccessMessage, type AccessMessageFacts, accessMessagesFor } from '#domain/dq-access/messages';
import { accessEndReasons } from '#domain/dq-access/states';
import { DAY_MS, instantAfter } from '#domain/shared/durations';
import { dateAt } from '#domain/shared/zoned-time';
import { zoneAt } from '#platform/time-zones';
import type { Transaction } from '../core/handle';
import type { MessageContext } from '../driver-pipeline/pipeline-messages';
import { queueAccountMessage } from '../messages/account-message-store';

/** The driver's page of requests and grants. */
const DRIVER_PATH = '/driver/access';

interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  /** Null without stored consent to text messages. */
  readonly phone: string | null;
}

/** Queues the event's messages. Call it once per event, in the transaction that stores the event. */
export async function queueAccessMessages(
  trx: Transaction,
  { sealer, publicUrl }: MessageContext,
  event: AccessEvent,
): Promise<void> {
  const messages = accessMessagesFor(event);
  if (messages.length === 0) return;
  const facts = await readFacts(trx, event);
  if (facts === undefined) return;
  for (const { template, to, hasSms } of messages) {
    const isDriver = to === 'driver';
    const path = isDriver ? DRIVER_PATH : `/business/dashboard?file=${event.snapshot.driverId}`;
    const link = new URL(path, publicUrl).href;
    for (const { id: userId, email, phone, firstName } of await recipientsOf(trx, to, event)) {
      const common = { userId, template, params: { ...facts, firstName, isDriver, link } };
      await queueAccountMessage(trx, sealer, { ...common, channel: 'mail', to: email });
      if (hasSms && phone !== null) await queueAccountMessage(trx, sealer, { ...common, channel: 'sms', to: phone });
    }
  }
}

type Facts = Omit<AccessMessageFacts, 'firstName' | 'isDriver' | 'link'>;

interface Row {
  readonly carrier: string;
  readonly driver: string;
  readonly text: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

async function readFacts(trx: Transaction, { snapshot, reason, noteId }: AccessEvent): Promise<Facts | undefined> {
  // A reminder repeats the reason of the request.
  const textId = noteId ?? (snapshot.name === 'requested' ? snapshot.noteId : null);
  const row: Row | undefined = await trx('drivers')
    .join('organizations', (join) => join.onVal('organizations.id', snapshot.organizationId))
    .leftJoin('notes', 'notes.id', trx.raw('?::uuid', [textId]))
    .where('drivers.id', snapshot.driverId)
    .first({
      carrier: 'organizations.name',
      driver: trx.raw(`drivers.first_name || ' ' || left(drivers.last_name, 1) || '.'`),
      text: 'notes.text',
      latitude: 'drivers.latitude',
      longitude: 'drivers.longitude',
    });
  if (row === undefined) return undefined;
  const { carrier, driver, text, ...place } = row;
  return {
    carrier,
    driver,
    text,
    endsOn: snapshot.endsOn,
    // The last whole day: the request ends at an hour of the next one.
    answerBy:
      snapshot.name === 'requested' ? dateAt(instantAfter(requestExpiresAt(snapshot), -DAY_MS), zoneAt(place)) : null,
    reason: accessEndReasons.find((known) => known === reason) ?? null,
  };
}

// Without an active requester, the carrier's administrators are notified, so that the message is not missed.
async function recipientsOf(
  trx: Transaction,
  to: AccessMessage['to'],
  { snapshot: { driverId, organizationId, requestedBy } }: AccessEvent,
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
  const requester: Recipient[] =
    requestedBy === null ? [] : await staff().where('users.id', requestedBy).select(columns);
  if (requester.length > 0) return requester;
  return staff().whereRaw(`'business-admin' = any (users.roles)`).orderBy('users.id').select(columns);
}
