import type { Db } from '#db/core/handle';
import type { InterviewAnswer, InterviewPlace } from '#domain/candidacies/states';

/** A live interview in the calendar of a carrier or driver, with the driver's name unmasked. */
export interface CalendarInterview {
  readonly interviewId: string;
  readonly candidacyId: string;
  readonly orderId: string;
  readonly orderTitle: string;
  readonly organizationName: string;
  readonly driverId: string;
  readonly driverFirstName: string;
  readonly driverLastName: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly place: InterviewPlace;
  readonly placeText: string | null;
  readonly answer: InterviewAnswer;
}

export interface CalendarParams {
  readonly of: { readonly organizationId: string; readonly facilityId?: string } | { readonly driverId: string };
  readonly from: string;
  /** Exclusive. */
  readonly to: string;
}

/** Lists live interviews that start in a time range, earliest first. */
export async function listInterviews(db: Db, { of, from, to }: CalendarParams): Promise<CalendarInterview[]> {
  const query = db('candidacies')
    .join('interviews', 'interviews.id', 'candidacies.interview_id')
    .join('drivers', 'drivers.id', 'candidacies.driver_id')
    .join('organizations', 'organizations.id', 'candidacies.organization_id')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .leftJoin('notes as places', 'places.id', 'interviews.place_id')
    .where('candidacies.state', 'interviewing')
    .where('interviews.starts_at', '>=', from)
    .where('interviews.starts_at', '<', to)
    .orderBy(['interviews.starts_at', 'interviews.id'])
    .select({
      interviewId: 'interviews.id',
      candidacyId: 'candidacies.id',
      orderId: 'candidacies.order_id',
      orderTitle: 'job_order_versions.title',
      organizationName: 'organizations.name',
      driverId: 'drivers.id',
      driverFirstName: 'drivers.first_name',
      driverLastName: 'drivers.last_name',
      startsAt: 'interviews.starts_at',
      endsAt: 'interviews.ends_at',
      timeZone: 'interviews.time_zone',
      place: 'interviews.place',
      placeText: 'places.text',
      answer: 'interviews.answer',
    });
  if ('driverId' in of) return (await query.where('candidacies.driver_id', of.driverId)) as CalendarInterview[];
  query.where('candidacies.organization_id', of.organizationId);
  if (of.facilityId !== undefined) query.where('candidacies.facility_id', of.facilityId);
  return (await query) as CalendarInterview[];
}
