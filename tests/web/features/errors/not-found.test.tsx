import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(freshBrowser);

describe('a URL that leads nowhere', () => {
  it('says so and asks whether the visitor is lost', async () => {
    await renderApp('/no/such/page');

    expect(await screen.findByRole('heading', { name: 'Page not found.', hidden: true })).toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: 'Are you lost?' });
    expect(within(dialog).getByRole('button', { name: 'Go to Login' })).toBeEnabled();
    expect(within(dialog).queryByText(/signs you out/)).toBeNull();
  });

  it('stays there on Cancel', async () => {
    const { browser, router } = await renderApp('/no/such/page');

    await browser.click(await screen.findByRole('button', { name: 'Cancel' }));

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(router.state.location.pathname).toBe('/no/such/page');
  });

  it('returns a signed-in person to their own first page', async () => {
    const { browser, router } = await renderApp('/no/such/page', {
      user: aRecruiter(),
      api: (fake) => fake.on('GET', '/api/job-order', refusal(503, 'unavailable')),
    });
    expect(await screen.findByText(/Going to the login page signs you out on this device/)).toBeInTheDocument();
    await browser.click(screen.getByRole('button', { name: 'Cancel' }));

    await browser.click(await screen.findByRole('link', { name: 'Back to My jobs' }));

    expect(router.state.location.pathname).toBe('/business/my-jobs');
  });

  it('clears both storages and goes to the login on request', async () => {
    window.localStorage.setItem('kept', 'local');
    window.sessionStorage.setItem('kept', 'session');
    const { browser, router } = await renderApp('/no/such/page');

    await browser.click(await screen.findByRole('button', { name: 'Go to Login' }));
    await screen.findByRole('heading', { name: 'Sign in to hire' });

    expect(window.localStorage).toHaveLength(0);
    expect(window.sessionStorage).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/auth/carrierLogin');
  });
});

describe('the forbidden page', () => {
  it('goes back to the page before', async () => {
    const { browser, router } = await renderApp('/auth/driverLogin');
    await screen.findByRole('heading', { name: 'Sign in to drive' });
    await act(() => router.navigate('/forbidden'));

    await browser.click(await screen.findByRole('button', { name: 'Back' }));

    expect(await screen.findByRole('heading', { name: 'Sign in to drive' })).toBeVisible();
  });

  it('goes to the start page when nothing of ours is behind it', async () => {
    const { browser } = await renderApp('/forbidden');

    await browser.click(await screen.findByRole('button', { name: 'Back' }));

    expect(await screen.findByRole('heading', { name: 'Sign in to hire' })).toBeVisible();
  });
});
