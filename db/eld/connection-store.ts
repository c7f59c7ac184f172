import type { Db } from '../core/handle';
import { isViolationOf } from '../core/violations';

/** A provider to whose logs a driver has agreed. */
export interface Connection {
  readonly id: string;
  readonly driverId: string;
  readonly provider: string;
  readonly connectedAt: string;
  readonly readAt: string | null;
}

const columns = {
  id: 'id',
  driverId: 'driver_id',
  provider: 'provider',
  connectedAt: 'connected_at',
  readAt: 'read_at',
} as const;

/** Stores the driver's consent; false if the provider is connected already. A repeat with the same id changes nothing. */
export async function connectEld(
  db: Db,
  { id, driverId, provider, connectedAt }: Omit<Connection, 'readAt'>,
): Promise<boolean> {
  try {
    await db('eld_connections')
      .insert({ id, driver_id: driverId, provider, connected_at: connectedAt })
      .onConflict('id')
      .ignore();
    return true;
  } catch (error) {
    if (isViolationOf(error, 'eld_connections_open_key')) return false;
    throw error;
  }
}

/** Withdraws the consent: nothing more is read, and what was read stays. False if there is no such connection. */
export async function withdrawEld(
  db: Db,
  { id, driverId, at }: { readonly id: string; readonly driverId: string; readonly at: string },
): Promise<boolean> {
  const count = await db('eld_connections')
    .where({ id, driver_id: driverId })
    .update({ withdrawn_at: db.raw('coalesce(withdrawn_at, ?)', [at]) });
  return count > 0;
}

/** The open connections, of one driver or of all. */
export const listConnections = async (db: Db, driverId?: string): Promise<Connection[]> =>
  db('eld_connections')
    .whereNull('withdrawn_at')
    .modify((query) => {
      if (driverId !== undefined) void query.where({ driver_id: driverId });
    })
    .orderBy(['connected_at', 'id'])
    .select(columns);

/** Records that a provider was read. */
export async function markRead(db: Db, id: string, at: string): Promise<void> {
  await db('eld_connections').where({ id }).update({ read_at: at });
}

/** Whether the consent is still there. */
export const isConnected = async (db: Db, id: string): Promise<boolean> =>
  (await db('eld_connections').where({ id }).whereNull('withdrawn_at').first('id')) !== undefined;
