import type { Knex } from 'knex';
import { type FileAccess, isFileOpen } from '#domain/dq-access/file-access';
import type { DqAccessState } from '#domain/dq-access/state';
import type { AccessState } from '#domain/dq-access/states';
import type { ActorKind } from '#domain/shared/actor';
import { nameVisibleSql } from '../candidacies/name-visible';
import type { Db } from '../core/handle';
import { type CountedPage, countOver, pageWithCount } from '../core/page-with-count';
import { driverColumns, type DriverRow } from '../drivers/driver-facts';
import { employmentInForce } from './employment-in-force';
import { driversNamingCarrier } from './withheld-files';

/** An access with its texts and names. */
export interface AccessRow {
  readonly id: string;
  readonly organizationId: string;
  readonly driverId: string;
  readonly state: AccessState;
  readonly round: number;
  readonly since: string;
  readonly requestedAt: string;
  readonly reason: string | null;
  readonly requestedBy: string | null;
  readonly expiresAt: string | null;
  readonly endsOn: string | null;
  /** The end of the grant has passed, and the workflow has not ended it yet. */
  readonly isPast: boolean;
  readonly endedBy: ActorKind | null;
  readonly endedReason: string | null;
  readonly endText: string | null;
}

/** An access that a command is sent to. */
export interface AccessRef {
  readonly id: string;
  readonly workflowId: string;
  readonly version: number;
  readonly state: DqAccessState;
}

/** An access by its id, or by carrier and driver. */
export async function findAccess(
  db: Db,
  where: { readonly id: string } | { readonly organizationId: string; readonly driverId: string },
): Promise<AccessRef | undefined> {
  const key = 'id' in where ? where : { organization_id: where.organizationId, driver_id: where.driverId };
  return db('dq_accesses')
    .where(key)
    .first({ id: 'id', workflowId: 'workflow_id', version: 'version', state: 'snapshot' });
}

const columns = (db: Db) => ({
  id: 'dq_accesses.id',
  organizationId: 'dq_accesses.organization_id',
  driverId: 'dq_accesses.driver_id',
  state: 'dq_accesses.state',
  round: 'dq_accesses.round',
  since: 'dq_accesses.state_entered_at',
  requestedAt: 'dq_accesses.requested_at',
  reason: 'reasons.text',
  requestedBy: db.raw(`requesters.first_name || ' ' || requesters.last_name`),
  expiresAt: 'dq_accesses.expires_at',
  endsOn: 'dq_accesses.ends_on',
  isPast: db.raw(`dq_accesses.state = 'approved' and dq_accesses.ends_at <= now()`),
  endedBy: 'dq_accesses.ended_by',
  endedReason: 'dq_accesses.ended_reason',
  endText: 'end_texts.text',
});

const withTexts = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query
    .leftJoin('notes as reasons', 'reasons.id', 'dq_accesses.note_id')
    .leftJoin('notes as end_texts', 'end_texts.id', 'dq_accesses.end_note_id')
    .leftJoin('users as requesters', 'requesters.id', 'dq_accesses.requested_by');

/** The access of a carrier to one driver, if it ever requested one, and whether an employment lasts. */
export interface CarrierAccess {
  readonly row: AccessRow | undefined;
  readonly isByLaw: boolean;
  /** The driver's history names the carrier, and the driver has not answered it. */
  readonly isWithheld: boolean;
}

/** The carrier's accesses to the files of these drivers, by driver; one entry for each id. */
export async function readCarrierAccesses(
  db: Db,
  organizationId: string,
  driverIds: readonly string[],
): Promise<ReadonlyMap<string, CarrierAccess>> {
  if (driverIds.length === 0) return new Map();
  const pairs = db.raw('(select unnest(cast(? as uuid[])) as driver_id, cast(? as uuid) as organization_id) as pairs', [
    [...driverIds],
    organizationId,
  ] as string[]);
  const rows: (AccessRow & { readonly wantedId: string; readonly isByLaw: boolean })[] = await withTexts(
    db.from(pairs).leftJoin('dq_accesses', (join) => {
      join.on('dq_accesses.driver_id', 'pairs.driver_id').andOn('dq_accesses.organization_id', 'pairs.organization_id');
    }),
  ).select({
    ...columns(db),
    wantedId: 'pairs.driver_id',
    isByLaw: db.raw(`exists (${employmentInForce('pairs')})`),
  });
  const accesses = rows.map(({ wantedId, isByLaw, ...row }) => ({
    wantedId,
    access: { row: isStored(row) ? row : undefined, isByLaw },
  }));
  const closed = accesses.filter(({ access }) => !isOpenTo(access)).map(({ wantedId }) => wantedId);
  const naming = await driversNamingCarrier(db, organizationId, closed);
  return new Map(accesses.map(({ wantedId, access }) => [wantedId, { ...access, isWithheld: naming.has(wantedId) }]));
}

const isOpenTo = ({ row, isByLaw }: Pick<CarrierAccess, 'row' | 'isByLaw'>): boolean =>
  isFileOpen({ state: row === undefined ? 'none' : shownState(row), isByLaw });

const isStored = (row: { readonly id: string | null }): boolean => row.id !== null;

