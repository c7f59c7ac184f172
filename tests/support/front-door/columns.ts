import knex from 'knex';
import { driverSearchOf } from '#api/hiring/driver-search/search';
import type { Db } from '#db/core/handle';
import type { NearestDb } from '#db/core/nearest';
import { driverColumns } from '#db/drivers/driver-facts';
import { searchQuery } from '#db/drivers/driver-search';
import { fitOf } from '#domain/drivers/fit';
import type { DriverFacts, FitInput } from '#domain/drivers/fit-facts';
import { DriverSearchBody } from '#domain/drivers/schema';
import { emptyWorkRecord } from '#domain/drivers/work-record';
import { recordDefaults } from '#domain/job-orders/defaults';

/** Relevant columns that the front-door story leaves empty, each with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'driver_hires.released_at': 'written when a hire ends; the story ends with the hire',
};

const place = {
  orderId: '018f0000-0000-7000-8000-000000000001',
  near: { latitude: 32.8, longitude: -96.8 },
  miles: 50,
};
const filters = DriverSearchBody.shape.filters.unwrap();
/** The names of the filters, from the schema. */
export const filterNames = Object.keys(filters.shape) as (keyof typeof filters.shape)[];
/** Every value that a filter may have. */
export const valuesOf = (name: keyof typeof filters.shape): readonly string[] =>
  filters.shape[name].unwrap().element.options;

const bodyWith = (names: readonly (keyof typeof filters.shape)[], more: object = {}) =>
  DriverSearchBody.parse({
    orderId: place.orderId,
    filters: Object.fromEntries(names.map((name) => [name, valuesOf(name)])),
    ...more,
  });

/** The columns of a query: those that it selects, joins, filters and sorts by. */
function columnsOf(body: DriverSearchBody): Set<string> {
  const db = knex({ client: 'pg' }) as unknown as NearestDb;
  const { sql } = searchQuery(db, driverSearchOf(body, place)).toSQL();
  const found = sql.matchAll(/"?\b(drivers|driver_pipelines|driver_hires|candidacies)"?\."?([a-z_]+)"?/g);
  return new Set([...found].map(([, table, column]) => `${String(table)}.${String(column)}`));
}

const completeDriver: DriverFacts = {
  licenseClass: 'driverLicenseClassA',
  endorsements: ['T'],
  transmissions: ['manual'],
  shifts: ['AM'],
  freightLevels: ['no-touch'],
  freightTypes: ['Reefer'],
  birthDate: '1990-01-01',
  experienceMonths: 12,
  lastDroveOn: null,
  workRecord: emptyWorkRecord,
};

/** The driver facts that matching reads, found by observing a comparison with an order that requires everything. */
function factsOfFit(): Set<string> {
  const read = new Set<string>();
  const driver = new Proxy(completeDriver, {
    get: (facts, name) => {
      read.add(String(name));
      return facts[name as keyof DriverFacts];
    },
  });
  const order: FitInput['order'] = {
    ...recordDefaults,
    driverClass: 'driverLicenseClassA',
    orderAssignmentType: 'drayageTWIC',
    endorsements: ['T'],
    equipmentTransmission: ['manual'],
    isInterstate: true,
    scheduleType: 'SHIFT_TYPE',
    shiftType: 'AM',
    freightLevel: 'no-touch',
    equipment: ['Reefer'],
  };
  const criteria = { minAge: 21, minExperienceInSeconds: 86_400 * 365, experienceWindowInSeconds: 86_400 * 730 };
  const proofs = { license: null, isTwicExpired: false };
  fitOf({ driver, proofs, order, criteria, distanceMiles: 10, today: '2026-11-22' });
  return read;
}

/** Filters without a column and facts without a column: no driver's entry could count for them. */
export function unmappedEntries(): string[] {
  const base = whereOf(bodyWith([]));
  const filtersWithoutColumn = filterNames.filter((name) => whereOf(bodyWith([name])) === base);
  const factsWithoutColumn = [...factsOfFit()].filter((fact) => !(fact in driverColumns));
  return [...filtersWithoutColumn.map((name) => `filter ${name}`), ...factsWithoutColumn.map((fact) => `fact ${fact}`)];
}

function whereOf(body: DriverSearchBody): string {
  const db = knex({ client: 'pg' }) as unknown as NearestDb;
  return searchQuery(db, driverSearchOf(body, place)).toSQL().sql;
}

/** Every column that search and matching read, taken from the code that reads them. */
export function relevantColumns(): string[] {
  const searched = columnsOf(bodyWith(filterNames, { haulCertifiedOnly: true, search: 'Ann' }));
  const known = new Map<string, string>(Object.entries(driverColumns));
  const compared = [...factsOfFit()].map((fact) => known.get(fact)).filter((column) => column !== undefined);
  return [...new Set([...searched, ...compared])].sort();
}

interface ColumnRow {
  readonly column_default: string | null;
  readonly is_generated: 'ALWAYS' | 'NEVER';
}

/** Whether any row has a value other than the column's default. */
async function isWritten(db: Db, name: string): Promise<boolean> {
  const [table = '', column = ''] = name.split('.');
  const known: ColumnRow | undefined = await db('information_schema.columns')
    .where({ table_schema: 'public', table_name: table, column_name: column })
    .first('column_default', 'is_generated');
  if (known === undefined) throw new Error(`There is no column ${name}`);
  const rows = db(table).whereNotNull(column);
  const { column_default: preset, is_generated: generated } = known;
  if (preset !== null && generated === 'NEVER') rows.whereRaw(`?? is distinct from (${preset})`, [column]);
  return (await rows.first(db.raw('1 as one'))) !== undefined;
}

/**
 * The relevant columns that nothing has written. Without seeded people, each of them is a question that no form asks, or
 * an answer that never counts.
 */
export async function unwrittenColumns(
  db: Db,
  columns: readonly string[] = relevantColumns().filter((column) => !(column in exceptions)),
): Promise<string[]> {
  const written = await Promise.all(columns.map((column) => isWritten(db, column)));
  return columns.filter((_, index) => written[index] !== true);
}
