import type { Vault } from '#platform/vault';
import { personCipher } from '../accounts/person-key-store';
import type { Db, Transaction } from '../core/handle';

/** Encrypts parts of verifications with the driver's key; each opens only as what it was sealed. */
export interface VerificationCipher {
  seal(value: unknown, use: string): Buffer;
  open<T>(sealed: Buffer, use: string): T;
}

/** The cipher for the verifications of a driver. */
export async function verificationCipher(
  { db, vault }: { readonly db: Db | Transaction; readonly vault: Vault },
  driverId: string,
): Promise<VerificationCipher> {
  const cipher = await personCipher(db, vault, driverId);
  return {
    seal: (value, use) => cipher.seal(Buffer.from(JSON.stringify(value), 'utf8'), `verification/${use}`),
    open: <T>(sealed: Buffer, use: string) =>
      JSON.parse(cipher.open(sealed, `verification/${use}`).toString('utf8')) as T,
  };
}
