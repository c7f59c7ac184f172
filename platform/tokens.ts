import { createHash, randomBytes } from 'node:crypto';

/** An opaque secret of 256 bits; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
