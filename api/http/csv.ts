import { Readable } from 'node:stream';

import { stringify } from 'csv-stringify';

import { fileResponse, type FileAnswer } from './define-route';

/** A code of ours as words: "makeCall" is "Make call", "not_now" is "Not now". */
export function csvWords(code: string | null): string {
  const words = (code ?? '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The declaration of a route that responds with a table as CSV (RFC 4180). */
export const csvResponse = fileResponse('text/csv');

/** A column of the file: its heading and its value; an instant as ISO, an absent value as an empty field. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => string | number | null;
}

export interface CsvTable<Row> {
  readonly fileName: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** Read as fast as the caller receives them, so that a long list is never whole in memory. */
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
}

/**
 * A table as a file that is written while it is read; cells that a spreadsheet would take for formulas stay texts.
 * Waits for the first row, so that a failing query is answered as a problem and not as half a file.
 */
export async function csvAnswer<Row>({ fileName, columns, rows }: CsvTable<Row>): Promise<FileAnswer> {
  const cells = cellsOf(columns, rows);
  const first = await cells.next();
  const lines = Readable.from(first.done === true ? [] : after(first.value, cells));
  const content = stringify({
    header: true,
    columns: columns.map(({ header }) => header),
    // Names are entered by strangers: a leading = + - @ would run in the reader's spreadsheet.
    escape_formulas: true,
    // Without it, spreadsheets misread non-ASCII names.
    bom: true,
    record_delimiter: 'windows',
  });
  lines.on('error', (error) => content.destroy(error));
  // When the client disconnects, the queries end.
  content.on('close', () => lines.destroy());
  return { fileName, content: lines.pipe(content) };
}

type Cells = readonly (string | number | null)[];

async function* cellsOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: CsvTable<Row>['rows'],
): AsyncGenerator<Cells, undefined> {
  for await (const row of rows) yield columns.map(({ cell }) => cell(row));
}

async function* after(first: Cells, rest: AsyncIterable<Cells>): AsyncGenerator<Cells> {
  yield first;
  yield* rest;
}

/** Every row of a list that is read page by page, each page after the last row of the one before. */
export async function* inPages<Row>(size: number, read: (after: Row | undefined) => Promise<readonly Row[]>) {
  let after: Row | undefined;
  for (;;) {
    const page = await read(after);
    yield* page;
    after = page.at(-1);
    if (page.length < size) return;
  }
}
