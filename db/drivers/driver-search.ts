import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { NearestDb } from '#db/core/nearest';
import { classesCovering, endorsementSets, transmissionsCovering } from '#domain/drivers/qualifications';
import type {
  DriverClass,
  EndorsementCode,
  FreightLevel,
  ShiftType,
  TrailerType,
  Transmission,
} from '#domain/shared/job-enums';
import { chordOf, milesOf, type Place, pointSql } from '../core/geo-distance';
import { indexedNames, shownNameMatch } from '../core/name-match';
import {
  briefColumns,
  briefOf,
  type BriefRow,
  type CandidacyBriefRow,
  driverColumns,
  type DriverRow,
} from './driver-facts';

/**
 * The filters of a driver search; empty lists do not filter. One of the classes, transmissions, freight types and
 * shifts must match, and a driver who has entered none matches all of them; every endorsement must be held. `name` is
 * compared with what a carrier may see before contact: the first name and the initial of the last name.
 */
export interface DriverSearch {
  /** The order whose candidacies are shown; null for a search without one. */
  readonly orderId: string | null;
  readonly near: Place;
  readonly miles: number;
  readonly certifiedOnly: boolean;
  readonly classes: readonly DriverClass[];
  readonly transmissions: readonly Transmission[];
  readonly endorsements: readonly EndorsementCode[];
  readonly freightLevels: readonly FreightLevel[];
  readonly freightTypes: readonly TrailerType[];
  readonly shifts: readonly ShiftType[];
  readonly name: string;
  readonly limit: number;
  readonly offset: number;
}

/** The filters of a search that has none. */
export const noFilters = {
  certifiedOnly: false,
  classes: [],
  transmissions: [],
  endorsements: [],
  freightLevels: [],
  freightTypes: [],
  shifts: [],
  name: '',
} satisfies Partial<DriverSearch>;

export interface FoundDriver extends DriverRow {
  readonly distanceMiles: number;
  readonly candidacy: CandidacyBriefRow | null;
}

/** Searchable drivers within the radius, nearest first; ties are sorted by id, so that pages never overlap. */
export async function searchDrivers(nearest: NearestDb, search: DriverSearch): Promise<FoundDriver[]> {
  const rows = (await searchQuery(nearest, search)) as FoundRow[];
  return rows.map(foundDriver);
}

/** These drivers as a search shows them, in the order of the ids; drivers who are gone since are left out. */
export async function readFound(
  db: Db,
  search: Pick<DriverSearch, 'near' | 'orderId'>,
  driverIds: readonly string[],
): Promise<FoundDriver[]> {
  const rows = (await shownQuery(db, joinedDrivers(db), search).whereIn('drivers.id', driverIds)) as FoundRow[];
  const byId = new Map(rows.map((row) => [row.driverId, row]));
  return driverIds.flatMap((driverId) => {
    const row = byId.get(driverId);
    return row === undefined ? [] : [foundDriver(row)];
  });
}

/** The maximum number of hits that are counted, or that autopilot compares. */
export const MAX_COUNTED = 1_000;

/** The number of hits across all pages; {@link MAX_COUNTED} plus one means more than {@link MAX_COUNTED}. */
export async function countFound(nearest: NearestDb, search: DriverSearch): Promise<number> {
  const some = foundQuery(nearest, search)
    .select('drivers.id')
    .limit(MAX_COUNTED + 1);
  const [row]: { count: string }[] = await nearest.from(some.as('found')).count();
  return Number(row?.count ?? 0);
}

/** The search as a query that has not run yet. */
export const searchQuery = (db: NearestDb, search: DriverSearch): Knex.QueryBuilder =>
  shownQuery(db, joinedDrivers(db), search)
    .whereIn('drivers.id', nearestHits(db, search, search).select('drivers.id'))
    .orderByRaw('drivers.place <-> ?, drivers.id', [db.raw(pointSql, { ...search.near })]);

/**
 * The nearest hits, in order, without columns. Indexes contain all that is tested, except a name, and most of what is
 * compared, so that the rows of drivers who do not match are not visited. Queries that need more of a hit join its row.
 */
