import { z } from 'zod';

import type { Sealer } from '#platform/sealing';

/** The data needed to continue a sign-in. */
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

/** Tokens in the form in which the database may keep them for a moment. */
export const sealTokens = (sealer: Sealer, tokens: Tokens): Buffer => sealer.seal(JSON.stringify(tokens));

export const openTokens = (sealer: Sealer, sealed: Buffer): Tokens =>
  SealedTokens.parse(JSON.parse(sealer.open(sealed)));
