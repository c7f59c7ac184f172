import type { Db } from '#db/core/handle';
import { type Connection, isConnected, listConnections, markRead } from '#db/eld/connection-store';
import { storeLogs } from '#db/eld/log-store';
import { REREAD_DAYS } from '#domain/eld/sources';
import { DAY_MS } from '#domain/shared/durations';
import type { EldProvider } from '#platform/eld-provider';
import { newId } from '#platform/ids';
import type { Logger } from '#platform/logger';

/** The dependencies of reading logs. */
export interface EldDeps {
  readonly db: Db;
  readonly log: Logger;
  /** Providers that can be connected, by name; none if absent. */
  readonly elds?: ReadonlyMap<string, EldProvider> | undefined;
}

/** Reads one driver's log again, and stores what has changed. */
async function readConnection(deps: EldDeps, connection: Connection, now: Date): Promise<number> {
  const provider = deps.elds?.get(connection.provider);
  if (provider === undefined) return 0;
  const { id, driverId } = connection;
  const covered = { from: new Date(now.getTime() - REREAD_DAYS * DAY_MS).toISOString(), to: now.toISOString() };
  const logs = await provider.logs({ driverId, ...covered });
  // The driver may have withdrawn the consent while the provider answered.
  if (!(await isConnected(deps.db, id))) return 0;
  const stored = await storeLogs(deps.db, {
    id: newId(),
    driverId,
    provider: connection.provider,
    source: 'connection',
    connectionId: id,
    organizationId: null,
    importedBy: null,
    at: now.toISOString(),
    logs,
    covered,
    duplicates: 0,
    skipped: 0,
  });
  await markRead(deps.db, id, now.toISOString());
  return stored === undefined ? 0 : stored.added + stored.changed + stored.removed;
}

/**
 * Reads the last 14 days of every connected log again, because edits and certifications arrive later. A provider that is down
 * is read at the next run; the others are read anyway. Safe to repeat.
 */
export async function readEldLogs(deps: EldDeps, now = new Date()): Promise<void> {
  let records = 0;
  let failed = 0;
  for (const connection of await listConnections(deps.db)) {
    try {
      records += await readConnection(deps, connection, now);
    } catch (error) {
      failed += 1;
      deps.log.warn({ err: error, provider: connection.provider }, 'failed to read a log');
    }
  }
  if (records + failed > 0) deps.log.info({ records, failed }, 'logs read');
}
