import { constants, inflateRawSync } from 'node:zlib';

/** Whether a PDF may be stored: not if it is `active` (scripts, programs, files inside), or `broken` (no PDF at all). */
export type PdfVerdict = 'safe' | 'active' | 'broken';

/**
 * Active content that no document needs. Each of its names is so long that the bytes of a picture never contain it by
 * chance, so the whole file is searched: readers jump to objects by their offset, into comments and streams, too. `/JS`
 * is not among them, because every script has one of these names beside it.
 */
const active = patternOf(['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'Rendition']);
const objectStream = new RegExp(patternOf(['ObjStm']), 'g');

// Nothing below can match in two ways, or beyond a fixed length: the time must not depend on what a file contains.
const SPACES = '[ \\t\\r\\n\\f]{0,20}';
const INTEGER = `${SPACES}\\d{1,10}`;
const REFERENCE = `[ \\t\\r\\n\\f]{1,8}\\d{1,5}[ \\t\\r\\n\\f]{1,8}`;
const object = new RegExp(`(?<!\\d)\\d{1,10}${REFERENCE}obj\\b`);
const objectBeforeDictionary = new RegExp(`[\\r\\n]${INTEGER}${REFERENCE}obj${SPACES}$`);
const dictionaryOfStream = new RegExp(`<<([^<>()%#]{0,1000})>>${SPACES}stream(?:\\r?\\n|\\r)`, 'y');
const entriesOfObjectStream = new RegExp(
  `^${SPACES}(?:(?:${[
    `/Type${SPACES}/ObjStm`,
    `/(?:N|First|Length|DL|Extends)${INTEGER}(?:${REFERENCE}R)?`,
    `/Filter${SPACES}(?:/FlateDecode|\\[${SPACES}/FlateDecode${SPACES}\\])`,
    `/DecodeParms${SPACES}(?:null|\\[${SPACES}null${SPACES}\\])`,
  ].join('|')})${SPACES})*$`,
);
const LONGEST_DICTIONARY = 1_000;
/** An object's number, its generation and `obj`, with their spaces. */
const LONGEST_OBJECT_HEADER = 100;

/** The maximum size of unpacked objects; a file with more is suspicious. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** The least that an attempt to unpack counts, however little comes out of it. */
const MIN_UNPACKING_BYTES = 4 * 1024;

/** Checks what a PDF contains, even in compressed objects or with encoded names, in a time that grows with its size only. */
export function checkContents(pdf: Uint8Array): PdfVerdict {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  const text = bytes.toString('latin1');
  if (!object.test(text) || !text.includes('startxref')) return 'broken';
  if (active.test(text)) return 'active';
  return hidesContent(bytes, text) ? 'active' : 'safe';
}

/** A pattern of these names, any letter of which can be a code: `/J#53` is `/JS`. */
function patternOf(names: readonly string[]): RegExp {
  const spelled = (letter: string) => {
    const code = Buffer.from(letter).toString('hex');
    return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  };
  const words = names.map((name) => [...name].map(spelled).join(''));
  return new RegExp(`/(?:${words.join('|')})(?![A-Za-z0-9])`);
}

/** Whether objects that are packed into streams are active, or packed in a way that no ordinary program uses. */
function hidesContent(bytes: Buffer, text: string): boolean {
  let left = MAX_UNPACKED_BYTES;
  for (const { index } of text.matchAll(objectStream)) {
    const stream = openObjectStream(text, index);
    if (stream === undefined) return true;
    if (!stream.isPacked) continue;
    const unpacked = unpack(bytes.subarray(stream.begin), left);
    if (unpacked === undefined || active.test(unpacked.text)) return true;
    left -= unpacked.cost;
    if (left <= 0) return true;
  }
  return false;
}

interface ObjectStream {
  readonly begin: number;
  readonly isPacked: boolean;
}

/**
 * The object stream whose dictionary has the name at this place; undefined if it has an unknown filter, or comments,
 * texts or nested dictionaries, which could hide its beginning.
 */
function openObjectStream(text: string, nameAt: number): ObjectStream | undefined {
  const around = text.slice(Math.max(0, nameAt - LONGEST_DICTIONARY), nameAt);
  const before = around.lastIndexOf('<<');
  if (before === -1) return undefined;
  const at = nameAt - around.length + before;
  if (!objectBeforeDictionary.test(text.slice(Math.max(0, at - LONGEST_OBJECT_HEADER), at))) return undefined;
  dictionaryOfStream.lastIndex = at;
  const [whole, entries] = dictionaryOfStream.exec(text) ?? [];
  if (whole === undefined || entries === undefined || !entriesOfObjectStream.test(entries)) return undefined;
  return { begin: at + whole.length, isPacked: entries.includes('/FlateDecode') };
}

interface Unpacked {
  readonly text: string;
  /** The bytes that went in or came out, in all attempts. */
  readonly cost: number;
}

/**
 * Unpacks compressed objects like a reader, which ignores the checksum and shows everything before an error. Undefined if
 * they are larger than the limit.
 */
function unpack(packed: Buffer, limit: number): Unpacked | undefined {
  const data = packed.subarray(2);
  let [attempts, good, bad] = [0, 0, data.length + 1];
  let last: Inflated = { content: Buffer.alloc(0), taken: 0 };
  // The longest beginning without an error: zlib does not return what it has unpacked before one.
  for (let length = data.length; bad - good > 1; length = Math.floor((good + bad) / 2)) {
    attempts += 1;
    const unpacked = inflate(data.subarray(0, length), limit);
    if (unpacked === 'too-large') return undefined;
    if (unpacked === 'wrong') bad = length;
    else [good, last] = [length, unpacked];
  }
  const cost = attempts * Math.max(MIN_UNPACKING_BYTES, last.content.length, last.taken);
  return { text: last.content.toString('latin1'), cost };
}

interface Inflated {
  readonly content: Buffer;
  /** The compressed bytes up to the end of the stream. */
  readonly taken: number;
}

function inflate(data: Buffer, limit: number): Inflated | 'too-large' | 'wrong' {
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: limit, info: true } as const;
  try {
    const { buffer, engine } = inflateRawSync(data, options) as unknown as {
      readonly buffer: Buffer;
      readonly engine: { readonly bytesWritten: number };
    };
    return { content: buffer, taken: engine.bytesWritten };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'wrong';
  }
}
