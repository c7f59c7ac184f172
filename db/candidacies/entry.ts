import type { Db, Transaction } from '#db/core/handle';
import type { StoredAgreementState } from '#domain/agreements/rules';
import { checkInvite, checkRequest, type EntryFacts } from '#domain/candidacies/entry-rules';
import type { LifecycleStatus } from '#domain/driver-pipeline/lifecycle-statuses';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { OrderStatus } from '#domain/job-orders/states';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { hiredBy } from './hired-by';

export interface Entry {
  readonly orderId: string;
  readonly driverId: string;
  readonly by: 'invite' | 'request';
}

interface EntryRow {
  readonly status: OrderStatus;
  readonly is_visible: boolean;
  readonly seats_taken: number;
  readonly number_of_drivers: number;
  readonly is_organization_active: boolean;
  readonly organization_name: string;
  readonly agreement: StoredAgreementState;
  readonly stage: DriverStage;
  readonly lifecycle_status: LifecycleStatus;
  readonly is_available: boolean;
  readonly organization_id: string;
  readonly hired_by: string | null;
}

/** Refuses a first contact that the rows do not allow, before its workflow starts. */
export async function checkEntry(db: Db, entry: Entry): Promise<void> {
  await db.transaction((trx) => requireEntry(trx, entry));
}

/**
 * Refuses a first contact that the rows do not allow. The share locks keep the order's status, the driver's stage and
 * whether the driver is hired, and whether the carrier is active and its agreement in force, until the transaction ends:
 * their own projections wait, and the Signals that these cause reach the candidacy that the caller writes. Driver and
 * agreement are locked first, because a statement does not see what others commit while it waits.
 */
export async function requireEntry(trx: Transaction, entry: Entry): Promise<void> {
  await trx('driver_pipelines').where({ driver_id: entry.driverId }).forShare().first('driver_id');
  await trx('carrier_agreements')
    .where('organization_id', trx('job_orders').where({ id: entry.orderId }).select('organization_id'))
    .forShare()
    .first('state');
  const facts = await readEntryFacts(trx, entry);
  requireNoProblem(entry.by === 'request' ? checkRequest(facts) : checkInvite(facts));
}

async function readEntryFacts(trx: Transaction, { orderId, driverId }: Entry): Promise<EntryFacts> {
  const row = await trx('job_orders')
    .join('organizations', 'organizations.id', 'job_orders.organization_id')
    .join('drivers', 'drivers.id', trx.raw('?', [driverId]))
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .leftJoin('carrier_agreements', 'carrier_agreements.organization_id', 'job_orders.organization_id')
    .where('job_orders.id', orderId)
    .forShare('job_orders', 'organizations')
    .first<EntryRow | undefined>(
      'job_orders.status',
      'job_orders.is_visible',
      'job_orders.seats_taken',
      'job_orders.number_of_drivers',
      'organizations.is_active as is_organization_active',
      'organizations.name as organization_name',
      'carrier_agreements.state as agreement',
      'driver_pipelines.stage',
      'driver_pipelines.lifecycle_status',
      'drivers.is_available',
      'job_orders.organization_id',
      trx.raw('? as hired_by', [hiredBy(trx, driverId)]),
    );
  if (row === undefined) throw new ProblemError('not-found');
  return entryFacts(row);
}

function entryFacts(row: EntryRow): EntryFacts {
  return {
    order: {
      status: row.status,
      isVisible: row.is_visible,
      seatsTaken: row.seats_taken,
      numberOfDrivers: row.number_of_drivers,
    },
    organization: {
      id: row.organization_id,
      name: row.organization_name,
      isActive: row.is_organization_active,
      agreement: row.agreement,
    },
    driver: {
      stage: row.stage,
      lifecycleStatus: row.lifecycle_status,
      isAvailable: row.is_available,
      hiredBy: row.hired_by,
    },
  };
}
