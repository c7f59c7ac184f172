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
import { hasActiveContent, hasPdfStructure } from './pdf-contents';
import { BrokenPictureError, HugePictureError, measurePicture, reencodePicture } from './pictures';
import type { VirusScanner } from './virus-scanner';

export interface AcceptedFile {
  readonly mediaType: MediaType;
  readonly content: Buffer;
}

/**
 * Accepts a file from anyone, a person or a provider: detects the type from the bytes, re-encodes images, requires whole
 * PDFs without active content, and refuses all else (`file-*`, `picture-*`). Viruses: {@link requireUninfected}.
 */
export async function acceptFile(type: ReceivedType, sent: Buffer): Promise<AcceptedFile> {
  requireNoProblem(checkFileSize(sent.length));
  const mediaType = sniffMediaType(sent);
  requireNoProblem(checkMediaType(type, mediaType));
  if (mediaType === null || mediaType === 'application/pdf')
    return { mediaType: 'application/pdf', content: requireSafePdf(sent) };
  return { mediaType, content: await reencode(type, sent, mediaType) };
}

/** Refuses infected content (`file-infected`), or any content while the scanner is unavailable (`unavailable`). */
export async function requireUninfected(scanner: VirusScanner, content: Buffer): Promise<void> {
  const result = await scanner.scan(content).catch(() => {
    throw new ProblemError('unavailable');
  });
  if (result === 'infected') throw new ProblemError('file-infected');
}

function requireSafePdf(pdf: Buffer): Buffer {
  if (!isWholePdf(pdf) || !hasPdfStructure(pdf)) throw new ProblemError('file-broken');
  // Reviewers may open the file elsewhere, outside any sandbox.
  if (hasActiveContent(pdf)) throw new ProblemError('file-active');
  return pdf;
}

async function reencode(type: ReceivedType, sent: Buffer, mediaType: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  try {
    // Operations upload what they received, however small the image is.
    if (type !== 'result') requireNoProblem(checkPictureSize(await measurePicture(sent, mediaType)));
    return await reencodePicture(sent, mediaType, { maxPixels: MAX_PIXELS, longestSide: MAX_SIDE_PX });
  } catch (error) {
    if (error instanceof HugePictureError) throw new ProblemError('picture-too-large');
    if (error instanceof BrokenPictureError) throw new ProblemError('file-broken');
    throw error;
  }
}
