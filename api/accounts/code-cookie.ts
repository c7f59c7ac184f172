import { newToken } from '#platform/tokens';

import type { RouteContext } from '../http/context';
import { readCookie, setCookie } from '../http/cookies';

const name = 'gladhand_code';
/** Valid as long as a code. */
const lifetimeMs = 10 * 60_000;

/** Marks the browser that requests a code: its tries are counted separately from strangers' tries. */
export function setRequesterCookie({ response }: Pick<RouteContext, 'response'>): string {
  const requester = newToken();
  setCookie(response, name, { value: requester, sameSite: 'strict', maxAge: lifetimeMs });
  return requester;
}

export const readRequesterCookie = ({ request }: Pick<RouteContext, 'request'>): string | undefined =>
  readCookie(request, name);
