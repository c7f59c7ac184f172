import type { Request, Response } from 'express';
import { z } from 'zod';
import { PROOF_LIFETIME_MS } from '#db/accounts/social-proof-store';
import { socialProviders } from '#domain/accounts/social/providers';
import { MINUTE_MS } from '#domain/shared/durations';
import type { Sealer } from '#platform/sealing';
import { clearCookie, readCookie, setCookie } from '../../http/cookies';

const FLOW_NAME = 'gladhand_social_flow';
const PROOF_NAME = 'gladhand_social_proof';
const FLOW_LIFETIME_MS = 10 * MINUTE_MS;

/** The state of an OAuth sign-in, kept in the browser: sealed, so that it can be neither forged nor read. */
const SignInFlow = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The earlier proof to be linked to the account that this flow signs in to. */
  waitingId: z.uuid().nullable(),
  until: z.number(),
});
export type SignInFlow = z.infer<typeof SignInFlow>;

interface CookieContext {
  readonly sealer: Sealer;
  readonly now: () => Date;
  readonly request: Request;
  readonly response: Response;
}

/** SameSite=Lax, because the return from the provider is a navigation from another site. */
export function setFlowCookie({ response, sealer, now }: CookieContext, flow: Omit<SignInFlow, 'until'>): void {
  const until = now().getTime() + FLOW_LIFETIME_MS;
  const sealed = sealer.seal(JSON.stringify({ ...flow, until })).toString('base64url');
  setCookie(response, FLOW_NAME, { value: sealed, sameSite: 'lax', maxAge: FLOW_LIFETIME_MS });
}

/** The flow that this browser started, usable once: a second response finds none. */
export function consumeFlow({ request, response, sealer, now }: CookieContext): SignInFlow | undefined {
  const sealed = readCookie(request, FLOW_NAME);
  if (sealed === undefined) return undefined;
  clearCookie(response, FLOW_NAME, 'lax');
  const flow = unseal(sealer, sealed);
  return flow !== undefined && flow.until > now().getTime() ? flow : undefined;
}

/** Never in a URL or readable by scripts, since its holder is treated as the provider's user. */
export function setProofCookie({ response }: Pick<CookieContext, 'response'>, token: string): void {
  setCookie(response, PROOF_NAME, { value: token, sameSite: 'strict', maxAge: PROOF_LIFETIME_MS });
}

export function readProof({ request }: Pick<CookieContext, 'request'>): string | undefined {
  return readCookie(request, PROOF_NAME);
}

export function clearProofCookie({ response }: Pick<CookieContext, 'response'>): void {
  clearCookie(response, PROOF_NAME, 'strict');
}

function unseal(sealer: Sealer, sealed: string): SignInFlow | undefined {
  try {
    return SignInFlow.safeParse(JSON.parse(sealer.open(Buffer.from(sealed, 'base64url')))).data;
  } catch {
    return undefined;
  }
}
