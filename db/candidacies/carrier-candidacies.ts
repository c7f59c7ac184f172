import type { Db } from '#db/core/handle';
import type { CandidacyStateName, Stage } from '#domain/shared/candidacy-states';

/** A driver's candidacy on one of a carrier's orders, in one line. */
export interface CarrierCandidacyRow {
  readonly candidacyId: string;
  readonly round: number;
  readonly state: CandidacyStateName;
  readonly stage: Stage | null;
  readonly since: string;
  readonly orderId: string;
  readonly title: string;
  readonly facility: string;
}

const MAX_CANDIDACIES = 50;

/** A driver's candidacies with one carrier: live ones first, the latest change first. */
export async function listCarrierCandidacies(
  db: Db,
  { driverId, organizationId }: { readonly driverId: string; readonly organizationId: string },
): Promise<CarrierCandidacyRow[]> {
  const rows: CarrierCandidacyRow[] = await db('candidacies')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .where('candidacies.driver_id', driverId)
    .where('candidacies.organization_id', organizationId)
    .orderByRaw(`candidacies.state in ('ended', 'closed'), candidacies.state_entered_at desc, candidacies.id`)
    .limit(MAX_CANDIDACIES)
    .select({
      candidacyId: 'candidacies.id',
      round: 'candidacies.round',
      state: 'candidacies.state',
      stage: 'candidacies.stage',
      since: 'candidacies.state_entered_at',
      orderId: 'candidacies.order_id',
      title: 'job_order_versions.title',
      facility: 'facilities.name',
    });
  return rows;
}
