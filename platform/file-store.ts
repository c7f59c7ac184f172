import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Environment } from './env';

/** Stores bytes under a name; the caller encrypts them. */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Rejects when there is nothing under the name. */
  get(name: string): Promise<Buffer>;
  /** No error when there is nothing under the name. */
  delete(name: string): Promise<void>;
}

type Settings = Pick<
  Environment,
  'FILES_DIR' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** An S3-compatible store if one is configured, otherwise a folder. */
export function createFileStore(env: Settings): FileStore {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined || region === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return createFolderStore(env.FILES_DIR);
  }
  const credentials = { accessKeyId, secretAccessKey };
  // Self-hosted stores rarely have a DNS name for each bucket.
  const own = endpoint === undefined ? {} : { endpoint, forcePathStyle: true };
  return createS3Store(new S3Client({ region, credentials, ...own }), bucket);
}

/** A folder on one machine. A file is complete or does not exist, even after a crash. */
export function createFolderStore(folder: string): FileStore {
  const path = (name: string) => join(folder, name);
  return {
    put: async (name, bytes) => {
      const target = path(name);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const part = `${target}.${randomUUID()}`;
      try {
        await writeWhole(part, bytes);
        await rename(part, target);
      } catch (error) {
        // On a full disk, a partial file would waste space.
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    get: (name) => readFile(path(name)),
    delete: (name) => rm(path(name), { force: true }),
  };
}

/** The name of a partial file: the file's name and a unique suffix. */
const partName = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Deletes partial files that killed processes left behind; returns their number. */
export async function deletePartialFiles(folder: string, before: Date): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let removed = 0;
  for (const entry of entries.filter((item) => item.isFile() && partName.test(item.name))) {
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || found.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function createS3Store(client: S3Client, Bucket: string): FileStore {
  return {
    put: async (Key, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }));
    },
    get: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (Body === undefined) throw new Error('The store responded without a file');
      return Buffer.from(await Body.transformToByteArray());
    },
    delete: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
