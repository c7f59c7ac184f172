import { createKeyring, decrypt, encrypt, keyIdLength, type Secrets } from './keyring';

/** Makes texts unreadable for whoever has the database alone. */
export interface Sealer {
  seal(text: string): Buffer;
  /** Throws when the bytes were changed or sealed with another key. */
  open(sealed: Buffer): string;
}

/** Key id, then the sealed text. The key id says which key it was when keys are rotated. */
export function createSealer(secrets: Secrets): Sealer {
  const keys = createKeyring(secrets, 'gladhand sealed rows');
  return {
    seal: (text) => {
      const { id, bytes } = keys.current;
      return Buffer.concat([id, encrypt(bytes, Buffer.from(text, 'utf8'), id)]);
    },
    open: (sealed) => {
      const { id, bytes } = keys.find(sealed.subarray(0, keyIdLength));
      return decrypt(bytes, sealed.subarray(keyIdLength), id).toString('utf8');
    },
  };
}
