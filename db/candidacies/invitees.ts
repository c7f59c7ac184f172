import type { Db, Transaction } from '#db/core/handle';
import type { StoredAgreementState } from '#domain/agreements/rules';
import type { InviteFacts } from '#domain/bulk/candidates/rules';
import type { LifecycleStatus } from '#domain/driver-pipeline/lifecycle-statuses';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { OrderStatus } from '#domain/job-orders/states';
import type { CandidacyStateName, Stage } from '#domain/shared/candidacy-states';
import { IS_FINDABLE, isKnownTo } from './known-driver';

/** A driver whom a carrier may invite to an order, or the facts because of which it may not; unmasked. */
export interface InviteeRow extends InviteFacts {
  readonly driverId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The title of the order. */
  readonly title: string;
  /** The driver's candidacy on the order, if there is one. */
  readonly candidacy: { readonly version: number; readonly stage: Stage | null } | null;
}

interface Row {
  readonly driverId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly version: number | null;
  readonly state: CandidacyStateName | null;
  readonly candidacyStage: Stage | null;
  readonly status: OrderStatus;
  readonly isVisible: boolean;
  readonly seatsTaken: number;
  readonly numberOfDrivers: number;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly isOrganizationActive: boolean;
  readonly agreement: StoredAgreementState;
  readonly stage: DriverStage;
  readonly lifecycleStatus: LifecycleStatus;
  readonly isAvailable: boolean;
  readonly hiredBy: string | null;
}

interface WantedInvitees {
  readonly orderId: string;
  readonly driverIds: readonly string[];
  /** Whether drivers who have hidden themselves are among them: one who did so after a preview is refused alone. */
  readonly who?: 'findable' | 'hiddenToo';
}

const isShown = { findable: IS_FINDABLE, hiddenToo: 'driver_pipelines.is_searchable' } as const;

/**
 * Reads what decides about an invitation of each driver to an order, in the order of the ids; without drivers whom the
 * order's carrier can neither find nor knows, as in their profile. An invitation checks the same facts under locks (`entry.ts`).
 */
export async function readInvitees(
  db: Db | Transaction,
  { orderId, driverIds, who = 'findable' }: WantedInvitees,
): Promise<InviteeRow[]> {
  const rows: unknown = await db('drivers')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .join('job_orders', (join) => join.onVal('job_orders.id', orderId))
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('organizations', 'organizations.id', 'job_orders.organization_id')
    .leftJoin('carrier_agreements', 'carrier_agreements.organization_id', 'organizations.id')
    .leftJoin('candidacies', (join) => {
      join.on('candidacies.order_id', 'job_orders.id').andOn('candidacies.driver_id', 'drivers.id');
    })
    .whereIn('drivers.id', [...driverIds])
    .whereRaw(`(${isShown[who]} or ${isKnownTo('job_orders.organization_id')})`)
    .select(columns(db));
  const byId = new Map((rows as Row[]).map((row) => [row.driverId, inviteeOf(row)]));
  return driverIds.flatMap((id) => byId.get(id) ?? []);
}

const inviteeOf = (row: Row): InviteeRow => ({
  driverId: row.driverId,
  firstName: row.firstName,
  lastName: row.lastName,
  title: row.title,
  candidacy: row.version === null ? null : { version: row.version, stage: row.candidacyStage },
  state: row.state,
  order: {
    status: row.status,
    isVisible: row.isVisible,
    seatsTaken: row.seatsTaken,
    numberOfDrivers: row.numberOfDrivers,
  },
  organization: {
    id: row.organizationId,
    name: row.organizationName,
    isActive: row.isOrganizationActive,
    agreement: row.agreement,
  },
  driver: {
    stage: row.stage,
    lifecycleStatus: row.lifecycleStatus,
    isAvailable: row.isAvailable,
    hiredBy: row.hiredBy,
  },
});

const columns = (db: Db | Transaction) => ({
  driverId: 'drivers.id',
  firstName: 'drivers.first_name',
  lastName: 'drivers.last_name',
  title: 'job_order_versions.title',
  version: 'candidacies.version',
  state: 'candidacies.state',
  candidacyStage: 'candidacies.stage',
  status: 'job_orders.status',
  isVisible: 'job_orders.is_visible',
  seatsTaken: 'job_orders.seats_taken',
  numberOfDrivers: 'job_orders.number_of_drivers',
  organizationId: 'organizations.id',
  organizationName: 'organizations.name',
  isOrganizationActive: 'organizations.is_active',
  agreement: 'carrier_agreements.state',
  stage: 'driver_pipelines.stage',
  lifecycleStatus: 'driver_pipelines.lifecycle_status',
  isAvailable: 'drivers.is_available',
  hiredBy: db.raw(`(select hired_on.organization_id from driver_hires
    join job_orders as hired_on on hired_on.id = driver_hires.order_id
    where driver_hires.driver_id = drivers.id and driver_hires.released_at is null limit 1)`),
});
