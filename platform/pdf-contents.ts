import { isPdfSpace, type PdfToken, tokensFrom } from './pdf-tokens';
import { unpack } from './pdf-unpack';

/**
 * Whether a PDF may be stored: not if it is `active` (scripts, programs, files inside), `protected` (it opens with a
 * password only), or `broken` (no PDF at all).
 */
export type PdfVerdict = 'safe' | 'active' | 'protected' | 'broken';

/**
 * Active content that no document needs. Its sender should know early; it does not protect readers, who get
 * pictures of the pages (`flat-copy.ts`). `/JS` is not among them, because every script has one of these names beside it.
 */
const activeNames = new Set(['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'Rendition']);

/** The maximum size of unpacked objects; a file with more is suspicious. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const STREAM_END = 'endstream';

/** Reads the objects of a PDF, packed ones, too, in a time that grows with its size only. */
export function checkContents(pdf: Uint8Array): PdfVerdict {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  let hasObjects = false;
  let left = MAX_UNPACKED_BYTES;
  let streamsEnd = true;
  for (let at = beginOfObject(bytes, 0); at !== -1;) {
    hasObjects = true;
    const object: ReturnType<typeof readObject> = readObject(bytes, at);
    if (object === 'active' || object === 'broken') return object;
    let end: number = object.end;
    if (object.isStream) {
      // Without an end, other objects can follow; the search for one is not repeated.
      const streamEnd: number = streamsEnd ? bytes.indexOf(STREAM_END, end) : -1;
      streamsEnd = streamEnd !== -1;
      const packed = bytes.subarray(beginOfStream(bytes, end), streamsEnd ? streamEnd : bytes.length);
      left -= costOfPacked(packed, object.packing, left);
      if (left <= 0) return 'active';
      if (streamsEnd) end = streamEnd + STREAM_END.length;
    }
    at = beginOfObject(bytes, end);
  }
  return hasObjects && bytes.includes('startxref') ? 'safe' : 'broken';
}

/** The place behind the next `1 0 obj`; -1 if there is none. */
function beginOfObject(bytes: Buffer, from: number): number {
  let at = bytes.indexOf('obj', from);
  while (at !== -1 && !followsNumbers(bytes, at)) at = bytes.indexOf('obj', at + 1);
  return at === -1 ? -1 : at + 'obj'.length;
}

const MAX_SPACES = 20;
const MAX_DIGITS = 5;

/** Whether an object's number and its generation are before this place. */
function followsNumbers(bytes: Buffer, at: number): boolean {
  const generationEnd = skipBack(bytes, { from: at, most: MAX_SPACES, isSkipped: isPdfSpace });
  const generation = skipBack(bytes, { from: generationEnd, most: MAX_DIGITS, isSkipped: isDigit });
  const numberEnd = skipBack(bytes, { from: generation, most: MAX_SPACES, isSkipped: isPdfSpace });
  return generation < generationEnd && numberEnd < generation && isDigit(bytes[numberEnd - 1]);
}

interface Skip {
  readonly from: number;
  readonly most: number;
  readonly isSkipped: (code: number | undefined) => boolean;
}

function skipBack(bytes: Buffer, { from, most, isSkipped }: Skip): number {
  let at = from;
  while (from - at < most && isSkipped(bytes[at - 1])) at -= 1;
  return at;
}

const isDigit = (code: number | undefined): boolean => code !== undefined && code >= 0x30 && code <= 0x39;

function beginOfStream(bytes: Buffer, afterWord: number): number {
  const [first, second] = bytes.toString('latin1', afterWord, afterWord + 2);
  if (first === '\r' && second === '\n') return afterWord + 2;
  return first === '\r' || first === '\n' ? afterWord + 1 : afterWord;
}

/** How objects are packed into a stream: as every ordinary program does it, or in another way. */
type Packing = 'plain' | 'flate' | 'unusual';

interface PdfObject {
  readonly end: number;
  readonly isStream: boolean;
  /** Undefined if the stream, if it is one, contains no objects. */
  readonly packing: Packing | undefined;
}

function readObject(bytes: Buffer, from: number): PdfObject | 'active' | 'broken' {
  const filters = createFilterReader();
  let isOfObjects = false;
  for (const token of tokensFrom(bytes, from)) {
    if (token === 'unclosed') return 'broken';
    if (token.type === 'name' && activeNames.has(token.text)) return 'active';
    if (token.type === 'name' && token.text === 'ObjStm') isOfObjects = true;
    filters.read(token);
    let { end } = token;
    if (token.type === 'word' && ['endobj', 'obj', 'stream'].includes(token.text)) {
      // A missing end: the header of the next object is read again.
      if (token.text === 'obj') end -= 'obj'.length;
      const isStream = token.text === 'stream';
      return { end, isStream, packing: isStream && isOfObjects ? filters.packing() : undefined };
    }
  }
  return { end: bytes.length, isStream: false, packing: undefined };
}

/** Reads the filters of a stream while its dictionary is read. */
function createFilterReader() {
  const names: string[] = [];
  let key: string | undefined;
  let isList = false;
  let isUnusual = false;
  const read = (token: PdfToken): void => {
    if (key === undefined) {
      if (token.type === 'name' && ['Filter', 'DecodeParms'].includes(token.text)) key = token.text;
      return;
    }
    if (token.type === '[') isList = true;
    else if (token.type === 'name' && key === 'Filter') names.push(token.text);
    // Elsewhere in the file, or predicted from each other.
    else if (token.type !== ']' && !(token.type === 'word' && token.text === 'null')) isUnusual = true;
    if (token.type === ']') isList = false;
    if (!isList) key = undefined;
  };
  const packing = (): Packing => {
    if (isUnusual || names.length > 1) return 'unusual';
    if (names.length === 0) return 'plain';
    return names[0] === 'FlateDecode' ? 'flate' : 'unusual';
  };
  return { read, packing };
}

/** The cost of reading packed objects, in bytes; endless if they are active, or packed in an unusual way. */
function costOfPacked(packed: Buffer, packing: Packing | undefined, limit: number): number {
  if (packing === undefined) return 0;
  if (packing === 'unusual') return Infinity;
  const unpacked = packing === 'plain' ? { content: packed, cost: packed.length } : unpack(packed, limit);
  return unpacked === undefined || hasActiveName(unpacked.content) ? Infinity : unpacked.cost;
}

function hasActiveName(objects: Buffer): boolean {
  for (const token of tokensFrom(objects, 0)) {
    if (token !== 'unclosed' && token.type === 'name' && activeNames.has(token.text)) return true;
  }
  return false;
}
