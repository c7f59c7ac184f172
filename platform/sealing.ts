import { createHmac, timingSafeEqual } from 'node:crypto';
import { createKeyring, decrypt, encrypt, type Key, KEY_ID_LENGTH, type Secrets } from './keyring';

/** Encrypts texts, so that the database alone does not reveal them. */
export interface Sealer {
  seal(text: string): Buffer;
  /** Throws if the bytes were changed or encrypted with another key. */
  open(sealed: Buffer): string;
  /** A keyed hash, to compare texts later; without the key, the text cannot be found by guessing. */
  hmac(text: string): Buffer;
  isHmacOf(hmac: Buffer, text: string): boolean;
}

/** Format: key id, then the encrypted text. After a rotation, the key id identifies the key. */
export function createSealer(secrets: Secrets): Sealer {
  const keys = createKeyring(secrets, 'gladhand sealed rows');
  const hmacKeys = createKeyring(secrets, 'gladhand hmac keys');
  const hmacWith = ({ id, bytes }: Key, text: string): Buffer =>
    Buffer.concat([id, createHmac('sha256', bytes).update(text, 'utf8').digest()]);
  return {
    seal: (text) => {
      const { id, bytes } = keys.current;
      return Buffer.concat([id, encrypt(bytes, Buffer.from(text, 'utf8'), id)]);
    },
    open: (sealed) => {
      const { id, bytes } = keys.find(sealed.subarray(0, KEY_ID_LENGTH));
      return decrypt(bytes, sealed.subarray(KEY_ID_LENGTH), id).toString('utf8');
    },
    hmac: (text) => hmacWith(hmacKeys.current, text),
    isHmacOf: (hmac, text) => {
      const again = hmacWith(hmacKeys.find(hmac.subarray(0, KEY_ID_LENGTH)), text);
      return again.length === hmac.length && timingSafeEqual(again, hmac);
    },
  };
}
