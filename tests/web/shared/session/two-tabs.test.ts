import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CurrentUser } from '#web/shared/session/current-user';
import type * as Refresh from '#web/shared/session/refresh';
import type * as Store from '#web/shared/session/session-store';
import { FakeApi, ok, refusal } from '../../support/fake-api';
import { aDriver, aRecruiter } from '../../support/people';
import { freshBrowser } from '../../support/render';

interface Tab {
  refreshSession: typeof Refresh.refreshSession;
  session: typeof Store.session;
}

/** Each tab has its own copy of the code; the tabs share the browser's locks and channels. */
function openTab(): Tab {
  let tab: Tab | undefined;
  jest.isolateModules(() => {
    const { refreshSession } = jest.requireActual<typeof Refresh>('../../../../web/src/shared/session/refresh');
    const { session } = jest.requireActual<typeof Store>('../../../../web/src/shared/session/session-store');
    tab = { refreshSession, session };
  });
  if (tab === undefined) throw new Error('The tab did not open');
  return tab;
}

/** One holder at a time, in order of the requests, like Web Locks. */
function webLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <Answer>(_: string, task: () => Promise<Answer>) => {
      const turn = last.then(task);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

beforeEach(() => {
  freshBrowser();
  Object.defineProperty(navigator, 'locks', { value: webLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

describe('two tabs that need a new token at the same time', () => {
  it('request it once, and both get it', async () => {
    let issued = 0;
    const fake = new FakeApi().on('POST', '/api/auth/refresh', () => {
      issued += 1;
      return ok({ accessToken: `token-${String(issued)}`, expiresAt: '2099-01-01T00:00:00.000Z', user: aDriver() });
    });
    jest.spyOn(globalThis, 'fetch').mockImplementation(fake.fetch);
    const [one, two] = [openTab(), openTab()];

    const refreshed = await Promise.all([one.refreshSession(), two.refreshSession()]);

    expect(refreshed).toEqual([true, true]);
    expect(fake.sent('POST', '/api/auth/refresh')).toHaveLength(1);
    expect([one.session.token(), two.session.token()]).toEqual(['token-1', 'token-1']);
  });

  it('do not mix two people: the session of the other tab ends', async () => {
    const [robin, maria] = [aRecruiter(), aDriver()];
    let user: CurrentUser = robin;
    const fake = new FakeApi().on('POST', '/api/auth/refresh', () => ok({ accessToken: `of ${user.firstName}`, user }));
    jest.spyOn(globalThis, 'fetch').mockImplementation(fake.fetch);
    const tab = openTab();
    await tab.refreshSession();
    const ends: string[] = [];
    tab.session.onEnd((why) => ends.push(why));

    user = maria;
    const refreshed = await tab.refreshSession();

    expect([refreshed, ends, tab.session.token()]).toEqual([false, ['expired'], undefined]);
    expect(tab.session.mayBeSignedIn()).toBe(true);
  });

  it('both get none once the session has ended', async () => {
    const fake = new FakeApi().on('POST', '/api/auth/refresh', refusal(401, 'session-expired'));
    jest.spyOn(globalThis, 'fetch').mockImplementation(fake.fetch);
    const [one, two] = [openTab(), openTab()];

    expect(await Promise.all([one.refreshSession(), two.refreshSession()])).toEqual([false, false]);
  });
});
