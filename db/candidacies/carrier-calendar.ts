import type { Knex } from 'knex';
import type { CandidacyState } from '#domain/candidacies/state';
import type { InterviewAnswer, InterviewPlace } from '#domain/candidacies/states';
import type { CandidacyStateName, Stage } from '#domain/shared/candidacy-states';
import type { Db } from '../core/handle';

/** The order, facility and people of an interview; the driver's name is unmasked. */
interface EntryFacts {
  readonly orderId: string;
  readonly orderTitle: string;
  readonly facilityId: string;
  readonly facilityName: string;
  readonly driverId: string;
  readonly driverFirstName: string;
  readonly driverLastName: string;
  readonly state: CandidacyStateName;
  readonly stage: Stage | null;
  readonly interviewerId: string | null;
  readonly interviewerName: string | null;
}

/** An interview of a carrier, also one that is over or canceled. */
export interface CarrierInterview extends EntryFacts {
  readonly interviewId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly zone: string;
  readonly place: InterviewPlace;
  readonly placeText: string | null;
  readonly answer: InterviewAnswer;
  readonly sequence: number;
  readonly isLive: boolean;
  readonly isCanceled: boolean;
}

/** An open offer of a carrier, with the times in its state. */
export interface CarrierOffer extends EntryFacts {
  readonly snapshot: CandidacyState;
}

export interface CarrierCalendarParams {
  readonly organizationId: string;
  readonly facilityId?: string | undefined;
  /** The interviewer, or a recruiter of the facility if no interviewer is named; `none` for interviews without one. */
  readonly interviewerId?: string | undefined;
}

const factColumns = (db: Db) => ({
  orderId: 'candidacies.order_id',
  orderTitle: 'job_order_versions.title',
  facilityId: 'candidacies.facility_id',
  facilityName: 'facilities.name',
  driverId: 'drivers.id',
  driverFirstName: 'drivers.first_name',
  driverLastName: 'drivers.last_name',
  state: 'candidacies.state',
  stage: 'candidacies.stage',
  interviewerId: 'interviewers.id',
  interviewerName: db.raw(`interviewers.first_name || ' ' || interviewers.last_name`),
});

const withFacts = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query
    .join('drivers', 'drivers.id', 'candidacies.driver_id')
    .join('facilities', 'facilities.id', 'candidacies.facility_id')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id');

const isRecruiter = `exists (select 1 from facility_recruiters
  where facility_recruiters.facility_id = candidacies.facility_id and facility_recruiters.user_id = :id)`;

function ofPeople(
  query: Knex.QueryBuilder,
  { facilityId, interviewerId }: CarrierCalendarParams,
  interviewer: string,
): Knex.QueryBuilder {
  if (facilityId !== undefined) query.where('candidacies.facility_id', facilityId);
  if (interviewerId === 'none') query.whereRaw(`${interviewer} is null`);
  else if (interviewerId !== undefined) {
    query.whereRaw(`(${interviewer} = :id or (${interviewer} is null and ${isRecruiter}))`, { id: interviewerId });
  }
  return query;
}

/** Lists a carrier's interviews that start in a time range, earliest first, also canceled ones. */
export async function listCarrierInterviews(
  db: Db,
  { from, to, ...params }: CarrierCalendarParams & { readonly from: string; readonly to: string },
): Promise<CarrierInterview[]> {
  const interviews = db('interviews')
    .join('candidacies', 'candidacies.id', 'interviews.candidacy_id')
    .leftJoin({ interviewers: 'users' }, 'interviewers.id', 'interviews.interviewer_id')
    .leftJoin({ places: 'notes' }, 'places.id', 'interviews.place_id')
    .where('interviews.organization_id', params.organizationId)
    .where('interviews.starts_at', '>=', from)
    .where('interviews.starts_at', '<', to);
  const rows: unknown = await ofPeople(withFacts(interviews), params, 'interviews.interviewer_id')
    .orderBy(['interviews.starts_at', 'interviews.id'])
    .select({
      ...factColumns(db),
      interviewId: 'interviews.id',
      startsAt: 'interviews.starts_at',
      endsAt: 'interviews.ends_at',
      zone: 'interviews.time_zone',
      place: 'interviews.place',
      placeText: 'places.text',
      answer: 'interviews.answer',
      sequence: 'interviews.sequence',
      isLive: 'interviews.is_live',
      isCanceled: db.raw('coalesce(interviews.ended_at < interviews.starts_at, false)'),
    });
  return rows as CarrierInterview[];
}

const OFFERED_INTERVIEWER = `(candidacies.snapshot -> 'offer' ->> 'interviewerId')::uuid`;

/** Lists a carrier's open offers. */
export async function listCarrierOffers(db: Db, params: CarrierCalendarParams): Promise<CarrierOffer[]> {
  const offers = db('candidacies')
    .joinRaw(`left join users interviewers on interviewers.id = ${OFFERED_INTERVIEWER}`)
    .where('candidacies.organization_id', params.organizationId)
    .where('candidacies.state', 'interviewOffered');
  const rows: unknown = await ofPeople(withFacts(offers), params, OFFERED_INTERVIEWER).select({
    ...factColumns(db),
    snapshot: 'candidacies.snapshot',
  });
  return rows as CarrierOffer[];
}
