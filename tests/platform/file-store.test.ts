import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createFileStore, deletePartialFiles, type FileStore } from '#platform/file-store';

const bytes = Buffer.from([0, 1, 2, 250]);
const name = 'drivers/one/two';

/** A fake S3 server: the objects of one bucket, by path. */
function startBucket(): Promise<{ server: Server; objects: Map<string, Buffer>; endpoint: string }> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://s3').pathname;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const found = objects.get(path);
      if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256') !== true) response.writeHead(403).end();
      else if (request.method === 'PUT') response.writeHead(200).end(objects.set(path, Buffer.concat(parts)) && '');
      else if (request.method === 'DELETE') response.writeHead(204).end(objects.delete(path) ? '' : '');
      else if (found === undefined) response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      else response.writeHead(200).end(found);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, objects, endpoint: `http://127.0.0.1:${String(port)}` });
    });
  });
}

let folder: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gladhand-store-'));
  bucket = await startBucket();
});
afterAll(() => {
  bucket.server.close();
});

const s3 = () => ({
  FILES_DIR: folder,
  S3_BUCKET: 'files',
  S3_REGION: 'us-east-1',
  S3_ENDPOINT: bucket.endpoint,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
});

describe.each<[string, () => FileStore]>([
  ['a folder', () => createFileStore({ FILES_DIR: folder })],
  ['an S3-compatible store', () => createFileStore(s3())],
])('%s', (_name, open) => {
  it('stores bytes under a name until they are deleted', async () => {
    const store = open();
    await store.put(name, bytes);
    await store.put(name, bytes);

    expect(await store.get(name)).toEqual(bytes);
    await store.delete(name);
    await store.delete(name);
    await expect(store.get(name)).rejects.toThrow();
  });
});

describe('a folder whose disk rejects a file', () => {
  const filesIn = async (path: string) =>
    (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

  it('stores nothing of it, even after several attempts', async () => {
    const own = await mkdtemp(join(tmpdir(), 'gladhand-store-'));
    const store = createFileStore({ FILES_DIR: own });
    // A file cannot replace a folder that is not empty.
    await store.put('drivers/taken/inside', bytes);

    for (let time = 0; time < 3; time += 1) await expect(store.put('drivers/taken', bytes)).rejects.toThrow();

    expect((await filesIn(own)).map(({ name: file }) => file)).toEqual(['inside']);
  });

  it('discards the partial file of a killed process, and no complete file', async () => {
    const own = await mkdtemp(join(tmpdir(), 'gladhand-store-'));
    const store = createFileStore({ FILES_DIR: own });
    await store.put('drivers/whole', bytes);
    const part = (id: string) => join(own, 'drivers', `whole.${id}`);
    const [old, young] = [part('0b1c2d3e-0000-4000-8000-000000000001'), part('0b1c2d3e-0000-4000-8000-000000000002')];
    await writeFile(old, 'half');
    await writeFile(young, 'half');
    await utimes(young, new Date(), new Date());
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(old, new Date(0), new Date(0));
    await utimes(join(own, 'drivers', 'whole'), new Date(0), new Date(0));

    expect(await deletePartialFiles(own, anHourAgo)).toBe(1);

    expect((await filesIn(own)).map(({ name: file }) => file).toSorted()).toEqual(['whole', basename(young)]);
    expect(await deletePartialFiles(join(own, 'nowhere'), anHourAgo)).toBe(0);
  });
});

describe('the place of the files', () => {
  it('is the bucket if one is configured; the folder stays unchanged', async () => {
    const before = await readdir(folder, { recursive: true });
    await createFileStore(s3()).put('drivers/three', bytes);

    expect([...bucket.objects.keys()]).toEqual(['/files/drivers/three']);
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });
});
