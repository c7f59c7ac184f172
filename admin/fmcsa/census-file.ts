import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { searchName } from '#domain/carriers/search-name';
import type { Row } from '../../demo/copy';

/** Columns read from the public census, in any order. */
const wanted = [
  'DOT_NUMBER',
  'LEGAL_NAME',
  'DBA_NAME',
  'PHY_CITY',
  'PHY_STATE',
  'PHY_ZIP',
  'NBR_POWER_UNIT',
  'DRIVER_TOTAL',
] as const;
type CensusRecord = Record<(typeof wanted)[number], string>;

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
  const source = createReadStream(file);
  const parser = parse({ bom: true, columns: namesOf, relax_column_count: true, relax_quotes: true, trim: true });
  // Errors of either stream are thrown by the loop below.
  pipeline(source, parser, () => undefined);
  let rows: Row[] = [];
  let skipped = 0;
  for await (const record of parser as AsyncIterable<CensusRecord>) {
    const row = rowOf(record);
    if (row === undefined) skipped += 1;
    else rows.push(row);
    if (rows.length < batchSize) continue;
    yield { rows, skipped, fraction: source.bytesRead / size };
    rows = [];
    skipped = 0;
  }
  yield { rows, skipped, fraction: 1 };
}

function namesOf(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim().toUpperCase());
  const missing = wanted.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`This is not an FMCSA census file: missing columns ${missing.join(', ')}`);
  return names;
}

function rowOf(record: CensusRecord): Row | undefined {
  const number = integer(record.DOT_NUMBER);
  const name = text(record.LEGAL_NAME);
  if (number === null || number === 0 || name === null) return undefined;
  const dba = text(record.DBA_NAME);
  return {
    dot_number: number,
    legal_name: name,
    dba_name: dba,
    city: text(record.PHY_CITY),
    state: text(record.PHY_STATE),
    postal_code: text(record.PHY_ZIP),
    power_units: integer(record.NBR_POWER_UNIT),
    drivers: integer(record.DRIVER_TOTAL),
    search_name: searchName(name),
    search_dba: dba === null ? null : searchName(dba),
  };
}

/** A truncated line has undefined values. PostgreSQL rejects NUL bytes in text. */
function text(value: string | undefined): string | null {
  const clean = (value ?? '').replaceAll('\0', '').trim();
  return clean === '' ? null : clean;
}

function integer(value: string | undefined): number | null {
  const number = Number(text(value) ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 && number <= MAX_INTEGER ? number : null;
}
