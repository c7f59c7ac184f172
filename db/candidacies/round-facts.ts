import type { Transaction } from '#db/core/handle';
import type { RoundFacts } from '#domain/candidacies/activities';
import { type CandidacyTargets, DEFAULT_TARGETS } from '#domain/candidacies/targets';
import { ProblemError } from '#domain/problems';

const COLUMNS: Record<keyof CandidacyTargets, string> = {
  invited: 'invited_days',
  inviteExpires: 'invite_expires_days',
  requested: 'requested_days',
  requestExpires: 'request_expires_days',
  inReview: 'in_review_days',
  approved: 'approved_days',
  outcome: 'outcome_days',
  offer: 'offer_days',
};

/** SQL of an object with the carrier's own targets, and the default where it has none. */
const targets = (Object.keys(COLUMNS) as (keyof CandidacyTargets)[])
  .map((name) => `'${name}', coalesce(hiring_targets.${COLUMNS[name]}, ${String(DEFAULT_TARGETS[name])})`)
  .join(', ');

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
      trx.raw(`json_build_object(${targets}) as targets`),
    );
  if (row === undefined) throw new ProblemError('not-found');
  return row;
}
