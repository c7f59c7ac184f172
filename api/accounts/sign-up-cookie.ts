import type { RouteContext } from '../http/context';
import { dropCookie, readCookie, setCookie } from '../http/cookies';

const name = 'gladhand_sign_up';
const hourMs = 3_600_000;
const prefix = 'signed-up';

type Ctx = Pick<RouteContext, 'request' | 'response' | 'sealer' | 'now'>;

/**
 * Marks the browser that an account was signed up in, for an hour: there the mailed link asks for no password. Sealed, so
 * that nobody makes one up; set also where the address had an account already, so that the answer tells nobody.
 */
export function markSignUp({ response, sealer, now }: Ctx, userId: string): void {
  const value = sealer.seal([prefix, userId, now().getTime() + hourMs].join(' ')).toString('base64url');
  setCookie(response, name, { value, sameSite: 'strict', maxAge: hourMs });
}

/** Whether this browser signed that account up, not longer than an hour ago. */
export function hasSignedUp({ request, sealer, now }: Ctx, userId: string): boolean {
  const [kind, signedUp, until] = (opened(sealer, readCookie(request, name)) ?? '').split(' ');
  return kind === prefix && signedUp === userId && Number(until) > now().getTime();
}

/** The account is confirmed: nothing is left to be opened. */
export function forgetSignUp({ response }: Ctx): void {
  dropCookie(response, name, 'strict');
}

function opened(sealer: Ctx['sealer'], cookie: string | undefined): string | undefined {
  try {
    return cookie === undefined ? undefined : sealer.open(Buffer.from(cookie, 'base64url'));
  } catch {
    return undefined;
  }
}
