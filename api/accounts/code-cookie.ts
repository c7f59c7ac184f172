import { CODE_MINUTES } from '#domain/accounts/lifetimes';
import { MINUTE_MS } from '#domain/shared/durations';
import type { RouteContext } from '../http/context';
import { readCookie, setCookie } from '../http/cookies';

const NAME = 'gladhand_code';
/** The lifetime of a code. */
const LIFETIME_MS = CODE_MINUTES * MINUTE_MS;

/** Marks the browser that requests a code: its attempts are counted separately from strangers' attempts. */
export function setRequesterCookie({ response }: Pick<RouteContext, 'response'>, requester: string): void {
  setCookie(response, NAME, { value: requester, sameSite: 'strict', maxAge: LIFETIME_MS });
}

export const readRequesterCookie = ({ request }: Pick<RouteContext, 'request'>): string | undefined =>
  readCookie(request, NAME);
