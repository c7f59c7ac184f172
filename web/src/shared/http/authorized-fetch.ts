import { reportInput } from '#web/shared/session/last-input';
import { refreshSession } from '#web/shared/session/refresh';
import { session } from '#web/shared/session/session-store';
import { toApiProblem } from './api-problem';

function withToken(request: Request) {
  const token = session.token();
  if (token === undefined) return request;
  request.headers.set('Authorization', `Bearer ${token}`);
  reportInput(request.headers);
  return request;
}

/** Reports requests that could not be sent. A missing response is not reported as such: the command may have run. */
async function send(request: Request): Promise<Response> {
  const wasOnline = navigator.onLine;
  try {
    return await fetch(withToken(request));
  } catch (thrown) {
    if (wasOnline || request.signal.aborted) throw thrown;
    throw toApiProblem(0, { code: 'offline' });
  }
}

/** Sends the token; if it is rejected, refreshes it by the cookie and retries once. */
export async function authorizedFetch(request: Request): Promise<Response> {
  const sent = session.token();
  const again = request.clone();
  const response = await send(request);
  if (response.status !== 401 || sent === undefined) return response;

  const renewed = session.token() !== sent || (await refreshSession());
  if (renewed && session.token() !== undefined) return send(again);
  session.end('expired');
  return response;
}
