import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

/** Length of a key's id, a digest that reveals nothing about the key. */
export const KEY_ID_LENGTH = 8;

/** The secret for new data, and the previous ones for older data. */
export type Secrets = readonly [current: Buffer, ...previous: Buffer[]];

export interface Key {
  readonly id: Buffer;
  readonly bytes: Buffer;
}

/** Keys for one use, derived from the secrets, so that no two uses share a key. */
export interface Keyring {
  readonly current: Key;
  /** Throws if the key id is unknown. */
  find(id: Uint8Array): Key;
}

export function createKeyring(secrets: Secrets, use: string): Keyring {
  const [current, ...previous] = secrets;
  const keys: readonly [Key, ...Key[]] = [keyOf(current, use), ...previous.map((secret) => keyOf(secret, use))];
  return {
    current: keys[0],
    find: (id) => {
      const key = keys.find((candidate) => candidate.id.equals(id));
      if (key === undefined)
        throw new Error(
          `Encrypted with another key (id ${Buffer.from(id).toString('hex')}). Add it to GLADHAND_PREVIOUS_KEYS`,
        );
      return key;
    },
  };
}

function keyOf(secret: Buffer, use: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  return { bytes, id: createHash('sha256').update(bytes).digest().subarray(0, KEY_ID_LENGTH) };
}

/** Nonce, tag, encrypted bytes. `additionalData` is authenticated but not encrypted: decryption requires the same value. */
export function encrypt(key: Buffer, bytes: Uint8Array, additionalData: Buffer): Buffer {
  const iv = randomBytes(IV_LENGTH);
  const sealing = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_LENGTH }).setAAD(additionalData);
  const sealed = Buffer.concat([sealing.update(bytes), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** Throws if the bytes were changed, or encrypted with another key or for another use. */
export function decrypt(key: Buffer, sealed: Buffer, additionalData: Buffer): Buffer {
  const opening = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_LENGTH), { authTagLength: TAG_LENGTH })
    .setAAD(additionalData)
    .setAuthTag(sealed.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
  return Buffer.concat([opening.update(sealed.subarray(IV_LENGTH + TAG_LENGTH)), opening.final()]);
}
