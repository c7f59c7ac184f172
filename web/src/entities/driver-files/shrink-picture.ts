import { SNIFFED_BYTES, sniffMediaType } from '#domain/driver-files/sniff';

/** The longest side: enough for the small print of a license; phones take larger pictures. */
const MAX_SIDE_PX = 2_560;
const QUALITY = 0.88;
/** Smaller files are sent as they are. */
const SMALL_BYTES = 1_200_000;

function scaleDown(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  // A JPEG has no transparency: what is transparent becomes white, like paper, as on the server.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}

/** The size in pixels; undefined if the browser cannot decode the picture, which the server reports. */
export async function measurePicture(file: Blob): Promise<{ width: number; height: number } | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return undefined;
  }
}

/** The first bytes of a file, which show its format. Rejects if the file cannot be read any more. */
export const headOf = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());

/**
 * Reduces a large picture before the upload, and converts a picture of another format (HEIC, WebP) if the browser can decode
 * it; other files, and pictures that cannot be decoded, stay unchanged.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const mediaType = sniffMediaType(await headOf(file));
  const isAccepted = mediaType !== null;
  if (mediaType === 'application/pdf' || (isAccepted && file.size <= SMALL_BYTES)) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const smaller = await scaleDown(picture);
    picture.close();
    return smaller !== null && (!isAccepted || smaller.size < file.size) ? smaller : file;
  } catch {
    return file;
  }
}
