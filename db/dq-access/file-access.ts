import { type FileAccess, isFileOpen, NO_FILE_ACCESS } from '#domain/dq-access/file-access';
import { type AccessState } from '#domain/dq-access/states';
import type { Db, Transaction } from '../core/handle';
import { employmentInForce } from './employment-in-force';
import { driversNamingCarrier } from './withheld-files';

interface Row {
  readonly driverId: string;
  readonly state: AccessState | null;
  readonly isOver: boolean;
  readonly isByLaw: boolean;
  readonly endsOn: string | null;
}

/** The parts of the driver's file that the carrier may open. */
export async function readFileAccess(
  db: Db | Transaction,
  { organizationId, driverId }: { readonly organizationId: string; readonly driverId: string },
): Promise<FileAccess> {
  const accesses = await readFileAccesses(db, organizationId, [driverId]);
  return accesses.get(driverId) ?? NO_FILE_ACCESS;
}

/** The parts of each driver's file that the carrier may open; one entry for each id. */
export async function readFileAccesses(
  db: Db | Transaction,
  organizationId: string,
  driverIds: readonly string[],
): Promise<ReadonlyMap<string, FileAccess>> {
  if (driverIds.length === 0) return new Map();
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select asked.driver_id as "driverId", dq_accesses.state, dq_accesses.ends_on as "endsOn",
       coalesce(dq_accesses.ends_at <= now(), false) as "isOver", exists (${employmentInForce('asked')}) as "isByLaw"
     from (select unnest(cast(:driverIds as uuid[])) as driver_id, cast(:organizationId as uuid) as organization_id) as asked
     left join dq_accesses on dq_accesses.organization_id = asked.organization_id and dq_accesses.driver_id = asked.driver_id`,
    { organizationId, driverIds: [...driverIds] },
  );
  const accesses = rows.map((row) => ({ driverId: row.driverId, access: accessOf(row) }));
  const closed = accesses.filter(({ access }) => !isFileOpen(access)).map(({ driverId }) => driverId);
  const naming = await driversNamingCarrier(db, organizationId, closed);
  return new Map(accesses.map(({ driverId, access }) => [driverId, { ...access, isWithheld: naming.has(driverId) }]));
}

// The workflow may be late; a grant ends on time.
function accessOf({ state, isOver, isByLaw, endsOn }: Row): Omit<FileAccess, 'isWithheld'> {
  if (state === 'approved') return isOver ? { state: 'revoked', isByLaw, endsOn: null } : { state, isByLaw, endsOn };
  return { state: state ?? 'none', isByLaw, endsOn: null };
}

/** Those of the drivers whose whole file the carrier may open. */
export async function driversWithFileAccess(
  db: Db | Transaction,
  organizationId: string,
  driverIds: readonly string[],
): Promise<Set<string>> {
  const accesses = await readFileAccesses(db, organizationId, driverIds);
  return new Set(driverIds.filter((driverId) => isFileOpen(accesses.get(driverId) ?? NO_FILE_ACCESS)));
}
