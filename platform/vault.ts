import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createKeyring, decrypt, encrypt, KEY_ID_LENGTH, type Secrets } from './keyring';

const DATA_KEY_LENGTH = 32;

/** Manages people's data keys, which are stored only wrapped with a master key. */
export interface Vault {
  newDataKey(): Buffer;
  wrap(dataKey: Buffer): Buffer;
  /** Throws if the key was changed or wrapped with an unknown key. */
  unwrap(wrapped: Buffer): Buffer;
  /** Whether the key was wrapped before the last change of GLADHAND_KEY. */
  isOutdated(wrapped: Buffer): boolean;
}

/** Format: key id, then the wrapped data key. A rotation rewraps the keys and leaves the data unchanged. */
export function createVault(secrets: Secrets): Vault {
  const keys = createKeyring(secrets, 'gladhand data keys');
  return {
    newDataKey: () => randomBytes(DATA_KEY_LENGTH),
    wrap: (dataKey) => {
      const { id, bytes } = keys.current;
      return Buffer.concat([id, encrypt(bytes, dataKey, id)]);
    },
    unwrap: (wrapped) => {
      const { id, bytes } = keys.find(wrapped.subarray(0, KEY_ID_LENGTH));
      return decrypt(bytes, wrapped.subarray(KEY_ID_LENGTH), id);
    },
    isOutdated: (wrapped) => !keys.current.id.equals(wrapped.subarray(0, KEY_ID_LENGTH)),
  };
}

/** Encrypts one person's data. */
export interface PersonCipher {
  /** `use` names the purpose, for example `ssn` or `file/<id>`; decryption requires the same value. */
  seal(bytes: Uint8Array, use: string): Buffer;
  open(sealed: Buffer, use: string): Buffer;
  /** A keyed hash, to compare bytes later; useless without the key. */
  hmac(bytes: Uint8Array): Buffer;
}

export function createPersonCipher(dataKey: Buffer): PersonCipher {
  const hmacKey = Buffer.from(hkdfSync('sha256', dataKey, '', 'gladhand file hmac', 32));
  return {
    seal: (bytes, use) => encrypt(dataKey, bytes, Buffer.from(use, 'utf8')),
    open: (sealed, use) => decrypt(dataKey, sealed, Buffer.from(use, 'utf8')),
    hmac: (bytes) => createHmac('sha256', hmacKey).update(bytes).digest(),
  };
}
