import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An opaque secret of 256 bits; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Letters and digits that are easy to distinguish. */
const clearCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code that people can share. */
export function newReferralCode(length = 8): string {
  return Array.from({ length }, () => clearCharacters.charAt(randomInt(clearCharacters.length))).join('');
}
