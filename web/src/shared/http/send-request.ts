import { toApiProblem } from './api-problem';

/**
 * Sends a request of this page. It throws `offline` only if the request could not be sent, and `unreachable` if no response
 * came: a command may still have run then.
 */
export async function sendRequest(request: Request): Promise<Response> {
  const wasOnline = navigator.onLine;
  try {
    return await fetch(request);
  } catch (thrown) {
    if (request.signal.aborted) throw thrown;
    throw toApiProblem(0, { code: wasOnline ? 'unreachable' : 'offline' });
  }
}
