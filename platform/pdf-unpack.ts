import { constants, inflateRawSync } from 'node:zlib';

/** The least that an attempt to unpack counts, however little comes out of it. */
const MIN_UNPACKING_BYTES = 4 * 1024;

/** The packed objects of a PDF. */
export interface Unpacked {
  readonly content: Buffer;
  /** The bytes that went in or came out, in all attempts. */
  readonly cost: number;
}

/**
 * Unpacks compressed objects like a reader, which ignores the checksum and shows everything before an error. Undefined if
 * they are larger than the limit.
 */
export function unpack(packed: Buffer, limit: number): Unpacked | undefined {
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
  return { content: last.content, cost };
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
