import { closedWithOrder } from '#domain/candidacies/states';
import type { DigestClosed } from '#domain/digest/lines';
import { carrierAudiences } from '../candidacies/carrier-audiences';
import type { Transaction } from '../core/handle';

/** A candidate whose row left the carrier's lists without the carrier's doing. */
export interface ClosedCandidate extends Omit<DigestClosed, 'link'> {
  readonly orderId: string;
  readonly driverId: string;
}

const { recruiters, safety } = carrierAudiences({
  organizationId: 'candidacies.organization_id',
  facilityId: 'candidacies.facility_id',
});

// The approval by HR or Safety adds the record `jobRequest`.
const WAS_IN_REVIEW = `candidacies.snapshot -> 'records' ->> 'jobAssignment' is not null
  and candidacies.snapshot -> 'records' ->> 'jobRequest' is null`;

/**
 * Lists the candidates of this person whose round the driver or the product closed, latest first. A hire that ends has
 * messages of its own, and the end of an order closes all its candidates.
 */
export async function listClosedCandidates(
  trx: Transaction,
  { userId, since, now, limit }: { userId: string; since: string; now: string; limit: number },
): Promise<ClosedCandidate[]> {
  const rows: ClosedCandidate[] = await trx('users')
    .join('candidacies', 'candidacies.organization_id', 'users.organization_id')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('drivers', 'drivers.id', 'candidacies.driver_id')
    .where('users.id', userId)
    .where('candidacies.state', 'closed')
    .where('candidacies.state_entered_at', '>', since)
    .where('candidacies.state_entered_at', '<=', now)
    .whereIn('candidacies.ended_by', ['driver', 'system'])
    .whereNotIn('candidacies.ended_reason', [...closedWithOrder])
    .whereNull('candidacies.start_on')
    .whereRaw(`(${recruiters} or (${WAS_IN_REVIEW} and ${safety}))`)
    .orderBy([{ column: 'candidacies.state_entered_at', order: 'desc' }, 'candidacies.id'])
    .limit(limit)
    .select({
      orderId: 'candidacies.order_id',
      order: 'job_order_versions.title',
      driverId: 'candidacies.driver_id',
      // The carrier sees no more of the name once the round is closed.
      name: trx.raw(`drivers.first_name || ' ' || left(drivers.last_name, 1) || '.'`),
      by: 'candidacies.ended_by',
      reason: 'candidacies.ended_reason',
    });
  return rows;
}
