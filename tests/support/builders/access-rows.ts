import type { Db } from '#db/core/handle';
import { emptyAccess } from '#domain/dq-access/state';
import type { AccessState } from '#domain/dq-access/states';
import { newId } from '#platform/ids';

interface AccessOptions {
  readonly organizationId: string;
  readonly driverId: string;
  readonly state?: AccessState;
  readonly endsAt?: string;
}

const LONG_AGO = '2026-01-02T12:00:00.000Z';

/** Stores the row of an access alone, without its history: granted for a long time by default; replaces an earlier row. */
export async function anAccessRow(
  db: Db,
  { organizationId, driverId, state = 'approved', endsAt = '2099-01-01T06:00:00.000Z' }: AccessOptions,
): Promise<void> {
  const id = newId();
  const grant =
    state === 'approved' ? { ends_on: endsAt.slice(0, 10), ends_at: endsAt } : { ends_on: null, ends_at: null };
  const row = {
    state,
    ...grant,
    snapshot: JSON.stringify({ ...emptyAccess({ accessId: id, organizationId, driverId }), name: state, seq: 1 }),
  };
  await db('dq_accesses')
    .insert({
      id,
      workflow_id: `dq-access/${organizationId}/${driverId}`,
      version: 1,
      organization_id: organizationId,
      driver_id: driverId,
      round: 1,
      state_entered_at: LONG_AGO,
      requested_at: LONG_AGO,
      created_at: LONG_AGO,
      updated_at: LONG_AGO,
      ...row,
    })
    .onConflict(['organization_id', 'driver_id'])
    .merge(row);
}
