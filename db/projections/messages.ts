import type { Transaction } from '#db/handle';

export type Audience = 'driver' | 'recruiters' | 'safety' | 'businessAdmins' | 'ops';

/** One message of an event, before it is known who the recipients are. */
export interface MessageDraft {
  readonly template: string;
  readonly to: Audience;
  readonly channels: readonly ('mail' | 'sms')[];
  readonly ics: object | null;
}

/** What recipients are found by and what the texts are made of: ids only. */
export interface MessageContext {
  readonly workflowId: string;
  readonly seq: number;
  readonly organizationId: string;
  readonly facilityId: string;
  readonly orderId: string;
  readonly driverId: string | null;
  readonly params: Readonly<Record<string, string | number | boolean | null>>;
}

const audiences: Readonly<Record<Audience, string>> = {
  driver: 'users.id = :driverId',
  safety: `users.organization_id = :organizationId and users.position in ('HR', 'SAFETY')`,
  businessAdmins: `users.organization_id = :organizationId and 'business-admin' = any (users.roles)`,
  ops: `'ops' = any (users.roles)`,
  // The facility's own recruiters; where there are none, the business-admins must not miss it.
  recruiters: `users.organization_id = :organizationId and case
    when exists (select 1 from facility_recruiters join users recruiters on recruiters.id = facility_recruiters.user_id
      where facility_recruiters.facility_id = :facilityId and recruiters.is_active)
    then exists (select 1 from facility_recruiters
      where facility_recruiters.facility_id = :facilityId and facility_recruiters.user_id = users.id)
    else 'business-admin' = any (users.roles) end`,
};

/** Stores one row per recipient and channel; the key makes a repeat write nothing. Text messages need stored consent. */
export async function storeMessage(trx: Transaction, draft: MessageDraft, context: MessageContext): Promise<void> {
  const { workflowId, seq, organizationId, facilityId, driverId } = context;
  await trx.raw(
    `with recipients as (
       select users.id as recipient_id, channel,
         concat_ws('/', cast(:workflowId as text), cast(:seq as text), cast(:template as text), users.id::text, channel) as key
       from users cross join unnest(cast(:channels as text[])) as channel
       where users.is_active and (${audiences[draft.to]})
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
      driverId,
      template: draft.template,
      channels: [...draft.channels],
      params: JSON.stringify({ ...context.params, organizationId, facilityId, orderId: context.orderId, driverId }),
      ics: draft.ics === null ? null : JSON.stringify(draft.ics),
    },
  );
}

/** The messages of these events that still have to go out, whichever attempt stored them. */
export async function findPendingMessages(
  trx: Transaction,
  workflowId: string,
  seqs: readonly number[],
): Promise<string[]> {
  const rows = (await trx('messages')
    .where({ workflow_id: workflowId, status: 'pending' })
    .whereIn('seq', seqs)
    .orderBy('key')
    .select('id')) as { id: string }[];
  return rows.map(({ id }) => id);
}
