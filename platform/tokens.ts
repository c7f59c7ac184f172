import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An opaque secret of 256 bits; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Letters and digits that are easy to distinguish. */
const CLEAR_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code that people can type from paper. */
export const newClearCode = (length: number): string =>
  Array.from({ length }, () => CLEAR_CHARACTERS.charAt(randomInt(CLEAR_CHARACTERS.length))).join('');

/** A code that people can share. */
export const newReferralCode = (length = 8): string => newClearCode(length);