/** An access with its driver, unmasked. */
export interface DriverAccessRow extends AccessRow {
  readonly driver: DriverRow;
  /** The carrier may see the full name, because the driver is in review on one of its orders or beyond. */
  readonly isNameVisible: boolean;
  /** An employment of the carrier lasts. */
  readonly isByLaw: boolean;
  readonly isWithheld: boolean;
}

export interface AccessListParams {
  readonly organizationId: string;
  readonly state: AccessState | undefined;
  readonly limit: number;
  readonly skip: number;
}

/** A page of a carrier's accesses, the last changed first. */
export async function listAccesses(db: Db, params: AccessListParams): Promise<CountedPage<DriverAccessRow>> {
  const { organizationId, state, limit, skip } = params;
  const all = db('dq_accesses')
    .join('drivers', 'drivers.id', 'dq_accesses.driver_id')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .where('dq_accesses.organization_id', organizationId)
    .whereRaw(`driver_pipelines.snapshot -> 'isErased' is distinct from 'true'::jsonb`);
  if (state !== undefined) void all.where('dq_accesses.state', state);
  const page = withTexts(all.clone())
    .select(
      {
        ...driverColumns,
        ...columns(db),
        driverState: 'drivers.state',
        isByLaw: db.raw(`exists (${employmentInForce('dq_accesses')})`),
        isNameVisible: db.raw(nameVisibleSql('drivers.id', 'dq_accesses.organization_id')),
      },
      countOver(db),
    )
    .orderBy([{ column: 'dq_accesses.state_entered_at', order: 'desc' }, { column: 'dq_accesses.id' }])
    .limit(limit)
    .offset(skip);
  const { rows, count } = await pageWithCount<AccessRow & Omit<DriverRow, 'state'> & ListedDriver>(db, {
    page,
    all,
    skip,
  });
  const closed = rows.filter((row) => !isOpenTo({ row, isByLaw: row.isByLaw })).map(({ driverId }) => driverId);
  const naming = await driversNamingCarrier(db, organizationId, closed);
  return {
    rows: rows.map((row) => ({ ...driverAccessRow(row), isWithheld: naming.has(row.driverId) })),
    count,
  };
}

interface ListedDriver {
  readonly driverState: DriverRow['state'];
  readonly isNameVisible: boolean;
  readonly isByLaw: boolean;
}

function driverAccessRow(
  row: AccessRow & Omit<DriverRow, 'state'> & ListedDriver,
): Omit<DriverAccessRow, 'isWithheld'> {
  const { driverState, ...access } = row;
  return { ...access, driver: { ...row, state: driverState } };
}

/** A carrier's request or access as the driver sees it. */
export interface OwnAccessRow extends AccessRow {
  readonly carrier: string;
  readonly dotNumber: number | null;
  readonly isCarrierPaused: boolean;
}

/** The accesses to a driver's file: requests first, then grants, then those that ended, each the last changed first. */
export async function listOwnAccesses(
  db: Db,
  { driverId, id }: { readonly driverId: string; readonly id?: string | undefined },
): Promise<OwnAccessRow[]> {
  const rows: OwnAccessRow[] = await withTexts(db('dq_accesses'))
    .join('organizations', 'organizations.id', 'dq_accesses.organization_id')
    .where('dq_accesses.driver_id', driverId)
    .modify((query) => {
      if (id !== undefined) void query.where('dq_accesses.id', id);
    })
    .orderByRaw(
      `array_position(array['requested', 'approved'], dq_accesses.state), dq_accesses.state_entered_at desc, dq_accesses.id`,
    )
    .select({
      ...columns(db),
      carrier: 'organizations.name',
      dotNumber: 'organizations.dot_number',
      isCarrierPaused: db.raw('not organizations.is_active'),
    });
  return rows;
}

/** The last accesses of a carrier, or to a driver's file, in short. */
export async function listAccessBriefs(
  db: Db,
  of: { readonly driver_id: string } | { readonly organization_id: string },
): Promise<{ _id: string; organizationId: string; carrier: string; driverId: string; status: AccessState }[]> {
  return db('dq_accesses')
    .join('organizations', 'organizations.id', 'dq_accesses.organization_id')
    .where(of)
    .orderBy([{ column: 'dq_accesses.state_entered_at', order: 'desc' }, { column: 'dq_accesses.id' }])
    .limit(MAX_BRIEFS)
    .select({
      _id: 'dq_accesses.id',
      organizationId: 'dq_accesses.organization_id',
      carrier: 'organizations.name',
      driverId: 'dq_accesses.driver_id',
      status: db.raw(SHOWN_STATE),
    });
}

const MAX_BRIEFS = 50;

// The same for a list that needs nothing else.
const SHOWN_STATE = `case when dq_accesses.state = 'approved' and dq_accesses.ends_at <= now() then 'revoked' else dq_accesses.state end`;

/** The state that readers see: a grant whose end has passed counts as revoked. */
export const shownState = ({
  state,
  isPast,
}: Pick<AccessRow, 'state' | 'isPast'>): Exclude<FileAccess['state'], 'none'> => (isPast ? 'revoked' : state);
