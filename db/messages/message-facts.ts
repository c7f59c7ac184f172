import type { Transaction } from '#db/core/handle';
import type { HiringMessage } from '#db/messages/message-store';
import type { NextStep } from '#domain/candidacies/next-step';
import { nameVisible } from '#domain/candidacies/records';
import type { InterviewAnswer, InterviewPlace } from '#domain/candidacies/states';
import { isActiveDriver, type LifecycleStatus } from '#domain/driver-pipeline/lifecycle-statuses';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { OrderContent } from '#domain/job-orders/content/schema';
import type { OrderStatus } from '#domain/job-orders/states';
import type { ActorKind } from '#domain/shared/actor';
import type { Stage } from '#domain/shared/candidacy-states';
import type { CandidacyStateName } from '#domain/shared/candidacy-states';
import { type FirstDayContact, firstDayContact, firstDayContactJoin } from '../candidacies/first-day-contact';
import { milesOf } from '../core/geo-distance';

/** The data for a message's texts, read from the tables when the message is sent. */
export interface MessageFacts {
  readonly recipient: {
    readonly email: string;
    readonly phone: string | null;
    readonly firstName: string;
    readonly isActive: boolean;
    readonly hasSmsConsent: boolean;
    readonly isDriver: boolean;
    readonly isOps: boolean;
    readonly isRecruiter: boolean;
    /** Whether the person decides about reviews: HR or Safety. */
    readonly isReviewer: boolean;
  };
  readonly orderId: string;
  readonly orderStatus: OrderStatus;
  /** Pay, schedule and the rest of the order's content. */
  readonly content: OrderContent;
  readonly orderTitle: string;
  readonly carrier: string;
  readonly facility: string;
  readonly facilityAddress: string;
  readonly zone: string;
  readonly candidacyId: string | null;
  readonly candidacyState: CandidacyStateName | null;
  readonly nextStep: NextStep | null;
  readonly driverId: string | null;
  /**
   * The driver's name as the carrier may currently see it: the full name from the review onward; before it, first name
   * and initial. Null in messages about the order itself.
   */
  readonly driver: string | null;
  /** Whether the driver may apply for jobs: certified, and not in an exit. */
  readonly mayApply: boolean;
  /** The distance from the driver's search place to the facility. */
  readonly distanceMiles: number | null;
  readonly startOn: string | null;
  /** The last day of an assignment that has ended, or its planned end; and who ended it. */
  readonly endOn: string | null;
  readonly endedBy: ActorKind | null;
  /** The person whom a hired driver asks for on the first day. */
  readonly contact: FirstDayContact | null;
  /** The start date that the driver proposes. */
  readonly proposedStartOn: string | null;
  readonly interviewStartsAt: string | null;
  readonly proposedStartsAt: string | null;
  readonly interviewAnswer: InterviewAnswer | null;
  readonly interviewPlace: InterviewPlace | null;
  readonly placeText: string | null;
  readonly noteText: string | null;
}

const personColumns = (trx: Transaction) => ({
  email: 'users.email',
  phone: 'users.phone',
  firstName: 'users.first_name',
  // An invited person whose email address has another account gets no messages.
  isActive: trx.raw('users.is_active and users.invited_email is null'),
  hasSmsConsent: trx.raw('users.sms_consent_at is not null'),
  isDriver: trx.raw(`'applicant' = any (users.roles)`),
  isOps: trx.raw(`'ops' = any (users.roles)`),
  isRecruiter: trx.raw(`coalesce(users.position = 'RECRUITER', false)`),
  isReviewer: trx.raw(`coalesce(users.position in ('HR', 'SAFETY'), false)`),
});

