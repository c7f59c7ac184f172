import type { Transaction } from '#db/core/handle';
import type { Audience, MessageSpec } from '#domain/shared/message';
import { carrierAudiences } from '../candidacies/carrier-audiences';
import { announceMessages } from './message-store';

/** The data that determines recipients and texts; holds ids only. */
export interface MessageContext {
  readonly workflowId: string;
  readonly seq: number;
  readonly organizationId: string;
  readonly facilityId: string;
  readonly orderId: string;
  readonly driverId: string | null;
  /** The member of staff who holds the interview, if one is named. */
  readonly interviewerId?: string | null;
  /** The actor, who gets no message about their own action, except for entries in their own calendar. */
  readonly actorId: string | null;
  readonly params: Readonly<Record<string, string | number | boolean | null>>;
}

const { recruiters, safety, businessAdmins } = carrierAudiences({
  organizationId: ':organizationId',
  facilityId: ':facilityId',
});

const audiences: Readonly<Record<Audience, string>> = {
  driver: 'users.id = :driverId',
  candidates: `exists (select 1 from candidacies where candidacies.order_id = :orderId and candidacies.driver_id = users.id
    and candidacies.id <> all (cast(:exceptCandidacyIds as uuid[]))
    and candidacies.state in ('invited', 'requested', 'inReview', 'approved', 'interviewOffered', 'interviewing'))`,
  interviewer: 'users.id = cast(:interviewerId as uuid)',
  ops: `'ops' = any (users.roles)`,
  businessAdmins,
  safety,
  recruiters,
};

/** Stores one row per recipient and channel. The key makes it idempotent. Text messages require stored consent. */
export async function storeMessage(
  trx: Transaction,
  message: MessageSpec<string>,
  context: MessageContext,
): Promise<void> {
  const { workflowId, seq, organizationId, facilityId, orderId, driverId, interviewerId, actorId } = context;
  await trx.raw(
    `with recipients as (
       select users.id as recipient_id, channel,
         concat_ws('/', cast(:workflowId as text), cast(:seq as text), cast(:template as text), users.id::text, channel) as key
       from users cross join unnest(cast(:channels as text[])) as channel
       where users.is_active and (${audiences[message.to]})
         and users.id is distinct from cast(:exceptId as uuid)
         and (channel = 'mail' or (users.sms_consent_at is not null and users.phone is not null))
     )
     insert into messages (id, key, workflow_id, seq, channel, template, recipient_id, params, ics, message_id)
     select md5(key)::uuid, key, cast(:workflowId as text), cast(:seq as integer), channel, cast(:template as text), recipient_id, cast(:params as jsonb), cast(:ics as jsonb),
       md5(key) || '@gladhand'
     from recipients on conflict (key) do nothing`,
    {
      workflowId,
      seq,
      organizationId,
      facilityId,
      orderId,
      driverId,
      interviewerId: interviewerId ?? null,
      exceptId: message.calendar === undefined ? actorId : null,
      exceptCandidacyIds: [...(message.exceptCandidacyIds ?? [])],
      template: message.template,
      channels: [...message.channels],
      params: JSON.stringify({ ...context.params, organizationId, facilityId, orderId, driverId }),
      ics: message.calendar === undefined ? null : JSON.stringify(message.calendar),
    },
  );
  await announceMessages(trx);
}
