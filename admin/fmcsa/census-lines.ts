import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How a file begins in two bytes for each character, with a byte order mark or with a letter or quote in ASCII. */
function wideEncodingOf([first = 0, second = 0]: Buffer): Encoding | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
}

/** A file that is not valid UTF-8 was written by an older program for Windows. */
async function encodingOf(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const wide = isFirst ? wideEncodingOf(chunk) : undefined;
    if (wide !== undefined) return wide;
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

/** A text in quotes with line breaks has no more lines; a file that has other quotes is not read to its end for one. */
const MAX_LINES = 10;

/** The records of a CSV file, in the encoding and with the separator that it has; a record may have several lines. */
export async function* censusLines(file: string): AsyncGenerator<CensusLine> {
  const encoding = await encodingOf(file);
  const source = createReadStream(file);
  const lines = createInterface({ input: Readable.from(decoded(source, encoding)), crlfDelay: Infinity });
  const record = (fields: readonly string[]): CensusLine => ({
    fields: fields.map((field) =>
      field
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim(),
    ),
    bytesRead: source.bytesRead,
  });
  let separator: string | undefined;
  let columns = 0;
  let open: string[] = [];
  for await (const line of lines) {
    separator ??= separatorOf(line);
    open.push(line);
    const fields = strictFields(open.join('\n'), separator);
    const isWhole = columns === 0 || open.length === 1 || fields?.length === columns;
    if (fields !== undefined && isWhole) {
      columns ||= fields.length;
      yield record(fields);
      open = [];
    } else if (!endsInText(open, { separator, columns }) || open.length === MAX_LINES) {
      for (const each of open) yield record(looseFields(each, separator));
      open = [];
    }
  }
  for (const each of open) yield record(looseFields(each, separator ?? ','));
}

/** The sign that separates the most columns of the header. */
function separatorOf(header: string): string {
  const [first] = [',', ';', '\t', '|'].toSorted((one, other) => header.split(other).length - header.split(one).length);
  return first ?? ',';
}

/** Whether the last field of the lines may go on in the next one: it begins with a quote, and fields are missing. */
function endsInText(lines: readonly string[], { separator, columns }: { separator: string; columns: number }): boolean {
  const [line = ''] = lines;
  const opened = Math.max(line.lastIndexOf(`${separator}"`) + 1, line.startsWith('"') ? 0 : -1);
  const isOpen = line[opened] === '"' && opened > line.lastIndexOf(`"${separator}`);
  return isOpen && looseFields(line, separator).length < columns;
}

/** The fields of a record by RFC 4180; undefined if its quotes are not those of a CSV file. */
function strictFields(line: string, separator: string): string[] | undefined {
  const fields: string[] = [];
  for (let at = 0; ; at += 1) {
    if (line[at] !== '"') {
      const end = line.indexOf(separator, at);
      fields.push(end < 0 ? line.slice(at) : line.slice(at, end));
      if (end < 0) return fields;
      at = end;
      continue;
    }
    const end = closingQuote(line, { start: at, separator });
    if (end === undefined) return undefined;
    fields.push(line.slice(at + 1, end).replaceAll('""', '"'));
    if (end + 1 === line.length) return fields;
    at = end + 1;
  }
}

/** The quote that ends the field which starts here, with a separator or the end of the record behind it. */
function closingQuote(
  line: string,
  { start, separator }: { readonly start: number; readonly separator: string },
): number | undefined {
  let end = line.indexOf('"', start + 1);
  while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
  return end >= 0 && (end + 1 === line.length || line[end + 1] === separator) ? end : undefined;
}

/** The same for a name with quotes of its own, which older exports do not double: a field ends with a quote and a separator. */
function looseFields(line: string, separator: string): string[] {
  const fields: string[] = [];
  let at = 0;
  while (at < line.length) {
    const isQuoted = line[at] === '"';
    const found = line.indexOf(isQuoted ? `"${separator}` : separator, at + (isQuoted ? 1 : 0));
    const end = found < 0 ? line.length : found;
    const text = line.slice(isQuoted ? at + 1 : at, found < 0 && isQuoted && line.endsWith('"') ? end - 1 : end);
    fields.push(text.replaceAll('""', '"'));
    at = end + (isQuoted ? 2 : 1);
  }
  return fields;
}
