import type { CookieOptions, Request, Response } from 'express';
import { z } from 'zod';

import { PROOF_LASTS_MS } from '#db/stores/social-proof-store';
import { socialProviders } from '#domain/accounts/social/providers';
import type { Sealer } from '#platform/sealing';

import { readCookie } from '../http/cookies';

const visitName = 'gladhand_social_visit';
const proofName = 'gladhand_social_proof';
const VISIT_LASTS_MS = 10 * 60 * 1000;

/** What the browser takes along to the network: sealed, so that nobody can make one up or read the verifier. */
const Visit = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The earlier proof that waits for an account to be opened by this visit. */
  waitingId: z.uuid().nullable(),
  until: z.number(),
});
export type Visit = z.infer<typeof Visit>;

interface Moment {
  readonly sealer: Sealer;
  readonly now: () => Date;
  readonly publicUrl: string;
  readonly request: Request;
  readonly response: Response;
}

/** Lax: coming back from the network is a visit from another site. */
export function keepVisit({ response, sealer, publicUrl, now }: Moment, visit: Omit<Visit, 'until'>): void {
  const until = now().getTime() + VISIT_LASTS_MS;
  const sealed = sealer.seal(JSON.stringify({ ...visit, until })).toString('base64url');
  response.cookie(visitName, sealed, { ...options(publicUrl, 'lax'), maxAge: VISIT_LASTS_MS });
}

/** The visit that this browser began, once: a second answer finds none. */
export function takeVisit({ request, response, sealer, publicUrl, now }: Moment): Visit | undefined {
  const sealed = readCookie(request, visitName);
  if (sealed === undefined) return undefined;
  response.clearCookie(visitName, options(publicUrl, 'lax'));
  const visit = opened(sealer, sealed);
  return visit !== undefined && visit.until > now().getTime() ? visit : undefined;
}

/** Never in an address nor in a script's hands: whoever holds it is the network's person. */
export function keepProof({ response, publicUrl }: Moment, token: string): void {
  response.cookie(proofName, token, { ...options(publicUrl, 'strict'), maxAge: PROOF_LASTS_MS });
}

export function readProof({ request }: Pick<Moment, 'request'>): string | undefined {
  return readCookie(request, proofName);
}

export function dropProof({ response, publicUrl }: Pick<Moment, 'response' | 'publicUrl'>): void {
  response.clearCookie(proofName, options(publicUrl, 'strict'));
}

function options(publicUrl: string, sameSite: 'lax' | 'strict'): CookieOptions {
  return { httpOnly: true, sameSite, secure: publicUrl.startsWith('https:'), path: '/api/auth' };
}

function opened(sealer: Sealer, sealed: string): Visit | undefined {
  try {
    return Visit.safeParse(JSON.parse(sealer.open(Buffer.from(sealed, 'base64url')))).data;
  } catch {
    return undefined;
  }
}
