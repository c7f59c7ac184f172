import { stat } from 'node:fs/promises';
import { foldedText } from '#domain/shared/folded-text';
import type { Row } from '../../demo/copy';
import { censusLines } from './census-lines';

/** Columns read from the public census, in any order: the names of today, and those of the older file if they differ. */
const wanted = {
  dotNumber: ['DOT_NUMBER'],
  legalName: ['LEGAL_NAME'],
  dbaName: ['DBA_NAME'],
  street: ['PHY_STREET'],
  city: ['PHY_CITY'],
  state: ['PHY_STATE'],
  postalCode: ['PHY_ZIP'],
  powerUnits: ['POWER_UNITS', 'NBR_POWER_UNIT'],
  drivers: ['TOTAL_DRIVERS', 'DRIVER_TOTAL'],
} as const;
type Column = keyof typeof wanted;
const columns = Object.keys(wanted) as Column[];
/** A file that was reduced to what the product once needed has no streets. */
const OPTIONAL: readonly Column[] = ['street'];

/** The older file has active carriers only; in today's, A marks them. */
const STATUS = 'STATUS_CODE';
const ACTIVE = 'A';

const MAX_INTEGER = 2 ** 31 - 1;

export interface CensusBatch {
  readonly rows: readonly Row[];
  /** Number of lines without a DOT number or name. */
  readonly skipped: number;
  /** Share of the file that has been read, from 0 to 1. */
  readonly fraction: number;
}

/** Streams the file, one batch in memory at a time. */
export async function* readCensus(file: string, batchSize: number): AsyncGenerator<CensusBatch> {
  const { size } = await stat(file);
  let layout: Layout | undefined;
  let rows: Row[] = [];
  let skipped = 0;
  for await (const { fields, bytesRead } of censusLines(file)) {
    if (layout === undefined) {
      layout = layoutOf(fields);
      continue;
    }
    const row = isInactive(fields, layout) ? undefined : rowOf(fields, layout);
    if (row !== undefined) rows.push(row);
    else if (!isInactive(fields, layout)) skipped += 1;
    if (rows.length < batchSize) continue;
    yield { rows, skipped, fraction: bytesRead / size };
    rows = [];
    skipped = 0;
  }
  yield { rows, skipped, fraction: 1 };
}

/** The position of each column in a line. */
interface Layout extends Readonly<Record<Column, number>> {
  readonly status: number | undefined;
}

function layoutOf(header: readonly string[]): Layout {
  const names = header.map((name) => name.replace('\uFEFF', '').trim().toUpperCase());
  const positions = columns.map((column) => [column, names.findIndex((name) => isNamed(column, name))] as const);
  const missing = positions
    .filter(([column, at]) => at < 0 && !OPTIONAL.includes(column))
    .map(([column]) => wanted[column][0]);
  if (missing.length > 0) throw new Error(`This is not an FMCSA census file: missing columns ${missing.join(', ')}`);
  const status = names.indexOf(STATUS);
  return { ...(Object.fromEntries(positions) as Record<Column, number>), status: status < 0 ? undefined : status };
}

const isNamed = (column: Column, name: string): boolean => wanted[column].some((known) => known === name);

function isInactive(fields: readonly string[], { status }: Layout): boolean {
  const code = status === undefined ? ACTIVE : (text(fields[status]) ?? ACTIVE);
  return code.toUpperCase() !== ACTIVE;
}

function rowOf(fields: readonly string[], layout: Layout): Row | undefined {
  const field = (column: Column): string | null => text(fields[layout[column]]);
  const number = integer(field('dotNumber'));
  const name = field('legalName');
  if (number === null || number === 0 || name === null) return undefined;
  const dba = field('dbaName');
  return {
    dot_number: number,
    legal_name: name,
    dba_name: dba,
    street: field('street'),
    city: field('city'),
    state: field('state'),
    postal_code: field('postalCode'),
    power_units: integer(field('powerUnits')),
    drivers: integer(field('drivers')),
    search_name: foldedText(name),
    search_dba: dba === null ? null : foldedText(dba),
  };
}

/** A truncated line has undefined values. PostgreSQL rejects NUL bytes in text. */
function text(value: string | undefined): string | null {
  const clean = (value ?? '').replaceAll('\0', '').trim();
  return clean === '' ? null : clean;
}

function integer(value: string | null): number | null {
  const number = Number(value ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 && number <= MAX_INTEGER ? number : null;
}
