import type { MediaType } from './purposes';

const signatures: readonly { readonly mediaType: MediaType; readonly begins: readonly number[] }[] = [
  // "%PDF-" must be at the very start. Viewers also accept it later, which would let another file hide in front of it.
  { mediaType: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { mediaType: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** The end marker of a PDF; some programs write a few bytes after it. */
const END_OF_PDF = '%%EOF';
const END_WITHIN_BYTES = 1_024;

/** The format of a file by its content, whatever its name is; null if it is not accepted. */
export const sniffMediaType = (bytes: Uint8Array): MediaType | null =>
  signatures.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))?.mediaType ?? null;

/** Whether a PDF is complete: a truncated one has no end marker. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - END_WITHIN_BYTES));
  return String.fromCharCode(...tail).includes(END_OF_PDF);
}
