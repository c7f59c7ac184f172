import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, reasonOf } from './fault.mjs';
import { ROOT, writeAtomically } from './folders.mjs';
import { printLine } from './progress.mjs';
import { digestOf } from './registry.mjs';

const FILES = [join('docker', 'Dockerfile'), 'docker-compose.yml'];
/** `FROM node:24` and `image: nginx:1.29`; images without a tag are built locally. */
const IMAGE_REFERENCE =
  /^(\s*(?:FROM|image:)\s+)((?:[\w.-]+(?::\d+)?\/)*[\w.-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?(?=\s|$)/gm;

/**
 * `npm run pin-images`: appends to each image the current digest of its tag. Either all images are pinned or no file
 * changes. `--registry <address>` uses a mirror of Docker Hub.
 */
export async function pinImages(args, root = ROOT) {
  const registry = args[0] === '--registry' ? args[1] : undefined;
  const files = FILES.map((name) => join(root, name)).filter((path) => existsSync(path));
  const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
  const images = new Set(
    [...texts.values()].flatMap((text) => [...text.matchAll(IMAGE_REFERENCE)].map(([, , image]) => image)),
  );
  const digests = new Map();
  const failures = [];
  for (const image of images) {
    try {
      digests.set(image, await digestOf(image, registry));
    } catch (error) {
      failures.push(`  ${image}: ${reasonOf(error)}`);
    }
  }
  if (failures.length > 0)
    throw new Fault(['Nothing was pinned, because these digests are unavailable:', ...failures].join('\n'));
  for (const [path, text] of texts) {
    writeAtomically(
      path,
      text.replaceAll(IMAGE_REFERENCE, (_all, before, image) => `${before}${image}@${digests.get(image)}`),
    );
  }
  for (const [image, digest] of digests) printLine(`${image} is pinned to ${digest}`);
}
