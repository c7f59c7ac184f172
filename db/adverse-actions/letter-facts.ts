import type { RecordedContacts } from '#domain/adverse-actions/path';
import type { JobTerms } from '#domain/requirements/sources/job-facts';
import { zoneAt } from '#platform/time-zones';
import type { Db } from '../core/handle';

/** The facts of a candidacy in letters, and those that decide the path of its guide. */
export interface LetterFacts {
  readonly driver: string;
  /** First name and last initial. */
  readonly maskedDriver: string;
  readonly carrier: string;
  readonly job: string;
  /** The home zone of the driver. */
  readonly zone: string;
  readonly terms: JobTerms;
  readonly contacts: RecordedContacts;
}

interface Row {
  readonly driver: string;
  readonly maskedDriver: string;
  readonly carrier: string;
  readonly job: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly terms: JobTerms;
  readonly metInPerson: boolean;
}

// An interview at an address that was not canceled before it began is a meeting, in any candidacy of the carrier.
const MET_IN_PERSON = `exists (
  select 1 from interviews join candidacies as others on others.id = interviews.candidacy_id
  where others.organization_id = candidacies.organization_id and others.driver_id = candidacies.driver_id
    and interviews.place = 'address' and (interviews.ended_at is null or interviews.ended_at > interviews.starts_at)
) or exists (
  select 1 from employments
  where employments.organization_id = candidacies.organization_id and employments.driver_id = candidacies.driver_id
    and employments.hired_on <= (now() at time zone facilities.time_zone)::date
)`;

/** The facts of a candidacy; undefined if there is none. */
export async function readLetterFacts(db: Db, candidacyId: string): Promise<LetterFacts | undefined> {
  const row: Row | undefined = await db('candidacies')
    .join('drivers', 'drivers.id', 'candidacies.driver_id')
    .join('organizations', 'organizations.id', 'candidacies.organization_id')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .where('candidacies.id', candidacyId)
    .first({
      driver: db.raw(`drivers.first_name || ' ' || drivers.last_name`),
      maskedDriver: db.raw(`drivers.first_name || ' ' || left(drivers.last_name, 1) || '.'`),
      carrier: 'organizations.name',
      job: 'job_order_versions.title',
      latitude: 'drivers.latitude',
      longitude: 'drivers.longitude',
      terms: db.raw(`jsonb_build_object('state', facilities.state,
        'isInterstate', job_order_versions.content -> 'isInterstate',
        'endorsements', coalesce(job_order_versions.content -> 'endorsements', '[]'),
        'orderAssignmentType', job_order_versions.content -> 'orderAssignmentType',
        'requiresTwic', job_order_versions.content -> 'requiresTwic',
        'driverClass', job_order_versions.content -> 'driverClass',
        'equipmentTransmission', coalesce(job_order_versions.content -> 'equipmentTransmission', '[]'))`),
      metInPerson: db.raw(`(${MET_IN_PERSON})`),
    });
  if (row === undefined) return undefined;
  const { latitude, longitude, metInPerson, ...facts } = row;
  return { ...facts, zone: zoneAt({ latitude, longitude }), contacts: { metInPerson } };
}
