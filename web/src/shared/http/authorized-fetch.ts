import { reportInput } from '#web/shared/session/last-input';
import { refreshSession } from '#web/shared/session/refresh';
import { session } from '#web/shared/session/session-store';
import { sendRequest } from './send-request';

function withToken(request: Request) {
  const token = session.token();
  if (token === undefined) return request;
  request.headers.set('Authorization', `Bearer ${token}`);
  reportInput(request.headers);
  return request;
}

const send = (request: Request) => sendRequest(withToken(request));

/** Sends the token; if it is rejected, refreshes it with the cookie and retries once. */
export async function authorizedFetch(request: Request): Promise<Response> {
  const sent = session.token();
  const again = request.clone();
  const response = await send(request);
  if (response.status !== 401 || sent === undefined) return response;

  const refreshed = session.token() !== sent || (await refreshSession());
  if (refreshed && session.token() !== undefined) return send(again);
  session.end('expired');
  return response;
}
