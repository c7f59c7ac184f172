import type { MediaType } from './purposes';

const signatures: readonly { readonly mediaType: MediaType; readonly begins: readonly number[] }[] = [
  { mediaType: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { mediaType: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** The white space of PDFs, which includes zero bytes. */
const BLANKS: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;

/** The first bytes that decide about a file's format: viewers find the start of a PDF in as many. */
export const SNIFFED_BYTES = 1_024;

/** The whole "%PDF-" is among them. */
const LAST_START = SNIFFED_BYTES - 5;

/** The end marker of a PDF; some programs write a few bytes after it. */
const END_OF_PDF = '%%EOF';
const END_WITHIN_BYTES = 1_024;

const startsWith = (bytes: Uint8Array, begins: readonly number[], from = 0): boolean =>
  begins.every((byte, at) => bytes[from + at] === byte);

/**
 * Where "%PDF-" begins: after a byte order mark and blanks, which some programs write first. Viewers accept it after any
 * bytes, which would let another file hide in front of it.
 */
function startOfPdf(bytes: Uint8Array): number {
  let at = startsWith(bytes, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  while (at < LAST_START && BLANKS.has(bytes[at] ?? -1)) at += 1;
  return at;
}

/** The format of a file by its content, whatever its name is; null if it is not accepted. */
export const sniffMediaType = (bytes: Uint8Array): MediaType | null =>
  signatures.find(({ mediaType, begins }) =>
    startsWith(bytes, begins, mediaType === 'application/pdf' ? startOfPdf(bytes) : 0),
  )?.mediaType ?? null;

/** Whether a PDF is complete: a truncated one has no end marker. Blanks after it do not count. */
export function isWholePdf(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && BLANKS.has(bytes[end - 1] ?? -1)) end -= 1;
  const tail = bytes.subarray(Math.max(0, end - END_WITHIN_BYTES), end);
  return String.fromCharCode(...tail).includes(END_OF_PDF);
}
