import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

import type { Payload, PayloadCodec } from '@temporalio/common';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const headerLength = 4;
const encoding = 'binary/encrypted';

const text = (value: string) => Buffer.from(value, 'utf8');
const textOf = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString('utf8');

/** Encrypts every payload on its way to the Temporal server; the key's id travels beside it, for rotation. */
export function createPayloadCodec(secret: Buffer): PayloadCodec {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gladhand temporal payloads', 32));
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 16);
  return {
    encode: (payloads) => Promise.resolve(payloads.map((payload) => encrypt(payload, key, keyId))),
    decode: async (payloads) => Promise.resolve(payloads.map((payload) => decrypt(payload, key, keyId))),
  };
}

function encrypt(payload: Payload, key: Buffer, keyId: string): Payload {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, key, iv, { authTagLength: tagLength }).setAAD(text(keyId));
  const sealed = Buffer.concat([sealing.update(pack(payload)), sealing.final()]);
  return {
    metadata: { encoding: text(encoding), 'encryption-key-id': text(keyId) },
    data: Buffer.concat([iv, sealing.getAuthTag(), sealed]),
  };
}

function decrypt(payload: Payload, key: Buffer, keyId: string): Payload {
  // What the server or its command line made itself is not ours to open.
  if (textOf(payload.metadata?.['encoding']) !== encoding) return payload;
  const usedKey = textOf(payload.metadata?.['encryption-key-id']);
  if (usedKey !== keyId) throw new Error(`Payload was encrypted with another key: ${usedKey}`);
  const data = Buffer.from(payload.data ?? []);
  const opening = createDecipheriv(cipher, key, data.subarray(0, ivLength), { authTagLength: tagLength })
    .setAAD(text(keyId))
    .setAuthTag(data.subarray(ivLength, ivLength + tagLength));
  return unpack(Buffer.concat([opening.update(data.subarray(ivLength + tagLength)), opening.final()]));
}

/** Length of the metadata as JSON, the metadata, the data. */
function pack({ metadata, data }: Payload): Buffer {
  const entries = Object.entries(metadata ?? {}).map(([name, value]) => [name, Buffer.from(value).toString('base64')]);
  const head = text(JSON.stringify(Object.fromEntries(entries)));
  const length = Buffer.alloc(headerLength);
  length.writeUInt32BE(head.length);
  // A payload without data, such as a workflow's empty result, arrives with an empty array in its place.
  return Buffer.concat([length, head, Buffer.from(data ?? [])]);
}

function unpack(bytes: Buffer): Payload {
  const end = headerLength + bytes.readUInt32BE();
  const head = JSON.parse(bytes.subarray(headerLength, end).toString('utf8')) as Record<string, string>;
  const entries = Object.entries(head).map(([name, value]) => [name, Buffer.from(value, 'base64')] as const);
  return { metadata: Object.fromEntries(entries), data: bytes.subarray(end) };
}
