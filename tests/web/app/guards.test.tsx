import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { anApplyingDriver, aDriver, anOpsMember, aRecruiter, aSafetyOfficer } from '../support/people';
import { freshBrowser, renderApp } from '../support/render';

beforeEach(freshBrowser);

const addressOf = (router: { state: { location: { pathname: string; search: string } } }) =>
  router.state.location.pathname + router.state.location.search;

describe('somebody who is not signed in', () => {
  it('is sent from the start page to the carrier sign-in', async () => {
    const { router } = await renderApp('/');

    await screen.findByRole('button', { name: 'Sign in' });

    expect(addressOf(router)).toBe('/auth/carrierLogin');
  });

  it('is sent to the carrier sign-in with the address he wanted', async () => {
    const { router } = await renderApp('/business/job-order/pending?q=night');

    await screen.findByRole('button', { name: 'Sign in' });

    expect(addressOf(router)).toBe(
      `/auth/carrierLogin?${new URLSearchParams({ redirect: '/business/job-order/pending?q=night' }).toString()}`,
    );
  });

  it('is sent to the drivers’ door from a page of drivers, and from there to the other one with what he wanted', async () => {
    const { router } = await renderApp('/driver/applications?from=text');

    const other = await screen.findByRole('link', { name: 'Sign in as a carrier' });

    const wanted = new URLSearchParams({ redirect: '/driver/applications?from=text' }).toString();
    expect(addressOf(router)).toBe(`/auth/driverLogin?${wanted}`);
    expect(other).toHaveAttribute('href', `/auth/carrierLogin?${wanted}`);
  });

  it('is not asked for a new token when he never signed in here', async () => {
    const { api } = await renderApp('/');

    await screen.findByRole('button', { name: 'Sign in' });

    expect(api.sent('POST', '/api/auth/refresh')).toHaveLength(0);
  });
});

describe('somebody who may not enter', () => {
  it.each([
    { who: 'a driver on a carrier page', address: '/business/job-order', user: aDriver() },
    { who: 'a carrier on a page of operations', address: '/ops/orders/pending', user: aSafetyOfficer() },
    { who: 'operations on a carrier page', address: '/business/job-order', user: anOpsMember() },
    { who: 'a carrier on a driver page', address: '/driver/home', user: aRecruiter() },
  ])('sends $who to the forbidden page', async ({ address, user }) => {
    const { router } = await renderApp(address, { user });

    await screen.findByRole('heading', { name: 'Forbidden resource' });

    expect(addressOf(router)).toBe('/forbidden');
  });

  it.each([
    { who: 'an active driver', to: 'his home', address: '/driver/onboarding', user: aDriver(), target: '/driver/home' },
    {
      who: 'a driver who is still applying',
      to: 'his application',
      address: '/driver/home',
      user: anApplyingDriver(),
      target: '/driver/onboarding',
    },
  ])('sends $who to $to instead', async ({ address, user, target }) => {
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
  ])('sends a signed-in driver from %s to his home', async (address) => {
    const { router } = await renderApp(address, { user: aDriver() });

    await waitFor(() => {
      expect(addressOf(router)).toBe('/driver/home');
    });
  });

  it('lets the window of a network say how its visit ended, to whoever is signed in', async () => {
    jest.spyOn(window, 'close').mockImplementation(() => undefined);
    const { router } = await renderApp('/auth/social?problem=social-email-missing', { user: aDriver() });

    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe('/auth/social');
  });

  it('sends a signed-in person away from the sign-in page to where he wanted to go', async () => {
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
  ])('sends %s where he belongs', async (_who, user, target) => {
    const { router } = await renderApp('/', { user });

    await waitFor(() => {
      expect(addressOf(router)).toBe(target);
    });
  });
});
