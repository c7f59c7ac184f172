import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ok, refusal } from '../support/fake-api';
import { goOffline, goOnline } from '../support/network';
import { anApplyingDriver, aRecruiter } from '../support/people';
import { freshBrowser, renderApp } from '../support/render';

beforeEach(freshBrowser);
afterEach(() => {
  jest.restoreAllMocks();
});

const user = anApplyingDriver();

/** The navigation is on the page twice: at the top and at the bottom. */
function applications() {
  const [link] = screen.getAllByRole('link', { name: /My applications/ });
  if (link === undefined) throw new Error('The page has no navigation');
  return link;
}

async function openHub() {
  const page = await renderApp('/driver/onboarding', {
    user,
    api: (fake) => fake.on('GET', '/api/driver/me', refusal(503, 'unavailable')),
  });
  await screen.findAllByRole('link', { name: /My applications/ });
  return page;
}

describe('a page that goes offline', () => {
  it('shows a notice above the page until the network is back', async () => {
    const { api } = await openHub();

    goOffline();
    expect(screen.getByText('You are offline.')).toBeVisible();

    goOnline(api.fetch);
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
  });

  it('stays open when a link leads to a page that was never loaded, and says why', async () => {
    const { api, browser, router } = await openHub();
    goOffline();

    await browser.click(applications());

    expect(await screen.findByText("You are offline. This page will open when you're back online.")).toBeVisible();
    expect(router.state.location.pathname).toBe('/driver/onboarding');

    api.on('GET', '/api/driver/applications', refusal(503, 'unavailable'));
    goOnline(api.fetch);
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/driver/applications');
    });
  });

  it('drops the link if another page was opened in the meantime', async () => {
    const { api, browser, router } = await openHub();
    goOffline();
    await browser.click(applications());
    await act(() => router.navigate('/driver/onboarding?filter=1'));

    goOnline(api.fetch);
    await act(() => Promise.resolve());
    await waitFor(() => {
      expect(router.state.location.search).toBe('?filter=1');
    });
    expect(router.state.navigation.state).toBe('idle');
  });

  it('explains the delay next to its skeleton, and loads when the network is back', async () => {
    const { api, router, browser } = await renderApp('/business/job-order/active', {
      user: aRecruiter(),
      api: (fake) =>
        fake
          .on('GET', '/api/job-order/id/{id}', refusal(404, 'not-found'))
          .on('GET', '/api/job-order', ok({ data: [], total: 0 })),
    });
    await screen.findByRole('link', { name: 'Job orders' });
    // The page's code is loaded, its data is not.
    await act(() =>
      router.navigate('/business/job-order/018f0000-0000-7000-8000-0000000000b1/hiring-flow/inviteDrivers'),
    );
    await screen.findByRole('link', { name: 'Back to My jobs' });
    goOffline();

    await act(() =>
      router.navigate('/business/job-order/018f0000-0000-7000-8000-0000000000b2/hiring-flow/inviteDrivers'),
    );
    expect(await screen.findByText("You are offline. This will load when you're back online.")).toBeInTheDocument();

    goOnline(api.fetch);
    expect(await screen.findByRole('link', { name: 'Back to My jobs' })).toBeVisible();
    await browser.click(screen.getByRole('link', { name: 'Back to My jobs' }));
    expect(router.state.location.pathname).toBe('/business/my-jobs');
  });
});
