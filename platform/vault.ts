import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

import { createKeyring, decrypt, encrypt, keyIdLength, type Secrets } from './keyring';

const dataKeyLength = 32;

/** Keeps the data keys of people: the bytes of each are stored only wrapped with a key of ours. */
export interface Vault {
  newDataKey(): Buffer;
  wrap(dataKey: Buffer): Buffer;
  /** Throws when the key was changed or wrapped with a key that is none of ours. */
  unwrap(wrapped: Buffer): Buffer;
  /** Whether the key was wrapped before the last change of GLADHAND_KEY. */
  isOutdated(wrapped: Buffer): boolean;
}

/** Key id, then the wrapped data key (envelope encryption: a rotation wraps keys anew and leaves the data alone). */
export function createVault(secrets: Secrets): Vault {
  const keys = createKeyring(secrets, 'gladhand data keys');
  return {
    newDataKey: () => randomBytes(dataKeyLength),
    wrap: (dataKey) => {
      const { id, bytes } = keys.current;
      return Buffer.concat([id, encrypt(bytes, dataKey, id)]);
    },
    unwrap: (wrapped) => {
      const { id, bytes } = keys.find(wrapped.subarray(0, keyIdLength));
      return decrypt(bytes, wrapped.subarray(keyIdLength), id);
    },
    isOutdated: (wrapped) => !keys.current.id.equals(wrapped.subarray(0, keyIdLength)),
  };
}

/** Seals what belongs to one person. */
export interface PersonCipher {
  /** `use` says what the bytes are, for example `ssn` or `file/<id>`: they open for nothing else. */
  seal(bytes: Uint8Array, use: string): Buffer;
  open(sealed: Buffer, use: string): Buffer;
  /** What tells whether bytes are the same later on, to nobody without the key. */
  mark(bytes: Uint8Array): Buffer;
}

export function createPersonCipher(dataKey: Buffer): PersonCipher {
  const markKey = Buffer.from(hkdfSync('sha256', dataKey, '', 'gladhand marks', 32));
  return {
    seal: (bytes, use) => encrypt(dataKey, bytes, Buffer.from(use, 'utf8')),
    open: (sealed, use) => decrypt(dataKey, sealed, Buffer.from(use, 'utf8')),
    mark: (bytes) => createHmac('sha256', markKey).update(bytes).digest(),
  };
}
