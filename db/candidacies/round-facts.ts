import type { Transaction } from '#db/core/handle';
import type { RoundFacts } from '#domain/candidacies/activities';
import { ProblemError } from '#domain/problems';
import { targetsOf } from './hiring-target-store';

/**
 * Reads what a round copies from its order: carrier, facility, time zone and targets
 * (docs/state-machines.md#candidacy-deadlines). Throws `not-found` for an unknown order or driver.
 */
export async function readRoundFacts(trx: Transaction, orderId: string, driverId: string): Promise<RoundFacts> {
  const row = await trx('job_orders')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .join('drivers', 'drivers.id', trx.raw('?', [driverId]))
    .leftJoin('hiring_targets', 'hiring_targets.organization_id', 'job_orders.organization_id')
    .where('job_orders.id', orderId)
    .first<RoundFacts | undefined>(
      'job_orders.organization_id as organizationId',
      'job_orders.facility_id as facilityId',
      'facilities.time_zone as zone',
      targetsOf(trx),
    );
  if (row === undefined) throw new ProblemError('not-found');
  return row;
}
