import type { Request, Response } from 'express';
import { z } from 'zod';
import { PROOF_LIFETIME_MS } from '#db/accounts/social-proof-store';
import { socialProviders } from '#domain/accounts/social/providers';
import { MINUTE_MS } from '#domain/shared/durations';
import type { Sealer } from '#platform/sealing';
import { clearCookie, readCookie, setCookie } from '../../http/cookies';

const VISIT_NAME = 'gladhand_social_visit';
const PROOF_NAME = 'gladhand_social_proof';
const VISIT_LIFETIME_MS = 10 * MINUTE_MS;

/** The state of an OAuth sign-in, kept in the browser: sealed, so that it can be neither forged nor read. */
const Visit = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The earlier proof to be linked to the account that this visit signs in to. */
  waitingId: z.uuid().nullable(),
  until: z.number(),
});
export type Visit = z.infer<typeof Visit>;

interface Moment {
  readonly sealer: Sealer;
  readonly now: () => Date;
  readonly request: Request;
  readonly response: Response;
}

/** SameSite=Lax, because the return from the network is a navigation from another site. */
export function setVisitCookie({ response, sealer, now }: Moment, visit: Omit<Visit, 'until'>): void {
  const until = now().getTime() + VISIT_LIFETIME_MS;
  const sealed = sealer.seal(JSON.stringify({ ...visit, until })).toString('base64url');
  setCookie(response, VISIT_NAME, { value: sealed, sameSite: 'lax', maxAge: VISIT_LIFETIME_MS });
}

/** The visit that this browser started, usable once: a second response finds none. */
export function consumeVisit({ request, response, sealer, now }: Moment): Visit | undefined {
  const sealed = readCookie(request, VISIT_NAME);
  if (sealed === undefined) return undefined;
  clearCookie(response, VISIT_NAME, 'lax');
  const visit = opened(sealer, sealed);
  return visit !== undefined && visit.until > now().getTime() ? visit : undefined;
}

/** Never in a URL or readable by scripts, since its holder is treated as the network's user. */
export function setProofCookie({ response }: Pick<Moment, 'response'>, token: string): void {
  setCookie(response, PROOF_NAME, { value: token, sameSite: 'strict', maxAge: PROOF_LIFETIME_MS });
}

export function readProof({ request }: Pick<Moment, 'request'>): string | undefined {
  return readCookie(request, PROOF_NAME);
}

export function clearProofCookie({ response }: Pick<Moment, 'response'>): void {
  clearCookie(response, PROOF_NAME, 'strict');
}

function opened(sealer: Sealer, sealed: string): Visit | undefined {
  try {
    return Visit.safeParse(JSON.parse(sealer.open(Buffer.from(sealed, 'base64url')))).data;
  } catch {
    return undefined;
  }
}
