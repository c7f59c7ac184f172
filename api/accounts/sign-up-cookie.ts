import { HOUR_MS } from '#domain/shared/durations';
import type { RouteContext } from '../http/context';
import { clearCookie, readCookie, setCookie } from '../http/cookies';

const NAME = 'gladhand_sign_up';
const PREFIX = 'signed-up';

type Ctx = Pick<RouteContext, 'request' | 'response' | 'sealer' | 'now'>;

/**
 * Marks the browser that signed up for an account, for an hour: in that browser, the emailed link needs no password. Sealed, so
 * that it cannot be forged; also set if the address already had an account, so that the response reveals nothing.
 */
export function markSignUp({ response, sealer, now }: Ctx, userId: string): void {
  const value = sealer.seal([PREFIX, userId, now().getTime() + HOUR_MS].join(' ')).toString('base64url');
  setCookie(response, NAME, { value, sameSite: 'strict', maxAge: HOUR_MS });
}

/** Whether this browser signed up for that account within the last hour. */
export function hasSignedUp({ request, sealer, now }: Ctx, userId: string): boolean {
  const [kind, signedUp, until] = (unseal(sealer, readCookie(request, NAME)) ?? '').split(' ');
  return kind === PREFIX && signedUp === userId && Number(until) > now().getTime();
}

/** Removes the mark, which is not needed once the account is confirmed. */
export function clearSignUpCookie({ response }: Ctx): void {
  clearCookie(response, NAME, 'strict');
}

function unseal(sealer: Ctx['sealer'], cookie: string | undefined): string | undefined {
  try {
    return cookie === undefined ? undefined : sealer.open(Buffer.from(cookie, 'base64url'));
  } catch {
    return undefined;
  }
}
