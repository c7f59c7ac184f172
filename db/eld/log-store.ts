import { coveredBy, type LogVersion, newVersions, type StoredLog } from '#domain/eld/changes';
import { gapsOf } from '#domain/eld/file/log-file';
import type { ProviderLog } from '#domain/eld/provider-log';
import type { LogImport } from '#domain/eld/schema';
import { derivedId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';
import type { RowOf } from '../core/table';

/** Rows of one statement. */
const BATCH = 500;

/** Records as they were read, and their reader. */
export interface ReadLogs {
  readonly id: string;
  readonly driverId: string;
  readonly provider: string;
  readonly source: 'file' | 'connection';
  readonly connectionId: string | null;
  readonly organizationId: string | null;
  readonly importedBy: string | null;
  readonly at: string;
  readonly logs: readonly ProviderLog[];
  /** The time that was read; for a file, the time of its records. */
  readonly covered?: { readonly from: string; readonly to: string };
  readonly duplicates: number;
  readonly skipped: number;
}

const logColumns = {
  startsAt: 'starts_at',
  isRequest: 'is_request',
  version: 'version',
  isActive: 'is_active',
  rawStatus: 'raw_status',
  endsAt: 'ends_at',
  remark: 'remark',
  origin: 'origin',
} as const;

/** The current versions of a provider's records that begin within a time. */
async function readStored(
  trx: Transaction,
  { driverId, provider }: Pick<ReadLogs, 'driverId' | 'provider'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<StoredLog[]> {
  return trx('hos_logs')
    .where({ driver_id: driverId, provider })
    .whereBetween('starts_at', [from, to])
    .distinctOn('starts_at', 'is_request')
    .orderBy(['starts_at', 'is_request', { column: 'version', order: 'desc' }])
    .select(logColumns);
}

const countOf = (versions: readonly LogVersion[]) => ({
  added: versions.filter(({ version, isActive }) => isActive && version === 1).length,
  changed: versions.filter(({ version, isActive }) => isActive && version > 1).length,
  removed: versions.filter(({ isActive }) => !isActive).length,
});

/**
 * Stores what a reading adds: new records, and new versions of changed ones. Another reading of the same log waits. The same
 * records again add nothing; from a connection, they leave no import either. Undefined if there was nothing to store.
 */
export async function storeLogs(db: Db, read: ReadLogs): Promise<LogImport | undefined> {
  const covered = read.covered ?? coveredBy(read.logs);
  if (covered === undefined) return undefined;
  return db.transaction(async (trx) => {
    const { driverId, provider } = read;
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`hos-logs/${driverId}/${provider}`]);
    const before = await trx('eld_imports').where({ id: read.id }).first(importColumns);
    if (before !== undefined) return presentImport(before);
    const gaps = read.source === 'file' ? gapsOf(read.logs) : [];
    const versions = newVersions(await readStored(trx, read, covered), read.logs, { ...covered, gaps });
    if (versions.length === 0 && read.source === 'connection') return undefined;
    return insertImport(trx, { read, covered, versions });
  });
}

async function insertImport(
  trx: Transaction,
  {
    read,
    covered,
    versions,
  }: {
    readonly read: ReadLogs;
    readonly covered: { readonly from: string; readonly to: string };
    readonly versions: readonly LogVersion[];
  },
): Promise<LogImport> {
  const gaps = gapsOf(read.logs);
  const [row] = await trx('eld_imports')
    .insert({
      id: read.id,
      driver_id: read.driverId,
      provider: read.provider,
      source: read.source,
      connection_id: read.connectionId,
      organization_id: read.organizationId,
      imported_by: read.importedBy,
      imported_at: read.at,
      starts_at: covered.from,
      ends_at: covered.to,
      ...countOf(versions),
      duplicates: read.duplicates,
      skipped: read.skipped,
      gaps: JSON.stringify(gaps),
    })
    .returning(Object.values(importColumns));
  await insertLogs(trx, read, versions);
  if (row === undefined) throw new Error('The import was not stored');
  return presentImport(row);
}

async function insertLogs(trx: Transaction, read: ReadLogs, versions: readonly LogVersion[]): Promise<void> {
  const rows = versions.map((version) => ({
    id: derivedId(read.id, version.startsAt, String(version.isRequest), String(version.version)),
    driver_id: read.driverId,
    provider: read.provider,
    starts_at: version.startsAt,
    is_request: version.isRequest,
    version: version.version,
    is_active: version.isActive,
    raw_status: version.rawStatus,
    ends_at: version.endsAt,
    remark: version.remark,
    origin: version.origin,
    import_id: read.id,
  }));
  for (let at = 0; at < rows.length; at += BATCH) await trx('hos_logs').insert(rows.slice(at, at + BATCH));
}

const importColumns = {
  id: 'id',
  provider: 'provider',
  imported_at: 'imported_at',
  starts_at: 'starts_at',
  ends_at: 'ends_at',
  added: 'added',
  changed: 'changed',
  removed: 'removed',
  duplicates: 'duplicates',
  skipped: 'skipped',
  gaps: 'gaps',
} as const;

type ImportRow = Pick<RowOf<'eld_imports'>, keyof typeof importColumns>;

const presentImport = ({ id, imported_at, starts_at, ends_at, gaps, ...counts }: ImportRow): LogImport => ({
  _id: id,
  ...counts,
  importedAt: imported_at,
  startsAt: starts_at,
  endsAt: ends_at,
  gaps: gaps.map(({ from, to }) => ({ startsAt: from, endsAt: to })),
});

/** The latest imports of a driver's files, newest first. */
export async function listImports(db: Db, driverId: string, limit: number): Promise<LogImport[]> {
  const rows = await db('eld_imports')
    .where({ driver_id: driverId, source: 'file' })
    .orderBy('imported_at', 'desc')
    .limit(limit)
    .select(importColumns);
  return rows.map(presentImport);
}

/** A record of a log in its current version. */
export interface CurrentLog extends ProviderLog {
  readonly provider: string;
  readonly source: 'file' | 'connection';
}

/** The current records of all providers that are in force within a time, by provider and start. */
export async function readLogs(
  db: Db,
  driverId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CurrentLog[]> {
  const current = db('hos_logs')
    .where({ driver_id: driverId })
    .where('starts_at', '<', to)
    .distinctOn('provider', 'starts_at', 'is_request')
    .orderBy(['provider', 'starts_at', 'is_request', { column: 'version', order: 'desc' }]);
  return db
    .from(current.as('current'))
    .join('eld_imports', 'eld_imports.id', 'current.import_id')
    .where('current.is_active', true)
    .where((query) => {
      void query
        .where('current.starts_at', '>=', from)
        .orWhereNull('current.ends_at')
        .orWhere('current.ends_at', '>', from);
    })
    .orderBy(['current.provider', 'current.starts_at', 'current.is_request'])
    .select({
      provider: 'current.provider',
      source: 'eld_imports.source',
      startsAt: 'current.starts_at',
      endsAt: 'current.ends_at',
      rawStatus: 'current.raw_status',
      remark: 'current.remark',
      origin: 'current.origin',
      isRequest: 'current.is_request',
    });
}
