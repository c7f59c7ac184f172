import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x77_4f_46_46;
const HEADER = 44;
const ENTRY = 20;
/** Sizes of the header and of one table's record in an OpenType file, whose tables begin at multiples of four bytes. */
const OPENTYPE = { header: 12, record: 16, align: 4 } as const;

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly content: Buffer;
}

/**
 * Unpacks a WOFF 1.0 file into the OpenType file that it was made of. The drawing library unpacks the tables of a packed font
 * again for each document, in JavaScript, which takes longer than drawing the document. Throws a `TypeError` for other files.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new TypeError('Not a WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, HEADER + index * ENTRY));

  const head = Buffer.alloc(OPENTYPE.header + count * OPENTYPE.record);
  woff.copy(head, 0, 4, 8);
  writeSearchRange(head, count);
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, checksum, content }, index) => {
    const record = OPENTYPE.header + index * OPENTYPE.record;
    tag.copy(head, record);
    head.writeUInt32BE(checksum, record + 4);
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(content.length, record + 12);
    const padding = -content.length & (OPENTYPE.align - 1);
    parts.push(content, Buffer.alloc(padding));
    offset += content.length + padding;
  });
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, entry: number): Table {
  const [offset, packed, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
  const stored = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    // A table that would not become smaller is stored as it is.
    content: packed < size ? inflateSync(stored, { maxOutputLength: size }) : stored,
  };
}

/** The three numbers with which a reader can search the records by halves. */
function writeSearchRange(head: Buffer, count: number): void {
  const selector = Math.floor(Math.log2(count));
  const range = 2 ** selector * OPENTYPE.record;
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(range, 6);
  head.writeUInt16BE(selector, 8);
  head.writeUInt16BE(count * OPENTYPE.record - range, 10);
}
