import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { api, call } from '#web/shared/http/client';
import { refreshUser } from '#web/shared/realtime/connect';
import { ok, refusal } from '../support/fake-api';
import { aDriver, anApplyingDriver, aRecruiter } from '../support/people';
import { freshBrowser, renderApp } from '../support/render';

beforeEach(freshBrowser);

const user = anApplyingDriver({ firstName: 'Maria', lastName: 'Gomez', email: 'maria@example.com' });

async function openPage() {
  const page = await renderApp('/driver/onboarding', {
    user,
    api: (fake) => fake.on('GET', '/api/driver/me', refusal(503, 'unavailable')),
  });
  const account = await screen.findByRole('button', { name: 'Account: Maria Gomez' });
  return { ...page, account };
}

describe('the account menu', () => {
  it('shows the signed-in person and offers theme and sign-out', async () => {
    const { browser, account } = await openPage();

    await browser.click(account);

    expect(account).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('maria@example.com')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/auth/logOut');
  });

  it('applies a theme immediately and stores it on the server for every device', async () => {
    const { api: fake, browser, account } = await openPage();
    fake.on('PATCH', '/api/user', ok({ ...user, theme: 'dark' }));
    await browser.click(account);

    await browser.click(screen.getByRole('radio', { name: 'Dark' }));

    expect(document.documentElement.dataset['theme']).toBe('dark');
    await waitFor(() => {
      expect(fake.sent('PATCH', '/api/user')[0]?.body).toEqual({ theme: 'dark' });
    });
  });

  it('closes on Escape and returns the focus', async () => {
    const { browser, account } = await openPage();
    await browser.click(account);

    await browser.keyboard('{Escape}');

    expect(screen.queryByRole('link', { name: 'Logout' })).not.toBeInTheDocument();
    expect(account).toHaveFocus();
  });

  it('closes when the focus moves elsewhere', async () => {
    const { browser, account } = await openPage();
    await browser.click(account);

    act(() => {
      screen.getByRole('link', { name: 'Skip to content' }).focus();
    });

    expect(account).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('a returning person', () => {
  it('gets the theme chosen on another device', async () => {
    await renderApp('/driver/onboarding', {
      user: anApplyingDriver({ theme: 'dark' }),
      api: (fake) => fake.on('GET', '/api/driver/me', refusal(503, 'unavailable')),
    });

    await waitFor(() => {
      expect(document.documentElement.dataset['theme']).toBe('dark');
    });
  });
});

describe('signing out', () => {
  it('removes all data of the person', async () => {
    const { api: fake, browser, account, router, client } = await openPage();
    fake.on('POST', '/api/auth/signOut', ok());
    window.sessionStorage.setItem('gladhand.draft.order', '{}');
    await browser.click(account);

    await browser.click(screen.getByRole('link', { name: 'Logout' }));

    await screen.findByRole('heading', { name: 'Sign in to drive' });
    expect(router.state.location.pathname).toBe('/auth/driverLogin');
    expect(screen.getByText('You are signed out.')).toBeVisible();
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
    expect(client.getQueryData(['current-user'])).toBeUndefined();
  });
});

describe('signing out as a carrier', () => {
  const openStaffPage = () =>
    renderApp('/business/my-jobs', {
      user: aRecruiter(),
      api: (fake) =>
        fake.on('GET', '/api/job-order', refusal(503, 'unavailable')).on('POST', '/api/auth/signOut', ok()),
    });

  it('opens the carrier sign-in page with a notice', async () => {
    const { browser, router } = await openStaffPage();
    await screen.findByRole('heading', { level: 1 });
    await browser.click(screen.getByRole('button', { name: /^Account/ }));

    await browser.click(screen.getByRole('link', { name: 'Logout' }));

    await screen.findByRole('heading', { name: 'Sign in to hire' });
    expect(router.state.location.pathname).toBe('/auth/carrierLogin');
    expect(screen.getByText('You are signed out.')).toBeVisible();
  });

  it('also signs out every other tab of the browser', async () => {
    const { router } = await openStaffPage();
    await screen.findByRole('button', { name: /^Account/ });
    window.sessionStorage.setItem('gladhand.draft.order', '{}');
    const otherTab = new BroadcastChannel('gladhand-sign-out');

    otherTab.postMessage(aRecruiter()._id);

    await screen.findByRole('heading', { name: 'Sign in to hire' });
    otherTab.close();
    expect(screen.getByText('You are signed out.')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('a session ended by the server', () => {
  it('shows a notice, clears the stored data, and leads back to the same page after sign-in', async () => {
    const { api: fake, client, router } = await openPage();
    fake.on('POST', '/api/auth/refresh', refusal(401, 'session-expired'));
    fake.on('GET', '/api/user', refusal(401, 'session-expired'));

    await act(async () => {
      await call(api.GET('/api/user')).catch(() => undefined);
    });

    expect(await screen.findByText('Session has been expired')).toBeInTheDocument();
    await screen.findByRole('heading', { name: 'Sign in to drive' });
    expect(screen.getByText('You were signed out. Sign in to return to where you were.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?redirect=%2Fdriver%2Fonboarding'));
    expect(client.getQueryData(['current-user'])).toBeUndefined();
  });
});

describe('a driver who becomes active while a page is open', () => {
  it('is redirected from the application to the home page', async () => {
    const { api: fake, client, router } = await openPage();
    fake.on('GET', '/api/user', ok(aDriver({ _id: user._id })));

    act(() => {
      refreshUser(client);
    });

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/driver/home');
    });
  });
});

describe('a driver who is no longer active', () => {
  it('is redirected from the home page to the application', async () => {
    const {
      api: fake,
      client,
      router,
    } = await renderApp('/driver/home', {
      user: aDriver({ _id: user._id }),
      api: (api) => api.on('GET', '/api/driver/me', refusal(503, 'unavailable')),
    });
    await screen.findByRole('button', { name: /^Account/ });
    fake.on('GET', '/api/user', ok(user));

    act(() => {
      refreshUser(client);
    });

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/driver/onboarding');
    });
  });
});

describe('a page whose guard gets no response', () => {
  it('shows the error instead of signing out', async () => {
    const { router } = await renderApp('/driver/onboarding', {
      user,
      api: (fake) => fake.on('GET', '/api/user', refusal(503, 'unavailable')),
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy or temporarily unavailable');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/driver/onboarding');
  });
});
