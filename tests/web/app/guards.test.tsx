import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aDriver, anApplyingDriver, anOpsMember, aRecruiter, aSafetyOfficer } from '../support/people';
import { freshBrowser, renderApp } from '../support/render';

beforeEach(freshBrowser);

const addressOf = (router: { state: { location: { pathname: string; search: string } } }) =>
  router.state.location.pathname + router.state.location.search;

describe('a visitor who is not signed in', () => {
  it('is redirected from the start page to the carrier sign-in', async () => {
    const { router } = await renderApp('/');

    await screen.findByRole('button', { name: 'Sign in' });

    expect(addressOf(router)).toBe('/auth/carrierLogin');
  });

  it('is redirected to the carrier sign-in with the requested URL', async () => {
    const { router } = await renderApp('/business/job-order/pending?q=night');

    await screen.findByRole('button', { name: 'Sign in' });

    expect(addressOf(router)).toBe(
      `/auth/carrierLogin?${new URLSearchParams({ redirect: '/business/job-order/pending?q=night' }).toString()}`,
    );
  });

  it('is redirected from driver pages to the driver sign-in, which keeps the requested URL for the carrier sign-in', async () => {
    const { router } = await renderApp('/driver/applications?from=text');

    const other = await screen.findByRole('link', { name: 'Sign in as a carrier' });

    const wanted = new URLSearchParams({ redirect: '/driver/applications?from=text' }).toString();
    expect(addressOf(router)).toBe(`/auth/driverLogin?${wanted}`);
    expect(other).toHaveAttribute('href', `/auth/carrierLogin?${wanted}`);
  });

  it('sends no token refresh in a browser without a sign-in', async () => {
    const { api } = await renderApp('/');

    await screen.findByRole('button', { name: 'Sign in' });

    expect(api.sent('POST', '/api/auth/refresh')).toHaveLength(0);
  });
});

describe('a page guard', () => {
  it.each([
    { who: 'a driver on a carrier page', address: '/business/job-order', user: aDriver() },
    { who: 'a carrier on a page of operations', address: '/ops/orders/pending', user: aSafetyOfficer() },
    { who: 'operations on a carrier page', address: '/business/job-order', user: anOpsMember() },
    { who: 'a carrier on a driver page', address: '/driver/home', user: aRecruiter() },
  ])('redirects $who to the forbidden page', async ({ address, user }) => {
    const { router } = await renderApp(address, { user });

    await screen.findByRole('heading', { name: 'Forbidden resource' });

    expect(addressOf(router)).toBe('/forbidden');
  });

  it.each([
    {
      who: 'an active driver',
      to: 'the home page',
      address: '/driver/onboarding',
      user: aDriver(),
      target: '/driver/home',
    },
    {
      who: 'a driver who is still applying',
      to: 'the application',
      address: '/driver/home',
      user: anApplyingDriver(),
      target: '/driver/onboarding',
    },
  ])('redirects $who to $to', async ({ address, user, target }) => {
    const { router } = await renderApp(address, { user });

    await waitFor(() => {
      expect(addressOf(router)).toBe(target);
    });
  });

  it.each([
    '/auth/registerAsCarrier',
    '/auth/finishSignUp',
    '/auth/link',
    '/auth/social',
    '/auth/forgotPassword',
    '/auth/confirm',
  ])('redirects a signed-in driver from %s to the home page', async (address) => {
    const { router } = await renderApp(address, { user: aDriver() });

    await waitFor(() => {
      expect(addressOf(router)).toBe('/driver/home');
    });
  });

  it("shows the result in a provider's window to any signed-in person", async () => {
    jest.spyOn(window, 'close').mockImplementation(() => undefined);
    const { router } = await renderApp('/auth/social?problem=social-email-missing', { user: aDriver() });

    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe('/auth/social');
  });

  it('redirects a signed-in person from the sign-in page to the requested URL', async () => {
    const { router } = await renderApp('/auth/driverLogin?redirect=%2Fforbidden', { user: aDriver() });

    await screen.findByRole('heading', { name: 'Forbidden resource' });

    expect(addressOf(router)).toBe('/forbidden');
  });
});

describe('the start page', () => {
  it.each([
    ['a recruiter', aRecruiter(), '/business/my-jobs'],
    ['other staff', aSafetyOfficer(), '/business/dashboard'],
    ['operations', anOpsMember(), '/ops/stalled'],
    ['an active driver', aDriver(), '/driver/home'],
    ['a driver who is still applying', anApplyingDriver(), '/driver/onboarding'],
  ])('redirects %s to the right page', async (_who, user, target) => {
    const { router } = await renderApp('/', { user });

    await waitFor(() => {
      expect(addressOf(router)).toBe(target);
    });
  });
});
