import { inflateSync } from 'node:zlib';

/** Active content that no document needs: scripts, launch actions, embedded files. */
const active = /\/(JS|JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/;
/** The maximum size of decompressed objects; a file with more is suspicious. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

/** Whether the bytes have the structure of a PDF, not only its header and trailer around another kind of file. */
export function hasPdfStructure(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  return /\d+\s+\d+\s+obj\b/.test(text) && text.includes('startxref');
}

/** Whether the PDF has active content or embedded files, even in compressed objects or with encoded names. */
export function hasActiveContent(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  // Pictures and fonts can contain any bytes by chance.
  const plain = text.replace(/\bstream\r?\n[\s\S]*?\bendstream\b/g, ' ');
  return [plain, ...packedObjects(pdf, text)].some((part) => active.test(decodeNames(part)));
}

/** Decodes names: `/J#53` is `/JS`. */
const decodeNames = (part: string): string =>
  part.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The content of object streams. A stream that cannot be decompressed cannot be read by a viewer, either. */
function packedObjects(pdf: Buffer, text: string): string[] {
  const found: string[] = [];
  let left = MAX_UNPACKED_BYTES;
  for (const match of text.matchAll(/\/ObjStm\b[\s\S]{0,400}?\bstream\r?\n/g)) {
    const begin = match.index + match[0].length;
    const end = text.indexOf('endstream', begin);
    const unpacked = unpack(pdf.subarray(begin, end === -1 ? pdf.length : end), left);
    if (unpacked === undefined) return [...found, '/Launch '];
    left -= unpacked.length;
    found.push(unpacked);
  }
  return found;
}

function unpack(bytes: Buffer, limit: number): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, limit) }).toString('latin1');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : '';
  }
}
