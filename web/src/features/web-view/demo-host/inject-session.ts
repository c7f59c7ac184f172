import createClient from 'openapi-fetch';
import type { paths } from '#web/shared/http/api.generated';
import { call } from '#web/shared/http/client';
import { sendRequest } from '#web/shared/http/send-request';

/** Like an app, this page has a session of its own, without the cookies and the token of this browser. */
const host = createClient<paths>({ baseUrl: window.location.origin, credentials: 'omit', fetch: sendRequest });

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in as the host does, and returns the URL that signs the same person in to the web view, once. */
export async function injectSession(credentials: Credentials): Promise<string> {
  const { accessToken } = await call(host.POST('/api/auth/signIn', { body: credentials }));
  const headers = { Authorization: `Bearer ${accessToken}` };
  const { token } = await call(host.POST('/api/auth/tokenLogin/token', { headers }));
  return `/auth/tokenLogin/${encodeURIComponent(window.btoa(token))}`;
}
