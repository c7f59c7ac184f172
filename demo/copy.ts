import type { Db } from '#db/core/handle';
import { withRawConnection } from '#db/core/raw-connection';

/** Bytes in PostgreSQL's hex format. */
export const hexBytes = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;

export type Row = Readonly<Record<string, unknown>>;

/** The connection that pg passes to a query object that handles the protocol itself. */
interface Wire {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** One COPY … FROM STDIN over a pg connection. pg calls these methods, as it does for the pg-copy-streams package. */
class CopyIn {
  readonly done: Promise<void>;
  #finish: (error?: Error) => void = () => undefined;

  constructor(
    readonly text: string,
    readonly data: Buffer,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.#finish = (error) => (error === undefined ? resolve() : reject(error));
    });
  }

  submit(wire: Wire): void {
    wire.query(this.text);
  }

  handleCopyInResponse(wire: Wire): void {
    wire.sendCopyFromChunk(this.data);
    wire.endCopyFrom();
  }

  handleCommandComplete(): void {
    // Wait for ReadyForQuery instead.
  }

  handleReadyForQuery(): void {
    this.#finish();
  }

  handleError(error: Error): void {
    this.#finish(error);
  }
}

const ROWS_PER_COPY = 5_000;

/** Loads rows with COPY, in order. All rows must have the columns of the first one. */
export async function copyRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const text = `copy ${table} (${columns.join(', ')}) from stdin`;
  await withRawConnection(db, async (client: Copying) => {
    for (let from = 0; from < rows.length; from += ROWS_PER_COPY) {
      const lines = rows
        .slice(from, from + ROWS_PER_COPY)
        .map((row) => `${columns.map((name) => field(row[name])).join('\t')}\n`);
      const copy = new CopyIn(text, Buffer.from(lines.join('')));
      client.query(copy);
      await copy.done;
    }
  });
}

interface Copying {
  query(copy: CopyIn): void;
}

/** A value in COPY's text format. */
function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (Array.isArray(value)) return escaped(arrayText(value));
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`COPY cannot load a value of type ${typeof value}`);
}

const arrayText = (items: readonly unknown[]): string =>
  `{${items.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

const specials: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string): string => text.replace(/[\\\t\n\r]/g, (special) => specials[special] ?? special);