const aboutColumns = (trx: Transaction) => ({
  orderId: 'job_orders.id',
  orderStatus: 'job_orders.status',
  content: 'job_order_versions.content',
  orderTitle: 'job_order_versions.title',
  carrier: 'organizations.name',
  facility: 'facilities.name',
  facilityAddress: 'facilities.full_address',
  zone: 'facilities.time_zone',
  candidacyId: 'candidacies.id',
  candidacyState: 'candidacies.state',
  nextStep: 'candidacies.next_step',
  stage: 'candidacies.stage',
  driverId: 'drivers.id',
  fullName: trx.raw(`drivers.first_name || ' ' || drivers.last_name`),
  maskedName: trx.raw(`drivers.first_name || ' ' || left(drivers.last_name, 1) || '.'`),
  lifecycleStatus: 'driver_pipelines.lifecycle_status',
  pipelineStage: 'driver_pipelines.stage',
  chord: trx.raw('drivers.place <-> facilities.place'),
  startOn: 'candidacies.start_on',
  endOn: 'candidacies.end_on',
  endedBy: 'candidacies.ended_by',
  contact: trx.raw(firstDayContact),
  proposedStartOn: trx.raw(`candidacies.snapshot -> 'hire' -> 'proposal' ->> 'startOn'`),
  interviewStartsAt: 'interviews.starts_at',
  proposedStartsAt: trx.raw(
    `coalesce(interviews.proposed_starts_at, (candidacies.snapshot -> 'offer' ->> 'proposedStartsAt')::timestamptz)`,
  ),
  interviewAnswer: 'interviews.answer',
  // An offer has no interview yet.
  interviewPlace: trx.raw(`coalesce(interviews.place, candidacies.snapshot -> 'offer' ->> 'place')`),
  placeText: 'place.text',
  noteText: 'note.text',
});

/** Reads the facts of one message; undefined if its order or recipient was deleted. */
export async function readMessageFacts(
  trx: Transaction,
  { recipientId, params }: HiringMessage,
): Promise<MessageFacts | undefined> {
  const id = (name: string) => trx.raw('?::uuid', [params[name] ?? null]);
  const row: Row | undefined = await trx('users')
    .join('job_orders', 'job_orders.id', id('orderId'))
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('organizations', 'organizations.id', 'job_orders.organization_id')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .leftJoin('drivers', 'drivers.id', id('driverId'))
    .leftJoin('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .leftJoin('candidacies', 'candidacies.id', id('candidacyId'))
    .leftJoin('interviews', 'interviews.id', id('interviewId'))
    .leftJoin(
      { place: 'notes' },
      'place.id',
      trx.raw(`coalesce(interviews.place_id, (candidacies.snapshot -> 'offer' ->> 'placeId')::uuid)`),
    )
    .joinRaw(firstDayContactJoin)
    .leftJoin({ note: 'notes' }, 'note.id', id('noteId'))
    .where('users.id', recipientId)
    .first({ ...personColumns(trx), ...aboutColumns(trx) });
  return row === undefined ? undefined : messageFacts(row);
}

type Row = Omit<MessageFacts, 'recipient' | 'driver' | 'distanceMiles' | 'mayApply'> &
  MessageFacts['recipient'] & {
    readonly stage: Stage | null;
    readonly fullName: string;
    readonly maskedName: string | null;
    readonly lifecycleStatus: LifecycleStatus | null;
    readonly pipelineStage: DriverStage | null;
    readonly chord: number | null;
  };

function messageFacts(row: Row): MessageFacts {
  const { email, phone, firstName, isActive, hasSmsConsent, isDriver, isOps, isRecruiter, isReviewer, ...rest } = row;
  const { stage, fullName, maskedName, chord, lifecycleStatus, pipelineStage, ...facts } = rest;
  return {
    ...facts,
    driver: nameVisible(stage) ? fullName : maskedName,
    mayApply:
      lifecycleStatus !== null && pipelineStage !== null && isActiveDriver({ lifecycleStatus, stage: pipelineStage }),
    distanceMiles: chord === null ? null : milesOf(chord),
    recipient: { email, phone, firstName, isActive, hasSmsConsent, isDriver, isOps, isRecruiter, isReviewer },
  };
}
