import type { HosStatus, RemarkCode } from '#domain/eld/statuses';
import type { Db } from '../core/handle';

/** A duty status that a driver set. */
export interface SetStatus {
  readonly id: string;
  readonly status: HosStatus;
  readonly remark: RemarkCode | null;
  readonly at: string;
  readonly receivedAt: string;
}

const columns = { id: 'id', status: 'status', remark: 'remark', at: 'at', receivedAt: 'received_at' } as const;

/** Stores a status; the same client id again returns the stored one, and changes nothing. */
export async function storeDutyStatus(
  db: Db,
  { id, status, remark, at, receivedAt, ...key }: SetStatus & { readonly driverId: string; readonly clientId: string },
): Promise<SetStatus> {
  const of = { driver_id: key.driverId, client_id: key.clientId };
  await db('duty_statuses')
    .insert({ id, ...of, status, remark, at, received_at: receivedAt })
    .onConflict(['driver_id', 'client_id'])
    .ignore();
  const stored = await db('duty_statuses').where(of).first(columns);
  if (stored === undefined) throw new Error('The status was not stored');
  return stored;
}

/**
 * The statuses that a driver set within a time, and the one in force at its beginning. Of several with the same time, the one
 * that was received last is the last.
 */
export async function readDutyStatuses(
  db: Db,
  driverId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<SetStatus[]> {
  return db('duty_statuses')
    .where({ driver_id: driverId })
    .where('at', '<', to)
    .whereRaw(
      `at >= coalesce((select max(earlier.at) from duty_statuses as earlier
        where earlier.driver_id = ? and earlier.at <= ?), '-infinity')`,
      [driverId, from],
    )
    .orderBy(['at', 'received_at', 'id'])
    .select(columns);
}

/** The latest status that a driver set. */
export const findCurrentStatus = async (db: Db, driverId: string): Promise<SetStatus | undefined> =>
  db('duty_statuses')
    .where({ driver_id: driverId })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'received_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first(columns);
