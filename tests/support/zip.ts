import type { Response } from 'supertest';

const LOCAL = 0x04_03_4b_50;
const HEADER = 30;

/** The files of an archive without compression, as an independent reader finds them in its local headers. */
export function filesInZip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (zip.readUInt32LE(at) === LOCAL) {
    const size = zip.readUInt32LE(at + 18);
    const nameLength = zip.readUInt16LE(at + 26);
    const begin = at + HEADER + nameLength + zip.readUInt16LE(at + 28);
    files.set(zip.subarray(at + HEADER, at + HEADER + nameLength).toString('utf8'), zip.subarray(begin, begin + size));
    at = begin + size;
  }
  return files;
}

/** Collects the bytes of a response. */
export function readBytes(response: Response, done: (error: Error | null, body: unknown) => void): void {
  const parts: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => {
    done(null, Buffer.concat(parts));
  });
}
