import sharp from 'sharp';
import { createLimiter } from './limiter';

export type PictureType = 'image/jpeg' | 'image/png';

export interface PictureLimits {
  /** Maximum number of decoded pixels. */
  readonly maxPixels: number;
  /** Larger pictures are scaled down. */
  readonly longestSide: number;
  /** The type of the result; without it, that of the picture. */
  readonly output?: PictureType;
  /** Called with the stored size before the picture is decoded; may throw. */
  readonly requireSize?: (size: PictureSize) => void;
}

/** A stored size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const JPEG_QUALITY = 88;
/** The maximum size of a decoded picture: 64 million pixels without transparency. */
const MAX_DECODED_BYTES = 200 * 1024 * 1024;
/** Far more than a picture within the limits takes. */
const TIMEOUT_SECONDS = 60;

/** Fewer than the threads of the process's pool, which also reads files (`UV_THREADPOOL_SIZE` in docs/runbook.md#environment). */
export const PICTURES_AT_ONCE = 2;
const MAX_WAITING = 20;
const limited = createLimiter({ concurrency: PICTURES_AT_ONCE, waiting: MAX_WAITING });

/** A file that cannot be opened as the picture type that it claims to be. */
export class BrokenPictureError extends Error {
  constructor(cause: unknown) {
    super('The picture cannot be opened', { cause });
    this.name = 'BrokenPictureError';
  }
}

/** A picture with too many pixels, or too many bytes for them. */
export class HugePictureError extends Error {
  constructor() {
    super('The picture has too many pixels');
    this.name = 'HugePictureError';
  }
}

/**
 * Re-encodes the picture: upright, within the limits, and without metadata (location, device) or hidden data. Only the
 * visible pixels are kept. Rejects with a TooBusyError if too many pictures wait.
 */
export const reencodePicture = (content: Buffer, type: PictureType, limits: PictureLimits): Promise<Buffer> =>
  limited(() => reencode(content, type, limits));

async function reencode(
  content: Buffer,
  type: PictureType,
  { maxPixels, longestSide, output = type, requireSize }: PictureLimits,
): Promise<Buffer> {
  const { width, height, decodedBytes } = await measurePicture(content, type);
  requireSize?.({ width, height });
  if (width * height > maxPixels || decodedBytes > MAX_DECODED_BYTES) throw new HugePictureError();
  const isOpen = type === 'image/jpeg' && !isClosed(content);
  const whole = isOpen ? Buffer.concat([content, END_OF_JPEG]) : content;
  // A picture that ends in its middle is broken; one that lacks only its end marker is not.
  const failOn = isOpen ? 'warning' : 'error';
  const picture = sharp(whole, { limitInputPixels: maxPixels, failOn, sequentialRead: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const encoded = output === 'image/png' ? picture.png({ compressionLevel: 7 }) : jpegOf(picture);
  return encoded.toBuffer().catch((error: unknown) => {
    throw new BrokenPictureError(error);
  });
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
/** Cameras write their own data after the end. */
const END_WITHIN_BYTES = 65_536;

const isClosed = (content: Buffer): boolean =>
  content.subarray(Math.max(0, content.length - END_WITHIN_BYTES)).includes(END_OF_JPEG);

/** A JPEG has no transparency: what is transparent becomes white, like paper. */
const jpegOf = (picture: sharp.Sharp): sharp.Sharp =>
  picture.flatten({ background: '#fff' }).jpeg({ quality: JPEG_QUALITY });

/** The stored size, read without decoding the picture. */
async function measurePicture(
  content: Buffer,
  type: PictureType,
): Promise<PictureSize & { readonly decodedBytes: number }> {
  const { width, height, format, channels, depth } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new BrokenPictureError(error);
    });
  if (`image/${format}` !== type) throw new BrokenPictureError(`a ${format}`);
  return { width, height, decodedBytes: width * height * channels * (depth === 'uchar' ? 1 : 2) };
}
