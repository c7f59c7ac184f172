import type { Db, Transaction } from '#db/core/handle';
import type { CandidacyState } from '#domain/candidacies/state';
import type { Stage } from '#domain/shared/candidacy-states';

/** A candidate in a carrier's bulk action, unmasked. */
export interface BulkCandidateRow {
  readonly candidacyId: string;
  readonly workflowId: string;
  readonly version: number;
  readonly driverId: string;
  readonly stage: Stage | null;
  readonly state: CandidacyState;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Whether the driver's account is open. */
  readonly isActive: boolean;
  /** The title of the order. */
  readonly order: string;
}

/** Returns the candidacies among these that are the carrier's, in the order of the ids. */
export async function readBulkCandidates(
  db: Db | Transaction,
  { organizationId, candidacyIds }: { readonly organizationId: string; readonly candidacyIds: readonly string[] },
): Promise<BulkCandidateRow[]> {
  const rows: BulkCandidateRow[] = await db('candidacies')
    .join('users', 'users.id', 'candidacies.driver_id')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .where('candidacies.organization_id', organizationId)
    .whereIn('candidacies.id', [...candidacyIds])
    .select({
      candidacyId: 'candidacies.id',
      workflowId: 'candidacies.workflow_id',
      version: 'candidacies.version',
      driverId: 'candidacies.driver_id',
      stage: 'candidacies.stage',
      state: 'candidacies.snapshot',
      firstName: 'users.first_name',
      lastName: 'users.last_name',
      email: 'users.email',
      isActive: 'users.is_active',
      order: 'job_order_versions.title',
    });
  const byId = new Map(rows.map((row) => [row.candidacyId, row]));
  return candidacyIds.flatMap((id) => byId.get(id) ?? []);
}
