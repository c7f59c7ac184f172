import type { Transaction } from '#db/handle';
import type { StoredMessage } from '#db/stores/message-store';

/** What the texts of a message are made of, as the tables know it when the message goes out. */
export interface MessageFacts {
  readonly recipient: {
    readonly email: string;
    readonly phone: string | null;
    readonly firstName: string;
    readonly isActive: boolean;
    readonly hasSmsConsent: boolean;
    readonly isDriver: boolean;
  };
  readonly orderId: string;
  readonly orderTitle: string;
  readonly carrier: string;
  readonly facility: string;
  readonly facilityAddress: string;
  readonly zone: string;
  /** First name and initial; null in messages of the order itself. */
  readonly driver: string | null;
  readonly startOn: string | null;
  readonly interviewStartsAt: string | null;
  readonly proposedStartsAt: string | null;
  readonly interviewPlace: string | null;
  readonly placeText: string | null;
  readonly noteText: string | null;
}

/** Reads the facts of one message; none when its order or recipient is gone. */
export async function readMessageFacts(
  trx: Transaction,
  { recipientId, params }: StoredMessage,
): Promise<MessageFacts | undefined> {
  const id = (name: string) => trx.raw('?::uuid', [params[name] ?? null]);
  const row: (MessageFacts & MessageFacts['recipient']) | undefined = await trx('users')
    .join('job_orders', 'job_orders.id', id('orderId'))
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('organizations', 'organizations.id', 'job_orders.organization_id')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .leftJoin('drivers', 'drivers.id', id('driverId'))
    .leftJoin('candidacies', 'candidacies.id', id('candidacyId'))
    .leftJoin('interviews', 'interviews.id', id('interviewId'))
    .leftJoin({ place: 'notes' }, 'place.id', 'interviews.place_id')
    .leftJoin({ note: 'notes' }, 'note.id', id('noteId'))
    .where('users.id', recipientId)
    .first({
      email: 'users.email',
      phone: 'users.phone',
      firstName: 'users.first_name',
      isActive: 'users.is_active',
      hasSmsConsent: trx.raw('users.sms_consent_at is not null'),
      isDriver: trx.raw(`'applicant' = any (users.roles)`),
      orderId: 'job_orders.id',
      orderTitle: trx.raw(`job_order_versions.content ->> 'title'`),
      carrier: 'organizations.name',
      facility: 'facilities.name',
      facilityAddress: 'facilities.full_address',
      zone: 'facilities.time_zone',
      driver: trx.raw(`drivers.first_name || ' ' || left(drivers.last_name, 1) || '.'`),
      startOn: 'candidacies.start_on',
      interviewStartsAt: 'interviews.starts_at',
      proposedStartsAt: 'interviews.proposed_starts_at',
      interviewPlace: 'interviews.place',
      placeText: 'place.text',
      noteText: 'note.text',
    });
  return row === undefined ? undefined : messageFacts(row);
}

function messageFacts(row: MessageFacts & MessageFacts['recipient']): MessageFacts {
  const { email, phone, firstName, isActive, hasSmsConsent, isDriver, ...facts } = row;
  return { ...facts, recipient: { email, phone, firstName, isActive, hasSmsConsent, isDriver } };
}
