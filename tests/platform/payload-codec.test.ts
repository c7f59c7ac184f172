import { describe, expect, it } from '@jest/globals';
import { defaultPayloadConverter, type Payload, type PayloadCodec } from '@temporalio/common';
import { createPayloadCodec } from '#platform/payload-codec';

const codec = createPayloadCodec([Buffer.alloc(32, 1)]);
const value = { candidacyId: '01935a00-0000-7000-8000-000000000001', state: 'invited' };
const plain = defaultPayloadConverter.toPayload(value);

async function one(run: Promise<Payload[]>): Promise<Payload> {
  const [payload] = await run;
  if (payload === undefined) throw new Error('no payload');
  return payload;
}
const sealedBy = (by: PayloadCodec) => one(by.encode([plain]));
const textOf = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString();

describe('the payload codec', () => {
  it('decodes what it encoded', async () => {
    const opened = await one(codec.decode([await sealedBy(codec)]));

    expect(defaultPayloadConverter.fromPayload(opened)).toEqual(value);
    expect(textOf(opened.metadata?.['encoding'])).toBe('json/plain');
  });

  it('reveals only the id of the key', async () => {
    const sealed = await sealedBy(codec);

    expect(textOf(sealed.metadata?.['encryption-key-id'])).toMatch(/^[0-9a-f]{16}$/);
    expect(Object.keys(sealed.metadata ?? {})).toEqual(['encoding', 'encryption-key-id']);
    expect(textOf(sealed.data)).not.toContain('invited');
  });

  it('encrypts the same payload differently each time', async () => {
    expect((await sealedBy(codec)).data).not.toEqual((await sealedBy(codec)).data);
  });

  it('rejects a payload of another key and a modified payload', async () => {
    const other = await sealedBy(createPayloadCodec([Buffer.alloc(32, 2)]));
    const changed = await sealedBy(codec);
    const data = Buffer.from(changed.data ?? []);
    data.writeUInt8(data.readUInt8(data.length - 1) ^ 1, data.length - 1);

    await expect(codec.decode([other])).rejects.toThrow('another key');
    await expect(codec.decode([{ ...changed, data }])).rejects.toThrow();
  });

  it('leaves an unencrypted payload unchanged', async () => {
    expect(await codec.decode([plain])).toEqual([plain]);
  });
});
