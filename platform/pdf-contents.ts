import { createScriptReader, type ScriptReader } from './pdf-scripts';
import { isPdfSpace, type PdfToken, tokensFrom } from './pdf-tokens';
import { unpack } from './pdf-unpack';

/**
 * Whether a PDF may be stored: not if it is `active` (scripts, programs, files inside), `protected` (it opens with a
 * password only), `unreadable` (only programs that know XFA show its form), or `broken` (no PDF at all).
 */
export type PdfVerdict = 'safe' | 'active' | 'protected' | 'unreadable' | 'broken';

/**
 * Active content that no document needs. Its sender should know early; it does not protect readers, who get
 * pictures of the pages (`flat-copy.ts`).
 */
const activeNames = new Set(['Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'Rendition']);
/** Every script has this name; `/JS` is beside it. Those of form fields are accepted (`pdf-scripts.ts`). */
const SCRIPT = 'JavaScript';

/** The maximum size of unpacked objects; a file with more is suspicious. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const STREAM_END = 'endstream';

/** Whether a PDF may be stored, in a time that grows with its size only. */
export function checkContents(pdf: Uint8Array): PdfVerdict {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  let hasScripts = false;
  const verdict = readObjects(bytes, {
    read: (token) => {
      if (token.type === 'name' && token.text === SCRIPT) hasScripts = true;
    },
  });
  if (verdict !== 'safe' || !hasScripts) return verdict;
  const scripts = createScriptReader();
  readObjects(bytes, scripts);
  return scripts.areOfFields() ? 'safe' : 'active';
}

/** Takes part in reading the objects. */
type Listener = Pick<ScriptReader, 'read'> & Partial<Pick<ScriptReader, 'begin'>>;

/** Reads the objects of a PDF, packed ones, too. */
function readObjects(bytes: Buffer, listener: Listener): PdfVerdict {
  let hasObjects = false;
  let left = MAX_UNPACKED_BYTES;
  let streamsEnd = true;
  for (let at = beginOfObject(bytes, 0); at !== -1;) {
    hasObjects = true;
    listener.begin?.(numberOfObject(bytes, at));
    const object: ReturnType<typeof readObject> = readObject(bytes, at, listener);
    if (object === 'active' || object === 'broken') return object;
    let end: number = object.end;
    if (object.isStream) {
      // Without an end, other objects can follow; the search for one is not repeated.
      const streamEnd: number = streamsEnd ? bytes.indexOf(STREAM_END, end) : -1;
      streamsEnd = streamEnd !== -1;
      const packed = bytes.subarray(beginOfStream(bytes, end), streamsEnd ? streamEnd : bytes.length);
      left -= costOfPacked(packed, object, { limit: left, listener });
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
const MAX_NUMBER = 10;

/** Whether an object's number and its generation are before this place. */
const followsNumbers = (bytes: Buffer, at: number): boolean => endOfNumber(bytes, at) !== undefined;

/** The number of the object that begins behind this `obj`. */
function numberOfObject(bytes: Buffer, begin: number): number | undefined {
  const end = endOfNumber(bytes, begin - 'obj'.length) ?? 0;
  const digits = bytes.toString('latin1', skipBack(bytes, { from: end, most: MAX_NUMBER, isSkipped: isDigit }), end);
  return digits === '' ? undefined : Number(digits);
}

/** The end of an object's number; undefined if this place follows none. */
function endOfNumber(bytes: Buffer, at: number): number | undefined {
  const generationEnd = skipBack(bytes, { from: at, most: MAX_SPACES, isSkipped: isPdfSpace });
  const generation = skipBack(bytes, { from: generationEnd, most: MAX_DIGITS, isSkipped: isDigit });
  const numberEnd = skipBack(bytes, { from: generation, most: MAX_SPACES, isSkipped: isPdfSpace });
  const isNumbered = generation < generationEnd && numberEnd < generation && isDigit(bytes[numberEnd - 1]);
  return isNumbered ? numberEnd : undefined;
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
  /** The place of the first packed object; undefined if the stream does not say it. */
  readonly first: number | undefined;
}

function readObject(bytes: Buffer, from: number, listener: Listener): PdfObject | 'active' | 'broken' {
  const filters = createFilterReader();
  let isOfObjects = false;
  let first: number | undefined;
  let isFirst = false;
  for (const token of tokensFrom(bytes, from)) {
    if (token === 'unclosed') return 'broken';
    if (token.type === 'name' && activeNames.has(token.text)) return 'active';
    if (token.type === 'name' && token.text === 'ObjStm') isOfObjects = true;
    if (isFirst && token.type === 'word' && /^\d{1,9}$/.test(token.text)) first = Number(token.text);
    isFirst = token.type === 'name' && token.text === 'First';
    filters.read(token);
    listener.read(token);
    let { end } = token;
    if (token.type === 'word' && ['endobj', 'obj', 'stream'].includes(token.text)) {
      // A missing end: the header of the next object is read again.
      if (token.text === 'obj') end -= 'obj'.length;
      const isStream = token.text === 'stream';
      return { end, isStream, packing: isStream && isOfObjects ? filters.packing() : undefined, first };
    }
  }
  return { end: bytes.length, isStream: false, packing: undefined, first };
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

interface Unpacking {
  readonly limit: number;
  readonly listener: Listener;
}

/** The cost of reading packed objects, in bytes; endless if they are active, or packed in an unusual way. */
function costOfPacked(packed: Buffer, { packing, first }: PdfObject, { limit, listener }: Unpacking): number {
  if (packing === undefined) return 0;
  if (packing === 'unusual') return Infinity;
  const unpacked = packing === 'plain' ? { content: packed, cost: packed.length } : unpack(packed, limit);
  if (unpacked === undefined || hasActiveName(unpacked.content)) return Infinity;
  for (const { number, content } of packedObjects(unpacked.content, first)) {
    listener.begin?.(number);
    for (const token of tokensFrom(content, 0)) if (token !== 'unclosed') listener.read(token);
  }
  return unpacked.cost;
}

function hasActiveName(objects: Buffer): boolean {
  for (const token of tokensFrom(objects, 0)) {
    if (token !== 'unclosed' && token.type === 'name' && activeNames.has(token.text)) return true;
  }
  return false;
}

interface PackedObject {
  /** Undefined if nothing says it. */
  readonly number: number | undefined;
  readonly content: Buffer;
}

/** The packed objects, which follow a list of their numbers and places. */
function packedObjects(objects: Buffer, first: number | undefined): PackedObject[] {
  if (first === undefined) return [{ number: undefined, content: objects }];
  const list: number[] = [];
  for (const token of tokensFrom(objects.subarray(0, first), 0)) {
    if (token !== 'unclosed' && token.type === 'word') list.push(Number(token.text));
  }
  const inOrder = list
    .flatMap((number, index) => (index % 2 === 0 ? [{ number, begin: first + (list[index + 1] ?? 0) }] : []))
    .sort((one, other) => one.begin - other.begin);
  return inOrder.map(({ number, begin }, index) => ({
    number,
    content: objects.subarray(begin, inOrder[index + 1]?.begin),
  }));
}
