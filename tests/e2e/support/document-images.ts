import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const size = { width: 1200, height: 760, channels: 3 as const };

/** Creates images to upload as documents, each in another plain color. */
export async function makeDocumentImages(...names: readonly string[]): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'gladhand-papers-'));
  const images: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const path = join(folder, `${name}.jpg`);
    const background = { r: 60 + index * 40, g: 120, b: 200 - index * 40 };
    await sharp({ create: { ...size, background } })
      .jpeg()
      .toFile(path);
    images[name] = path;
  }
  return images;
}
