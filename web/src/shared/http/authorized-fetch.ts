import { refreshSession } from '../session/refresh';
import { session } from '../session/session-store';

const withToken = (request: Request) => {
  const token = session.token();
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
};

/** Sends the token; when it is refused, gets a new one by the cookie and tries once more. */
export async function authorizedFetch(request: Request): Promise<Response> {
  const sent = session.token();
  const again = request.clone();
  const response = await fetch(withToken(request));
  if (response.status !== 401 || sent === undefined) return response;

  const renewed = session.token() !== sent || (await refreshSession());
  if (renewed && session.token() !== undefined) return fetch(withToken(again));
  session.end('expired');
  return response;
}
