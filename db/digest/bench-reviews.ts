import { carrierAudiences } from '../candidacies/carrier-audiences';
import { candidateNameSql } from '../candidate-notes/members';
import type { Transaction } from '../core/handle';

/** A driver on the bench whose review is this person's. */
export interface WaitingBenchReview {
  readonly driverId: string;
  readonly name: string;
  readonly since: string;
}

const { safety } = carrierAudiences({
  organizationId: 'bench_entries.organization_id',
  // Bench entries belong to the carrier; only the audience "recruiters" depends on a facility.
  facilityId: 'null',
});

/** Lists the drivers who wait for a bench review by this person, longest-waiting first. */
export async function listWaitingBenchReviews(trx: Transaction, userId: string): Promise<WaitingBenchReview[]> {
  const rows: WaitingBenchReview[] = await trx('users')
    .join('bench_entries', 'bench_entries.organization_id', 'users.organization_id')
    .join('drivers', 'drivers.id', 'bench_entries.driver_id')
    .where('users.id', userId)
    .where('bench_entries.status', 'requested')
    .whereRaw(safety)
    .orderBy(['bench_entries.status_since', 'bench_entries.id'])
    .select({
      driverId: 'bench_entries.driver_id',
      name: trx.raw(candidateNameSql('bench_entries.organization_id')),
      since: 'bench_entries.status_since',
    });
  return rows;
}
