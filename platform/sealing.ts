import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const keyIdLength = 8;
const ivLength = 12;
const tagLength = 16;

/** Makes texts unreadable for whoever has the database alone. */
export interface Sealer {
  seal(text: string): Buffer;
  /** Throws when the bytes were changed or sealed with another key. */
  open(sealed: Buffer): string;
}

/** Key id, nonce, tag, text. The key id says which key it was when keys are rotated. */
export function createSealer(secret: Buffer): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gladhand sealed rows', 32));
  const keyId = createHash('sha256').update(key).digest().subarray(0, keyIdLength);
  return {
    seal: (text) => {
      const iv = randomBytes(ivLength);
      const sealing = createCipheriv(cipher, key, iv, { authTagLength: tagLength }).setAAD(keyId);
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([keyId, iv, sealing.getAuthTag(), sealed]);
    },
    open: (sealed) => {
      const [iv, tag, rest] = [keyIdLength, keyIdLength + ivLength, keyIdLength + ivLength + tagLength];
      if (!sealed.subarray(0, iv).equals(keyId)) throw new Error('Sealed with another key');
      const opening = createDecipheriv(cipher, key, sealed.subarray(iv, tag), { authTagLength: tagLength })
        .setAAD(keyId)
        .setAuthTag(sealed.subarray(tag, rest));
      return Buffer.concat([opening.update(sealed.subarray(rest)), opening.final()]).toString('utf8');
    },
  };
}
