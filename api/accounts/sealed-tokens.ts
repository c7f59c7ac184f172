import { z } from 'zod';
import type { Sealer } from '#platform/sealing';

/** The tokens of a sign-in. */
export interface Tokens {
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshToken: string;
  readonly refreshExpiresAt: Date;
}

const SealedTokens = z.object({
  accessToken: z.string(),
  accessExpiresAt: z.coerce.date(),
  refreshToken: z.string(),
  refreshExpiresAt: z.coerce.date(),
});

/** Seals tokens, so that the database may store them briefly. */
export const sealTokens = (sealer: Sealer, tokens: Tokens): Buffer => sealer.seal(JSON.stringify(tokens));

export const openTokens = (sealer: Sealer, sealed: Buffer): Tokens =>
  SealedTokens.parse(JSON.parse(sealer.open(sealed)));
