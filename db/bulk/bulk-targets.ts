import type { Db, Transaction } from '#db/core/handle';
import type { BulkTarget } from '#domain/bulk/rules';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';

/** A driver in a bulk action, with contact data. */
export interface BulkTargetRow {
  readonly driverId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Null without stored consent to text messages. */
  readonly phone: string | null;
  readonly isActive: boolean;
  readonly state: DriverPipelineState;
}

/** The facts of a driver on which bulk actions depend. */
export const bulkTargetOf = ({ state, isActive, phone }: BulkTargetRow): BulkTarget => ({
  state,
  hasMail: isActive,
  hasSms: isActive && phone !== null,
});

/** Returns the drivers among these that have a pipeline, in the order of the ids. */
export async function readBulkTargets(db: Db, driverIds: readonly string[]): Promise<BulkTargetRow[]> {
  const rows: unknown = await db('driver_pipelines')
    .join('users', 'users.id', 'driver_pipelines.driver_id')
    .whereIn('driver_pipelines.driver_id', [...driverIds])
    .select({
      driverId: 'driver_pipelines.driver_id',
      firstName: 'users.first_name',
      lastName: 'users.last_name',
      email: 'users.email',
      phone: db.raw('case when users.sms_consent_at is not null then users.phone end'),
      isActive: 'users.is_active',
      state: 'driver_pipelines.snapshot',
    });
  const byId = new Map((rows as BulkTargetRow[]).map((row) => [row.driverId, row]));
  return driverIds.flatMap((id) => byId.get(id) ?? []);
}

/** The drivers among these that have a pipeline. */
export const findDriversWithPipeline = (db: Db | Transaction, driverIds: readonly string[]): Promise<string[]> =>
  db('driver_pipelines')
    .whereIn('driver_id', [...driverIds])
    .pluck('driver_id');
