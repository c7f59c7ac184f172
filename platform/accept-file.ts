import type { MediaType } from '#domain/driver-files/purposes';
import { isWholePdf, sniffMediaType } from '#domain/driver-files/sniff';
import {
  checkFileSize,
  checkMediaType,
  checkPictureSize,
  MAX_PIXELS,
  MAX_SIDE_PX,
  type ReceivedType,
} from '#domain/driver-files/uploads';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { createLimiterByName } from './limiter';
import type { PdfCheck } from './pdf-check';
import { BrokenPictureError, HugePictureError, type PictureType, reencodePicture } from './pictures';
import type { VirusScanner } from './virus-scanner';

export interface AcceptedFile {
  readonly mediaType: MediaType;
  readonly content: Buffer;
}

/** A file as it arrived. */
export interface ReceivedFile {
  readonly type: ReceivedType;
  readonly content: Buffer;
  /** The id of the person or link that sent it, or of the driver about whom a provider did. */
  readonly sentBy: string;
}

/** A person's other files wait, so that nobody uses more than one thread of the process. */
const oneBySender = createLimiterByName(10);

/**
 * Accepts a file from anyone, a person or a provider: detects the type from the bytes, re-encodes images, requires whole
 * PDFs without active content, and refuses all else (`file-*`, `picture-*`). Rejects with a TooBusyError if too many files
 * wait, of the sender or in all. Viruses: {@link requireUninfected}.
 */
export async function acceptFile(
  { pdfs }: { readonly pdfs: PdfCheck },
  { type, content, sentBy }: ReceivedFile,
): Promise<AcceptedFile> {
  requireNoProblem(checkFileSize(content.length));
  const mediaType = sniffMediaType(content);
  requireNoProblem(checkMediaType(type, mediaType));
  return oneBySender(sentBy, async () => {
    if (mediaType === null || mediaType === 'application/pdf') {
      await requireSafePdf(pdfs, content);
      return { mediaType: 'application/pdf', content };
    }
    return { mediaType, content: await reencode(type, content, mediaType) };
  });
}

/** Refuses infected content (`file-infected`), or any content while the scanner is unavailable (`unavailable`). */
export async function requireUninfected(scanner: VirusScanner, content: Buffer): Promise<void> {
  const result = await scanner.scan(content).catch(() => {
    throw new ProblemError('unavailable');
  });
  if (result === 'infected') throw new ProblemError('file-infected');
}

async function requireSafePdf(pdfs: PdfCheck, pdf: Buffer): Promise<void> {
  const verdict = isWholePdf(pdf) ? await pdfs.run(pdf) : 'broken';
  if (verdict === 'broken') throw new ProblemError('file-broken');
  if (verdict === 'protected') throw new ProblemError('file-protected');
  if (verdict === 'unreadable') throw new ProblemError('file-unreadable');
  // Reviewers may open the file elsewhere, outside any sandbox.
  if (verdict === 'active') throw new ProblemError('file-active');
}

async function reencode(type: ReceivedType, sent: Buffer, mediaType: PictureType): Promise<Buffer> {
  try {
    return await reencodePicture(sent, mediaType, {
      maxPixels: MAX_PIXELS,
      longestSide: MAX_SIDE_PX,
      // Operations upload what they received, however small the image is.
      requireSize: (size) => {
        if (type !== 'result') requireNoProblem(checkPictureSize(size));
      },
    });
  } catch (error) {
    if (error instanceof HugePictureError) throw new ProblemError('picture-too-large');
    if (error instanceof BrokenPictureError) throw new ProblemError('file-broken');
    throw error;
  }
}
