import type { SessionView, UserView } from '#domain/accounts/schema';

/** A demo account: credentials, access token and user. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly user: UserView;
}

interface Demo {
  readonly logins: { email: string; password: string }[];
}

async function bodyOf<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}: ${await response.text()}`);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Body;
}

export async function signIn(
  baseUrl: string,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Person> {
  const response = await fetch(`${baseUrl}/api/auth/signIn`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken, user } = await bodyOf<SessionView>(response);
  return { email, password, token: accessToken, user };
}

/** Signs in all demo accounts. Roles come from the API, since the labels of the logins are only for display. */
export async function demoPeople(baseUrl: string): Promise<Person[]> {
  const { logins } = await bodyOf<Demo>(await fetch(`${baseUrl}/api/demo`));
  if (logins.length === 0) throw new Error('The demo has no logins. Has it been seeded?');
  return Promise.all(logins.map((login) => signIn(baseUrl, login)));
}

/** Sends a GET request as a person and returns the body. */
export async function apiGet<Body>(baseUrl: string, person: Person, path: string): Promise<Body> {
  return bodyOf<Body>(await fetch(`${baseUrl}${path}`, { headers: { Authorization: `Bearer ${person.token}` } }));
}

/** Sends a command as a person. */
export async function apiSend<Body>(
  { baseUrl, person, method = 'POST' }: { baseUrl: string; person: Person; method?: string },
  path: string,
  body?: unknown,
): Promise<Body> {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${person.token}`,
      'Idempotency-Key': crypto.randomUUID(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return bodyOf<Body>(response);
}
