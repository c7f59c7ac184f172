import type { MediaType } from '#domain/driver-files/purposes';
import { isWholePdf, sniffMediaType } from '#domain/driver-files/sniff';
import { checkFileSize, checkMediaType, MAX_SIDE_PX, MAX_PIXELS } from '#domain/driver-files/uploads';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { isActivePdf } from '#platform/pdf-contents';
import { BrokenPictureError, HugePictureError, reencodePicture } from '#platform/pictures';
import type { VirusScanner } from '#platform/virus-scanner';

export interface PreparedResultFile {
  readonly mediaType: MediaType;
  readonly content: Buffer;
}

/** Checks a result file like every upload: a complete PDF or a re-encoded image, without viruses. */
export async function prepareResultFile(scanner: VirusScanner, sent: Buffer): Promise<PreparedResultFile> {
  requireNoProblem(checkFileSize(sent.length));
  const mediaType = sniffMediaType(sent);
  requireNoProblem(checkMediaType('result', mediaType));
  const content =
    mediaType === 'image/jpeg' || mediaType === 'image/png' ? await repaint(sent, mediaType) : whole(sent);
  if ((await scanner.scan(content)) === 'infected') throw new ProblemError('file-infected');
  return { mediaType: mediaType ?? 'application/pdf', content };
}

function whole(pdf: Buffer): Buffer {
  if (!isWholePdf(pdf)) throw new ProblemError('file-broken');
  if (isActivePdf(pdf)) throw new ProblemError('file-active');
  return pdf;
}

async function repaint(sent: Buffer, mediaType: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  try {
    return await reencodePicture(sent, mediaType, { maxPixels: MAX_PIXELS, longestSide: MAX_SIDE_PX });
  } catch (error) {
    if (error instanceof HugePictureError) throw new ProblemError('picture-too-large');
    if (error instanceof BrokenPictureError) throw new ProblemError('file-broken');
    throw error;
  }
}
