import { newToken } from '#platform/tokens';

import type { RouteContext } from '../http/context';
import { readCookie, setCookie } from '../http/cookies';

const name = 'gladhand_code';
/** As long as a code. */
const lastsMs = 10 * 60_000;

/** Marks the browser that asks for a code: its tries are counted apart from those of strangers. */
export function markAsker({ response }: Pick<RouteContext, 'response'>): string {
  const asker = newToken();
  setCookie(response, name, { value: asker, sameSite: 'strict', maxAge: lastsMs });
  return asker;
}

export const readAsker = ({ request }: Pick<RouteContext, 'request'>): string | undefined => readCookie(request, name);
