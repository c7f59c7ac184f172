import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { INPUT_AGE_HEADER } from '#domain/accounts/session-ends';
import { api as client, call } from '#web/shared/http/client';
import { ok, refusal } from '../../support/fake-api';
import { aDriver, anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const minuteMs = 60_000;
const TIMES = '/api/user/session';
const WARNING = 'You will be signed out in 1 minute';

beforeEach(() => {
  freshBrowser();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

interface Left {
  idleSeconds: number | null;
  absoluteSeconds: number;
}

/** A page of operations, and a server that computes the idle time from reported activity, with its own clock. */
async function openPage(user = anOpsMember()) {
  let endsAt = Date.now() + 30 * minuteMs;
  let absoluteSeconds = 43_200;
  const left = (headers: Headers): Left => {
    const age = headers.get(INPUT_AGE_HEADER);
    if (age !== null) endsAt = Math.max(endsAt, Date.now() - Number(age) * 1_000 + 30 * minuteMs);
    return { idleSeconds: Math.ceil((endsAt - Date.now()) / 1_000), absoluteSeconds };
  };
  const page = await renderApp('/ops/staff', {
    user,
    api: (fake) => fake.on('GET', '/api/ops/staff', ok([])).on('GET', TIMES, ({ headers }) => ok(left(headers))),
  });
  await screen.findByRole('heading', { level: 1, name: 'Staff' });
  const end = (seconds: number) => {
    absoluteSeconds = seconds;
  };
  return { ...page, end };
}

describe('an idle sign-in', () => {
  it('shows a warning a minute before its end, and continues when the person confirms', async () => {
    const { browser } = await openPage();
    await pass(28 * minuteMs);
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();

    await pass(minuteMs + 5_000);
    const dialog = within(await screen.findByRole('dialog', { name: WARNING }));
    await browser.click(dialog.getByRole('button', { name: 'Stay signed in' }));

    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: WARNING })).not.toBeInTheDocument();
    });
    await pass(28 * minuteMs);
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
  });

  it('ends when the server ends it: the sign-in page shows the reason, and drafts are kept', async () => {
    const { api, router } = await openPage();
    window.sessionStorage.setItem('gladhand.draft.test', 'half a note');
    await pass(29 * minuteMs + 5_000);
    await screen.findByRole('dialog', { name: WARNING });

    const over = { ...refusal(401, 'session-expired', { params: { ended: 'idle' } }) };
    api.on('GET', TIMES, over).on('POST', '/api/auth/refresh', over);
    await pass(minuteMs);

    await screen.findByRole('heading', { name: 'Sign in to hire' });
    expect(screen.getByText(/^You were signed out after a period without activity/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?redirect=%2Fops%2Fstaff'));
    expect(window.sessionStorage.getItem('gladhand.draft.test')).toBe('half a note');
  });

  it('shows no warning while another tab is used', async () => {
    const { api } = await openPage();
    api.on('GET', TIMES, ok({ idleSeconds: 1_790, absoluteSeconds: 43_200 }));

    await pass(59 * minuteMs);

    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
  });
});

describe('activity on the page', () => {
  it('is reported within half a minute for keyboard, pointer and touch, even without other calls', async () => {
    const { api } = await openPage();
    await pass(10_000);

    for (const use of [fireEvent.keyDown, fireEvent.pointerMove, fireEvent.touchStart]) {
      const before = api.sent('GET', TIMES).length;
      await pass(minuteMs);
      expect(api.sent('GET', TIMES)).toHaveLength(before);
      use(document.body);
      await pass(35_000);
      const said = api.sent('GET', TIMES).slice(before);
      expect(said).toHaveLength(1);
      expect(Number(said[0]?.headers.get(INPUT_AGE_HEADER))).toBeLessThanOrEqual(30);
    }
  });

  it('keeps its age in calls that the page makes on its own', async () => {
    const { api } = await openPage();
    fireEvent.keyDown(document.body);
    await pass(7 * minuteMs);

    await act(() => call(client.GET('/api/user')));

    expect(api.sent('GET', '/api/user').at(-1)?.headers.get(INPUT_AGE_HEADER)).toBe('420');
  });

  it('is measured in elapsed seconds, so setting the clock back has no effect', async () => {
    const { api } = await openPage();
    fireEvent.keyDown(document.body);
    await pass(2 * minuteMs);
    jest.setSystemTime(Date.now() - 5 * minuteMs);

    await act(() => call(client.GET('/api/user')));

    expect(api.sent('GET', '/api/user').at(-1)?.headers.get(INPUT_AGE_HEADER)).toBe('120');
  });

  it('is not reported before the first input', async () => {
    const { api } = await openPage();

    expect(api.seen.filter(({ headers }) => headers.has(INPUT_AGE_HEADER))).toEqual([]);
  });
});

describe('a sign-in close to its maximum time', () => {
  it('shows one warning and cannot be extended', async () => {
    const { browser, end } = await openPage();
    await pass(5_000);
    end(55);
    fireEvent.keyDown(document.body);
    await pass(35_000);
    const dialog = within(await screen.findByRole('dialog', { name: WARNING }));
    expect(dialog.queryByRole('button', { name: 'Stay signed in' })).not.toBeInTheDocument();

    await browser.click(dialog.getByRole('button', { name: 'OK' }));
    await pass(10_000);

    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: WARNING })).not.toBeInTheDocument();
    });
  });
});

describe('a driver', () => {
  it('never sees an idle warning', async () => {
    const { api } = await renderApp('/driver/home', { user: aDriver() });
    await screen.findByRole('button', { name: /^Account/ });
    fireEvent.keyDown(document.body);

    await pass(60 * minuteMs);

    expect(api.sent('GET', TIMES)).toEqual([]);
  });
});

describe('a session that ended before the page was loaded', () => {
  it('shows the reason on the sign-in page', async () => {
    await renderApp('/ops/staff', {
      user: anOpsMember(),
      api: (fake) =>
        fake.on('POST', '/api/auth/refresh', refusal(401, 'session-expired', { params: { ended: 'absolute' } })),
    });

    expect(await screen.findByText(/^You were signed out because your session reached its time limit/)).toBeVisible();
  });

  it('leads people of a deactivated carrier to support', async () => {
    await renderApp('/business/my-jobs', {
      user: aRecruiter(),
      api: (fake) =>
        fake
          .on('POST', '/api/auth/refresh', refusal(401, 'session-expired', { params: { ended: 'carrierInactive' } }))
          .on('GET', '/api/support', ok({ phone: null, email: 'support@gladhand.example' })),
    });

    expect(await screen.findByText(/^Your company's account was deactivated/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /support@gladhand.example/ })).toHaveAttribute(
      'href',
      'mailto:support@gladhand.example',
    );
  });
});
