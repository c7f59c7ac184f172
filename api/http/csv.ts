import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { wallTimeAt } from '#domain/shared/wall-time';
import { fileResponse, type FileResult } from './define-route';
import { afterFirstRow } from './first-row';

/** Declares that a route responds with a CSV table (RFC 4180). */
export const csvResponse = fileResponse('text/csv');

/** A column with its header and value; absent values are empty cells. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => string | number | null;
}

/** A column of instants as spreadsheets read times, in the zone that its header names. */
export const timeColumn = <Row>(
  header: string,
  zone: string,
  instantOf: (row: Row) => string | null,
): CsvColumn<Row> => ({
  header: `${header} (${zone})`,
  cell: (row) => {
    const instant = instantOf(row);
    return instant === null ? null : wallTimeAt(instant, zone).replace('T', ' ');
  },
});

export interface CsvTable<Row> {
  readonly fileName: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** Read only as fast as the client receives them, so that a long list is never entirely in memory. */
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
}

/**
 * Streams a table as a CSV file; cells that a spreadsheet would run as formulas are escaped.
 */
export async function csvFile<Row>({ fileName, columns, rows }: CsvTable<Row>): Promise<FileResult> {
  const lines = Readable.from(await afterFirstRow(cellsOf(columns, rows)));
  const content = stringify({
    header: true,
    columns: columns.map(({ header }) => header),
    // Without a byte order mark, spreadsheets misread non-ASCII names.
    bom: true,
    record_delimiter: 'windows',
  });
  lines.on('error', (error) => content.destroy(error));
  // Ends the queries when the client disconnects.
  content.on('close', () => lines.destroy());
  return { fileName, content: lines.pipe(content) };
}

type Cells = readonly (string | number | null)[];

async function* cellsOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: CsvTable<Row>['rows'],
): AsyncGenerator<Cells, undefined> {
  for await (const row of rows) yield columns.map(({ cell }) => withoutFormula(cell(row)));
}

/** Also the full-width signs, which some spreadsheets read like the others. */
const FORMULA = /^[-=+@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** An amount that is less than 0 stays a number, which is added up. */
const NUMBER = /^-\d+(?:\.\d+)?$/;

/** Strangers enter names: a leading = + - @ would run as a formula in the reader's spreadsheet. */
const withoutFormula = (cell: string | number | null): string | number | null =>
  typeof cell === 'string' && FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;

/** All rows of a list, read page by page; each page starts after the last row of the previous one. */
export async function* inPages<Row>(size: number, read: (after: Row | undefined) => Promise<readonly Row[]>) {
  let after: Row | undefined;
  for (;;) {
    const page = await read(after);
    yield* page;
    after = page.at(-1);
    if (page.length < size) return;
  }
}
