import type { Db } from '#db/core/handle';
import type { RoundFacts } from '#domain/candidacies/activities';
import { ProblemError } from '#domain/problems';

const day = (column: string, fallback: number) => `coalesce(hiring_targets.${column}, ${String(fallback)})::integer`;

/**
 * Reads what a round copies from its order: owner, facility, time zone and targets
 * (docs/state-machines.md#candidacy-deadlines). Throws `not-found` for an unknown order or driver.
 */
export async function readRoundFacts(db: Db, orderId: string, driverId: string): Promise<RoundFacts> {
  const row: RoundFacts | undefined = await db('job_orders')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .join('drivers', 'drivers.id', db.raw('?', [driverId]))
    .leftJoin('hiring_targets', 'hiring_targets.organization_id', 'job_orders.organization_id')
    .where('job_orders.id', orderId)
    .first(
      'job_orders.organization_id as organizationId',
      'job_orders.facility_id as facilityId',
      'facilities.time_zone as zone',
      db.raw(`json_build_object(
        'invited', ${day('invited_days', 3)},
        'inviteExpires', ${day('invite_expires_days', 7)},
        'requested', ${day('requested_days', 2)},
        'requestExpires', ${day('request_expires_days', 14)},
        'inReview', ${day('in_review_days', 2)},
        'approved', ${day('approved_days', 3)},
        'outcome', ${day('outcome_days', 1)},
        'offer', ${day('offer_days', 2)}) as targets`),
    );
  if (row === undefined) throw new ProblemError('not-found');
  return row;
}
