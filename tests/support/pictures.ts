import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A phone's picture in the given size, rotated by its metadata, with GPS coordinates. */
export async function aPhonePicture({ width = 600, height = 400 } = {}): Promise<Buffer> {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: 'red' };
  const red = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Camera of Nora' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export async function aPng({ width = 640, height = 400 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
}

/** A square picture that hardly compresses, like a photo. */
export async function aNoisyPng(side: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width: side, height: side, channels: 3, background: 'white', noise } })
    .png()
    .toBuffer();
}

const PDF_OBJECTS = [
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj',
].join('\n');

/** The smallest PDF that a viewer opens, with these further objects or comments. */
export const aPdf = (more = ''): Buffer =>
  Buffer.from(`%PDF-1.4\n${PDF_OBJECTS}\n${more}\ntrailer<</Root 1 0 R/Size 4>>\nstartxref\n9\n%%EOF\n`);

/** A PNG that states this size and that its pixels have four channels of 16 bits, without these pixels. */
export function aPngThatStates({ width, height }: { readonly width: number; readonly height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6], 8);
  const chunks = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(64))],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks.map(([type, data]) => chunkOf(type, data))]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
