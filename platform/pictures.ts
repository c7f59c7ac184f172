import sharp from 'sharp';

export type PictureType = 'image/jpeg' | 'image/png';

export interface PictureLimits {
  /** Maximum number of decoded pixels. */
  readonly maxPixels: number;
  /** Larger pictures are scaled down. */
  readonly longestSide: number;
  /** The type of the result; without it, that of the picture. */
  readonly output?: PictureType;
}

const JPEG_QUALITY = 88;

/** A file that cannot be opened as the picture type that it claims to be. */
export class BrokenPictureError extends Error {
  constructor(cause: unknown) {
    super('The picture cannot be opened', { cause });
    this.name = 'BrokenPictureError';
  }
}

/** A picture with too many pixels. */
export class HugePictureError extends Error {
  constructor() {
    super('The picture has too many pixels');
    this.name = 'HugePictureError';
  }
}

/**
 * Re-encodes the picture: upright, within the limits, and without metadata (location, device) or hidden data. Only the
 * visible pixels are kept.
 */
export async function reencodePicture(
  content: Buffer,
  type: PictureType,
  { maxPixels, longestSide, output = type }: PictureLimits,
): Promise<Buffer> {
  const { width, height } = await measurePicture(content, type);
  if (width * height > maxPixels) throw new HugePictureError();
  const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const encoded = output === 'image/png' ? picture.png({ compressionLevel: 7 }) : jpegOf(picture);
  return encoded.toBuffer().catch((error: unknown) => {
    throw new BrokenPictureError(error);
  });
}

/** A JPEG has no transparency: what is transparent becomes white, like paper. */
const jpegOf = (picture: sharp.Sharp): sharp.Sharp =>
  picture.flatten({ background: '#fff' }).jpeg({ quality: JPEG_QUALITY });

/** The stored size in pixels, read without decoding the picture. */
export async function measurePicture(content: Buffer, type: PictureType): Promise<{ width: number; height: number }> {
  const { width, height, format } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new BrokenPictureError(error);
    });
  if (`image/${format}` !== type) throw new BrokenPictureError(`a ${format}`);
  return { width, height };
}