export const nearestHits = (
  db: NearestDb,
  search: DriverSearch,
  { limit, offset }: Pick<DriverSearch, 'limit' | 'offset'>,
): Knex.QueryBuilder =>
  foundQuery(db, search)
    .orderByRaw('driver_places.place <-> ?, drivers.id', [db.raw(pointSql, { ...search.near })])
    .limit(limit)
    .offset(offset);

const joinedDrivers = (db: Db): Knex.QueryBuilder =>
  db('drivers').join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id');

/** Adds the columns that a search shows of each driver. */
function shownQuery(
  db: Db,
  query: Knex.QueryBuilder,
  { near, orderId }: Pick<DriverSearch, 'near' | 'orderId'>,
): Knex.QueryBuilder {
  return query
    .leftJoin('candidacies', (join) => {
      join.on('candidacies.driver_id', 'drivers.id').andOnVal('candidacies.order_id', orderId);
    })
    .select({
      ...driverColumns,
      ...briefColumns,
      chord: db.raw('drivers.place <-> ?', [db.raw(pointSql, { ...near })]),
    });
}

/** The hits, unsorted. */
function foundQuery(db: NearestDb, search: DriverSearch): Knex.QueryBuilder {
  const point = db.raw(pointSql, { ...search.near });
  const chord = chordOf(search.miles);
  const query = joinedDrivers(db)
    .join('driver_places', {
      'driver_places.latitude': 'drivers.search_latitude',
      'driver_places.longitude': 'drivers.search_longitude',
    })
    .where('drivers.is_available', true)
    .where('driver_pipelines.is_searchable', true)
    // Exclude drivers who were moved manually before their pre-qualification answers: there is no data to compare.
    .whereNotNull('drivers.license_class')
    .whereNotNull('drivers.birth_date')
    .whereRaw('driver_places.place <@ cube_enlarge(?, ?, 3)', [point, chord])
    .whereRaw('driver_places.place <-> ? <= ?', [point, chord]);
  filter(query, search);
  return query;
}

type FoundRow = DriverRow & BriefRow & { chord: number };

function foundDriver(row: FoundRow): FoundDriver {
  const { candidacyId, candidacyRound, candidacyState, candidacyStage, candidacySince, chord, ...driver } = row;
  const candidacy = briefOf({ candidacyId, candidacyRound, candidacyState, candidacyStage, candidacySince });
  return { ...driver, distanceMiles: milesOf(chord), candidacy };
}

function filter(query: Knex.QueryBuilder, search: DriverSearch): void {
  if (search.certifiedOnly) onlyReady(query);
  if (search.classes.length > 0) query.whereIn('drivers.license_class', search.classes.flatMap(classesCovering));
  for (const code of search.endorsements) {
    const sets = endorsementSets(code);
    query.whereRaw(`(${sets.map(() => 'drivers.endorsements @> ?::text[]').join(' or ')})`, [
      ...sets.map((set) => [...set]),
    ]);
  }
  matching(query, 'drivers.transmissions', search.transmissions.flatMap(transmissionsCovering));
  matching(query, 'drivers.freight_levels', search.freightLevels);
  matching(query, 'drivers.freight_types', search.freightTypes);
  matching(query, 'drivers.shifts', search.shifts);
  if (search.name !== '') {
    const shown = `drivers.first_name || ' ' || left(drivers.last_name, 1)`;
    const match = shownNameMatch(shown, { names: indexedNames.driver, text: search.name });
    query.whereRaw(match.sql, [...match.bindings]);
  }
}

/** Ready to hire: ready for dispatch, and not hired. */
function onlyReady(query: Knex.QueryBuilder): void {
  query
    .where('driver_pipelines.is_ready', true)
    .whereRaw(
      'not exists (select 1 from driver_hires where driver_hires.driver_id = drivers.id and driver_hires.released_at is null)',
    );
}

/** A driver who has entered nothing matches every value. */
function matching(query: Knex.QueryBuilder, column: string, wanted: readonly string[]): void {
  if (wanted.length > 0) query.whereRaw(`(?? = '{}' or ?? && ?::text[])`, [column, column, [...new Set(wanted)]]);
}
