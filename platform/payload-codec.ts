import type { Payload, PayloadCodec } from '@temporalio/common';
import { createKeyring, decrypt, encrypt, type Keyring, type Secrets } from './keyring';

const HEADER_LENGTH = 4;
const ENCODING = 'binary/encrypted';

const text = (value: string) => Buffer.from(value, 'utf8');
const textOf = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString('utf8');

/** Encrypts every payload sent to the Temporal server; the key's id is in the metadata, for key rotation. */
export function createPayloadCodec(secrets: Secrets): PayloadCodec {
  const keys = createKeyring(secrets, 'gladhand temporal payloads');
  return {
    encode: (payloads) => Promise.resolve(payloads.map((payload) => seal(payload, keys))),
    decode: async (payloads) => Promise.resolve(payloads.map((payload) => open(payload, keys))),
  };
}

function seal(payload: Payload, { current: { id, bytes } }: Keyring): Payload {
  const keyId = text(id.toString('hex'));
  return {
    metadata: { encoding: text(ENCODING), 'encryption-key-id': keyId },
    data: encrypt(bytes, pack(payload), keyId),
  };
}

function open(payload: Payload, keys: Keyring): Payload {
  // Payloads created by the server or its CLI are not encrypted.
  if (textOf(payload.metadata?.['encoding']) !== ENCODING) return payload;
  const keyId = textOf(payload.metadata?.['encryption-key-id']);
  const { bytes } = keys.find(Buffer.from(keyId, 'hex'));
  return unpack(decrypt(bytes, Buffer.from(payload.data ?? []), text(keyId)));
}

/** Serialized as: length of the metadata's JSON, the metadata, the data. */
function pack({ metadata, data }: Payload): Buffer {
  const entries = Object.entries(metadata ?? {}).map(([name, value]) => [name, Buffer.from(value).toString('base64')]);
  const head = text(JSON.stringify(Object.fromEntries(entries)));
  const length = Buffer.alloc(HEADER_LENGTH);
  length.writeUInt32BE(head.length);
  // A payload without data, such as a workflow's empty result, arrives with an empty array in its place.
  return Buffer.concat([length, head, Buffer.from(data ?? [])]);
}

function unpack(bytes: Buffer): Payload {
  const end = HEADER_LENGTH + bytes.readUInt32BE();
  const head = JSON.parse(bytes.subarray(HEADER_LENGTH, end).toString('utf8')) as Record<string, string>;
  const entries = Object.entries(head).map(([name, value]) => [name, Buffer.from(value, 'base64')] as const);
  return { metadata: Object.fromEntries(entries), data: bytes.subarray(end) };
}
