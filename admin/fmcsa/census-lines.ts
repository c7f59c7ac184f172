import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** A file that is not valid UTF-8 was written by an older program for Windows. */
async function encodingOf(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
    isFirst = false;
    try {
      decoder.decode(chunk, { stream: true });
    } catch {
      return 'windows-1252';
    }
  }
  return 'utf-8';
}

async function* decoded(source: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

export interface CensusLine {
  readonly fields: readonly string[];
  /** Number of bytes that have been read. */
  readonly bytesRead: number;
}

/** The lines of a CSV file, in the encoding that it has. */
export async function* censusLines(file: string): AsyncGenerator<CensusLine> {
  const encoding = await encodingOf(file);
  const source = createReadStream(file);
  const lines = createInterface({ input: Readable.from(decoded(source, encoding)), crlfDelay: Infinity });
  for await (const line of lines) {
    const fields = strictFields(line) ?? looseFields(line);
    yield { fields: fields.map((field) => field.trim()), bytesRead: source.bytesRead };
  }
}

/** The fields of a line by RFC 4180; undefined if its quotes are not those of a CSV file. */
function strictFields(line: string): string[] | undefined {
  const fields: string[] = [];
  for (let at = 0; ; at += 1) {
    if (line[at] !== '"') {
      const end = line.indexOf(',', at);
      fields.push(end < 0 ? line.slice(at) : line.slice(at, end));
      if (end < 0) return fields;
      at = end;
      continue;
    }
    const end = closingQuote(line, at);
    if (end === undefined) return undefined;
    fields.push(line.slice(at + 1, end).replaceAll('""', '"'));
    if (end + 1 === line.length) return fields;
    at = end + 1;
  }
}

/** The quote that ends the field which starts here, with a comma or the end of the line behind it. */
function closingQuote(line: string, start: number): number | undefined {
  let end = line.indexOf('"', start + 1);
  while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
  return end >= 0 && (end + 1 === line.length || line[end + 1] === ',') ? end : undefined;
}

/** The same for a name with quotes of its own, which older exports do not double: a field ends with a quote and a comma. */
function looseFields(line: string): string[] {
  const fields: string[] = [];
  let at = 0;
  while (at < line.length) {
    const isQuoted = line[at] === '"';
    const found = line.indexOf(isQuoted ? '",' : ',', at + (isQuoted ? 1 : 0));
    const end = found < 0 ? line.length : found;
    const text = line.slice(isQuoted ? at + 1 : at, found < 0 && isQuoted && line.endsWith('"') ? end - 1 : end);
    fields.push(text.replaceAll('""', '"'));
    at = end + (isQuoted ? 2 : 1);
  }
  return fields;
}
