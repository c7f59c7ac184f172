import { crc32 } from 'node:zlib';

/** A file of an archive; its bytes are read when it is their turn. */
export interface ZipEntry {
  readonly name: string;
  readonly content: () => Promise<Buffer>;
}

/** The largest archive without the extension ZIP64, which not every program reads. */
export const MAX_ZIP_BYTES = 0xff_ff_ff_ff;

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x08_00;
const FIRST_YEAR = 1980;

interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly size: number;
  readonly offset: number;
}

/** An archive of files that are compressed already, one after the other: only one of them is in memory. */
export async function* zipOf(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const bytes = await content();
    const entry = { name: Buffer.from(name, 'utf8'), crc: crc32(bytes), size: bytes.length, offset };
    const header = Buffer.concat([uint32(LOCAL), commonOf(entry, at), uint16(0), entry.name]);
    written.push(entry);
    offset += header.length + bytes.length;
    if (offset > MAX_ZIP_BYTES) throw new Error('The archive is too large');
    yield header;
    yield bytes;
  }
  const directory = Buffer.concat(written.map((entry) => centralOf(entry, at)));
  yield directory;
  const count = uint16(written.length);
  yield Buffer.concat([
    uint32(END),
    uint16(0),
    uint16(0),
    count,
    count,
    uint32(directory.length),
    uint32(offset),
    uint16(0),
  ]);
}

/** The fields that the header of a file and its line of the directory share, up to the length of the name. */
const commonOf = ({ name, crc, size }: Written, at: Date): Buffer =>
  Buffer.concat([
    uint16(VERSION),
    uint16(FLAGS),
    uint16(0),
    uint16((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)),
    uint16(((at.getUTCFullYear() - FIRST_YEAR) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()),
    uint32(crc),
    uint32(size),
    uint32(size),
    uint16(name.length),
  ]);

const centralOf = (entry: Written, at: Date): Buffer =>
  Buffer.concat([
    uint32(CENTRAL),
    uint16(VERSION),
    commonOf(entry, at),
    // No extra field, no comment, the first disk, no attributes.
    Buffer.alloc(12),
    uint32(entry.offset),
    entry.name,
  ]);

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
