import { toApiProblem } from '#web/shared/http/api-problem';
import { sendRequest } from '#web/shared/http/send-request';

/** Permission to send an entry to the payment service. */
interface EntryToken {
  readonly token: string;
  readonly url: string;
}

/** Sends a card or a bank account directly to the payment service, bypassing our API, and returns its token. */
export async function sendEntry({ token, url }: EntryToken, entry: object): Promise<string> {
  const request = new Request(new URL(url, window.location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(entry),
    credentials: 'omit',
  });
  const response = await sendRequest(request);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw toApiProblem(response.status, body);
  return (body as { source: string }).source;
}
