import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { runScript, withRegistry } from '../support/fake-registry';

const ROOT = join(__dirname, '..', '..');
const LIB = pathToFileURL(join(ROOT, 'scripts', 'lib', 'pin-images.mjs')).href;
const FILES = ['docker/Dockerfile', 'docker-compose.yml'];
let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'gladhand-images-'));
  mkdirSync(join(checkout, 'docker'));
  for (const file of FILES) copyFileSync(join(ROOT, file), join(checkout, file));
});
afterEach(() => {
  rmSync(checkout, { recursive: true });
});

const texts = () => FILES.map((file) => readFileSync(join(checkout, file), 'utf8')).join('\n');
const imagesOf = (text: string) =>
  [...text.matchAll(/^\s*(?:FROM|image:) (\S+:\S+)/gm)].map(([, image]) => image ?? '');

const pin = (registry: string) =>
  runScript([
    '-e',
    `import(${JSON.stringify(LIB)}).then((lib) => lib.pinImages(['--registry', ${JSON.stringify(registry)}],
      ${JSON.stringify(checkout)})).catch((error) => { console.error(error.message); process.exitCode = 1; })`,
  ]);

/** Like Docker Hub: every request needs a token, which the registry issues to anyone. */
const registryWith =
  (digit: (path: string) => string | undefined): RequestListener =>
  (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', `http://${request.headers.host ?? ''}`);
    if (pathname === '/token') {
      response.end(JSON.stringify({ token: searchParams.get('scope') }));
      return;
    }
    const repository = /^\/v2\/(.+)\/manifests\//.exec(pathname)?.[1] ?? '';
    const scope = `repository:${repository}:pull`;
    if (request.headers.authorization !== `Bearer ${scope}`) {
      const realm = `http://${request.headers.host ?? ''}/token`;
      response.writeHead(401, { 'www-authenticate': `Bearer realm="${realm}",service="here",scope="${scope}"` }).end();
      return;
    }
    const found = digit(pathname);
    response.writeHead(found === undefined ? 404 : 200, {
      ...(found !== undefined && { 'docker-content-digest': `sha256:${found.repeat(64)}` }),
    });
    response.end();
  };

it('appends the digest from the registry to each image, and updates it later', async () => {
  const named = imagesOf(texts());

  const first = await withRegistry(
    registryWith((path) => (path.startsWith('/v2/library/node/manifests/24') ? 'a' : 'b')),
    pin,
  );

  expect(first).toMatchObject({ code: 0 });
  const suffix = (image: string, other: string) => `@sha256:${(image.startsWith('node:') ? 'a' : other).repeat(64)}`;
  expect(named.length).toBeGreaterThan(8);
  expect(imagesOf(texts())).toEqual(named.map((image) => image + suffix(image, 'b')));
  expect(texts()).toContain(`FROM node:24-bookworm-slim@sha256:${'a'.repeat(64)} AS build`);

  await withRegistry(
    registryWith((path) => (path.startsWith('/v2/library/node/') ? 'a' : 'c')),
    pin,
  );
  expect(imagesOf(texts())).toEqual(named.map((image) => image + suffix(image, 'c')));
});

it('changes nothing when an image is unknown, and names it', async () => {
  const before = texts();

  const { code, text } = await withRegistry(
    registryWith((path) => (path.includes('clamav') ? undefined : 'a')),
    pin,
  );

  expect(text).toMatch(/Nothing was pinned[^]*clamav\/clamav:[^]*returned 404/);
  expect(text).not.toContain('node:24');
  expect([code, texts()]).toEqual([1, before]);
});

it('reports that no registry answers', async () => {
  const before = texts();
  const gone = await withRegistry(
    () => undefined,
    (address) => Promise.resolve(address),
  );

  const { code, text } = await pin(gone);

  expect(text).toMatch(/node:24-bookworm-slim: no response from 127\.0\.0\.1/);
  expect([code, texts()]).toEqual([1, before]);
});
