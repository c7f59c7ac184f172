import { createProof, findProof } from '#db/accounts/social-proof-store';
import { toSocialProfile } from '#domain/accounts/social/profile';
import { isSocialProvider, type SocialProvider } from '#domain/accounts/social/providers';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import type { RedirectResult } from '../../http/define-route';
import { consumeFlow, readProof, setFlowCookie, setProofCookie } from './cookies';

type Ctx = RouteContext<'public'>;

/** The page that notifies its opener and closes the provider's window. */
const RESULT_PAGE = '/auth/social';

/**
 * Redirects the window to the provider. With `linking`, the browser's existing proof is linked to the account that this
 * flow signs in to.
 */
export async function startFlow(ctx: Ctx, name: string, { linking }: { linking: boolean }): Promise<RedirectResult> {
  return redirectToResult(ctx, async () => {
    const provider = requireConfigured(ctx, name);
    const { url, checks } = await ctx.social.begin(provider, callbackUrl(ctx, provider));
    setFlowCookie(ctx, { provider, ...checks, waitingId: linking ? await waitingProof(ctx) : null });
    return url;
  });
}

/** Handles the provider's response, which must belong to a sign-in flow with this provider that this browser started. */
export async function finishFlow(ctx: Ctx, name: string, response: URLSearchParams): Promise<RedirectResult> {
  return redirectToResult(ctx, async () => {
    const flow = consumeFlow(ctx);
    const provider = requireConfigured(ctx, name);
    if (flow?.provider !== provider) throw new ProblemError('social-interrupted');
    const url = new URL(callbackUrl(ctx, provider));
    url.search = response.toString();
    const claims = await ctx.social.finish(provider, url, flow);
    const profile = toSocialProfile(provider, { ...claims, ...postedName(response) });
    if ('code' in profile) throw new ProblemError(profile.code);
    setProofCookie(ctx, await createProof(ctx.db, { profile, waitingId: flow.waitingId, now: ctx.now() }));
    return `${RESULT_PAGE}?${new URLSearchParams({ provider }).toString()}`;
  });
}

/**
 * Apple posts its response from its own site, so the browser does not send our cookie. After this redirect, which is a
 * plain navigation, it does.
 */
export function redirectToCallback(name: string, response: URLSearchParams): RedirectResult {
  const provider = isSocialProvider(name) ? name : 'unknown';
  return { location: `/api/auth/social/${provider}/callback?${response.toString()}` };
}

/** A window cannot use an error response, so its page receives the problem's code. */
async function redirectToResult(ctx: Ctx, flow: () => Promise<string>): Promise<RedirectResult> {
  ctx.response.set('Cache-Control', 'no-store');
  try {
    return { location: await flow() };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    ctx.log.info({ problem: error.code }, 'social sign-in ended without a proof');
    return { location: `${RESULT_PAGE}?${new URLSearchParams({ problem: error.code }).toString()}` };
  }
}

function requireConfigured({ social }: Ctx, name: string): SocialProvider {
  if (isSocialProvider(name) && social.providers.includes(name)) return name;
  throw new ProblemError('provider-not-valid');
}

/** One URL per provider, so that one provider's response is never mistaken for another's. */
function callbackUrl({ publicUrl }: Ctx, provider: SocialProvider): string {
  return `${publicUrl}/api/auth/social/${provider}/callback`;
}

async function waitingProof(ctx: Ctx): Promise<string | null> {
  const token = readProof(ctx);
  const proof = token === undefined ? undefined : await findProof(ctx.db, token, ctx.now());
  return proof?.id ?? null;
}

/** Apple sends the name next to its response, and only the first time. It is unverified, but good enough for a name. */
function postedName(response: URLSearchParams): Readonly<Record<string, unknown>> {
  const posted = parsed(response.get('user'));
  return typeof posted === 'object' && posted !== null && 'name' in posted ? appleName(posted.name) : {};
}

function appleName(name: unknown): Readonly<Record<string, unknown>> {
  if (typeof name !== 'object' || name === null) return {};
  return {
    ...('firstName' in name && { given_name: name.firstName }),
    ...('lastName' in name && { family_name: name.lastName }),
  };
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return undefined;
  }
}
