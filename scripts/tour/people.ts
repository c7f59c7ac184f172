import type { SessionView, UserView } from '#domain/accounts/schema';

/** Somebody of the demo: how he signs in, and who the product says he is. */
export interface Person {
  email: string;
  password: string;
  token: string;
  user: UserView;
}

interface Demo {
  logins: { email: string; password: string }[];
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
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
  const { accessToken, user } = await answerOf<SessionView>(response);
  return { email, password, token: accessToken, user };
}

/** Everybody whom the demo lets in, asked who he is: labels are for readers, not for scripts. */
export async function demoPeople(baseUrl: string): Promise<Person[]> {
  const { logins } = await answerOf<Demo>(await fetch(`${baseUrl}/api/demo`));
  if (logins.length === 0) throw new Error('The demo has no logins: is it seeded?');
  return Promise.all(logins.map((login) => signIn(baseUrl, login)));
}

/** Calls the API as a person and answers the body. */
export async function apiGet<Answer>(baseUrl: string, person: Person, path: string): Promise<Answer> {
  return answerOf<Answer>(await fetch(`${baseUrl}${path}`, { headers: { Authorization: `Bearer ${person.token}` } }));
}

/** Sends a command as a person. */
export async function apiSend<Answer>(
  { baseUrl, person, method = 'POST' }: { baseUrl: string; person: Person; method?: string },
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${person.token}`,
      'Idempotency-Key': crypto.randomUUID(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answerOf<Answer>(response);
}
