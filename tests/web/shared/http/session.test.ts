import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiProblem } from '#web/shared/http/api-problem';
import { api, call } from '#web/shared/http/client';
import { session } from '#web/shared/session/session-store';
import { FakeApi, ok, refusal } from '../../support/fake-api';
import { aDriver } from '../../support/people';
import { freshBrowser } from '../../support/render';

const user = aDriver();

/** Accepts only the token of the latest refresh. */
function apiWithRotation() {
  let current = 'token-2';
  const fake = new FakeApi()
    .on('POST', '/api/auth/refresh', () => ok({ accessToken: current, expiresAt: '2099-01-01T00:00:00.000Z', user }))
    .on('GET', '/api/user', ({ headers }) =>
      headers.get('Authorization') === `Bearer ${current}` ? ok(user) : refusal(401, 'session-expired'),
    );
  jest.spyOn(globalThis, 'fetch').mockImplementation(fake.fetch);
  return { fake, rotate: (next: string) => (current = next) };
}

const getUser = () => call(api.GET('/api/user'));

beforeEach(() => {
  freshBrowser();
  session.start('token-1');
});

describe('an expired token', () => {
  it('is replaced by means of the cookie, and the call is retried', async () => {
    const { fake } = apiWithRotation();

    const response = await getUser();

    expect(response._id).toBe(user._id);
    expect(fake.sent('POST', '/api/auth/refresh')).toHaveLength(1);
    expect(session.token()).toBe('token-2');
  });

  it('is replaced once for concurrent calls', async () => {
    const { fake } = apiWithRotation();

    await Promise.all([getUser(), getUser(), getUser()]);

    expect(fake.sent('POST', '/api/auth/refresh')).toHaveLength(1);
  });

  it('ends the session if the cookie is invalid, too', async () => {
    const { fake } = apiWithRotation();
    fake.on('POST', '/api/auth/refresh', refusal(401, 'session-expired'));
    const ends: string[] = [];
    const stop = session.onEnd((why) => ends.push(why));

    await expect(getUser()).rejects.toMatchObject({ code: 'session-expired', status: 401 });
    stop();

    expect(ends).toEqual(['expired']);
    expect(session.token()).toBeUndefined();
  });

  it('keeps the session if the refresh request fails', async () => {
    const { fake } = apiWithRotation();
    fake.on('POST', '/api/auth/refresh', refusal(503, 'unavailable'));

    await expect(getUser()).rejects.toBeInstanceOf(ApiProblem);

    expect(session.token()).toBe('token-1');
  });
});

describe('a failed call', () => {
  it('becomes a problem with all fields of the response', async () => {
    const { fake } = apiWithRotation();
    const errors = [{ pointer: '/email', code: 'required' }];
    fake.on('GET', '/api/user', refusal(409, 'organization-inactive', { params: { organization: 'Acme' }, errors }));

    const problem = await getUser().catch((thrown: unknown) => thrown);

    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({
      status: 409,
      code: 'organization-inactive',
      params: { organization: 'Acme' },
      errors,
    });
  });

  it('says that the server could not be reached when no response comes', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

    await expect(getUser()).rejects.toMatchObject({ code: 'unreachable', status: 0, errors: [] });
  });
});
