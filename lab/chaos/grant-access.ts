import type { Db } from '#db/core/handle';
import { emptyAccess } from '#domain/dq-access/state';
import { newId } from '#platform/ids';

/** Columns of a grant; those of an earlier request or end become empty. */
const GRANT = [
  'state',
  'state_entered_at',
  'ends_on',
  'ends_at',
  'expires_at',
  'ended_by',
  'ended_reason',
  'end_note_id',
] as const;
const END_OF_TIME = { ends_on: '2099-01-01', ends_at: '2099-01-01T06:00:00.000Z' };

/**
 * Stores grants of drivers to a carrier, as their workflows would. A generated world has accesses already, of which drivers
 * depends on the day: these become grants.
 */
export async function grantAccess(db: Db, organizationId: string, driverIds: readonly string[]): Promise<void> {
  const at = new Date().toISOString();
  const rows = db('dq_accesses').insert(
    driverIds.map((driverId) => {
      const id = newId();
      const state = { ...emptyAccess({ accessId: id, organizationId, driverId }), name: 'approved' as const, seq: 1 };
      return {
        id,
        workflow_id: `dq-access/${organizationId}/${driverId}`,
        version: 1,
        organization_id: organizationId,
        driver_id: driverId,
        round: 1,
        state: 'approved' as const,
        ...END_OF_TIME,
        snapshot: JSON.stringify(state),
        state_entered_at: at,
        requested_at: at,
        created_at: at,
        updated_at: at,
      };
    }),
  );
  await rows.onConflict(['organization_id', 'driver_id']).merge([...GRANT]);
}
