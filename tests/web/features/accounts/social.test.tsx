import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LinkedProviders } from '#web/entities/social/linked-providers';
import { ModalHost } from '#web/shared/ui/modals';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp, renderPartWith } from '../../support/render';
import { aStanding, flowEnds, windowsOpen } from '../../support/social';

beforeEach(freshBrowser);

const SIGN_IN_OPTIONS = '/api/auth/applicant/firebase/isRegistered';
const LOGIN = '/api/auth/applicant/firebase/login';
const REGISTER = '/api/auth/applicant/firebase/register';
const austin = { city: 'Austin', state: 'TX', latitude: 30.2672, longitude: -97.7431 };

const signedIn = (user = aDriver({ landingPath: '/forbidden' })) =>
  ok({ accessToken: 'token-9', expiresAt: '2099-01-01T00:00:00.000Z', user });
const withProviders =
  (...providers: string[]) =>
  (api: FakeApi) =>
    api.on('GET', '/api/auth/social', ok({ providers }));
function comesBack(end: Parameters<typeof flowEnds>[0] = { provider: 'google' }) {
  act(() => {
    flowEnds(end);
  });
}

describe('social sign-in on the sign-in page', () => {
  it('has a button per provider, and none without keys', async () => {
    await renderApp('/auth/driverLogin', { api: withProviders('google', 'apple') });

    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with Apple' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue with Facebook' })).not.toBeInTheDocument();
  });

  it('is hidden when no provider is configured', async () => {
    await renderApp('/auth/carrierLogin');

    await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.queryByRole('button', { name: /Continue with/ })).not.toBeInTheDocument();
  });

  it('opens a 600 by 800 window and signs in a known account', async () => {
    const open = windowsOpen(true);
    const { browser } = await renderApp('/auth/driverLogin', {
      api: (api) =>
        withProviders('google')(api)
          .on('GET', SIGN_IN_OPTIONS, ok(aStanding({ isRegistered: true })))
          .on('POST', LOGIN, signedIn()),
    });

    await browser.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    comesBack();

    await screen.findByRole('heading', { name: 'Forbidden resource' });
    expect(open.mock.calls).toEqual([
      ['/api/auth/social/google/start', 'gladhand-social', expect.stringContaining('width=600,height=800')],
    ]);
  });

  it('reports a blocked pop-up window', async () => {
    windowsOpen(false);
    const { browser } = await renderApp('/auth/driverLogin', { api: withProviders('google') });

    await browser.click(await screen.findByRole('button', { name: 'Continue with Google' }));

    expect(await screen.findByText("can't open oauth window")).toBeVisible();
  });

  it.each([
    ['social-email-missing', "can't get social email"],
    ['social-token-missing', "can't get firebase idToken"],
    ['provider-not-valid', 'Invalid Auth Provider'],
  ])('shows how the window ended: %s', async (problem, text) => {
    windowsOpen(true);
    const { browser } = await renderApp('/auth/driverLogin', { api: withProviders('google') });

    await browser.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    comesBack({ problem });

    expect(await screen.findByText(text)).toBeVisible();
  });

  it('does not sign up a driver from the carrier sign-in page', async () => {
    windowsOpen(true);
    const { browser, router } = await renderApp('/auth/carrierLogin', {
      api: (api) => withProviders('google')(api).on('GET', SIGN_IN_OPTIONS, ok(aStanding())),
    });

    await browser.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    comesBack();

    expect(await screen.findByText('user not found in social credential')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth/carrierLogin');
  });
});

describe('the rest of a sign-up', () => {
  it('completes the sign-up of a new driver and signs them in', async () => {
    windowsOpen(true);
    const { api, browser } = await renderApp('/auth/driverLogin', {
      api: (fake) =>
        withProviders('google')(fake)
          .on('GET', SIGN_IN_OPTIONS, ok(aStanding()))
          .on('GET', '/api/places', ok({ places: [austin] }))
          .on('POST', REGISTER, signedIn()),
    });
    await browser.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    comesBack();

    expect(await screen.findByText('You signed in with Google as maria@example.com.')).toBeVisible();
    await browser.type(screen.getByLabelText('Phone'), '512 555 0142');
    await browser.type(screen.getByLabelText('City and state'), 'Austin, TX');
    await browser.click(screen.getByRole('button', { name: 'Finish sign-up' }));

    await screen.findByRole('heading', { name: 'Forbidden resource' });
    expect(api.sent('POST', REGISTER)[0]?.body).toEqual({ phone: '512 555 0142', address: austin, smsConsent: false });
  });

  it('requires a valid phone number and place', async () => {
    const phoneProblem = {
      in: 'body',
      pointer: '/phone',
      code: 'phone-not-valid',
      message: 'Phone number is not valid',
    };
    const { api, browser } = await renderApp('/auth/finishSignUp', {
      api: (fake) =>
        fake
          .on('GET', SIGN_IN_OPTIONS, ok(aStanding()))
          .on('GET', '/api/places', ({ query }) => ok({ places: query.get('search') === 'Austin, TX' ? [austin] : [] }))
          .on('POST', REGISTER, refusal(400, 'invalid-input', { errors: [phoneProblem] })),
    });

    await browser.click(await screen.findByRole('button', { name: 'Finish sign-up' }));
    await waitFor(() => expect(screen.getByText('This field is required')).toBeVisible());
    await browser.type(screen.getByLabelText('Phone'), '12');
    await browser.type(screen.getByLabelText('City and state'), 'Atlantis');
    await browser.click(screen.getByRole('button', { name: 'Finish sign-up' }));
    expect(await screen.findByText('Address is not valid')).toBeVisible();
    expect(api.sent('POST', REGISTER)).toHaveLength(0);
    await browser.clear(screen.getByLabelText('City and state'));
    await browser.type(screen.getByLabelText('City and state'), 'Austin, TX');
    await browser.click(screen.getByRole('button', { name: 'Finish sign-up' }));

    expect(await screen.findByText('Phone number is not valid')).toBeVisible();
  });

  it('links back to sign-in without a social sign-in', async () => {
    await renderApp('/auth/finishSignUp', {
      api: (api) => api.on('GET', SIGN_IN_OPTIONS, refusal(400, 'social-token-missing')),
    });

    expect(await screen.findByRole('alert')).toHaveTextContent("can't get firebase idToken");
    expect(screen.getByRole('alert')).toHaveTextContent(/^Your sign-in window was closed\. Try again/);
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/auth/driverLogin');
    expect(screen.getByRole('link', { name: 'Register with your email' })).toHaveAttribute(
      'href',
      '/auth/registerAsDriver',
    );
  });
});

describe('an email address that already has an account', () => {
  it('is linked by signing in to that account', async () => {
    const { api, browser } = await renderApp('/auth/link', {
      api: (fake) =>
        withProviders(
          'google',
          'facebook',
        )(fake)
          .on('GET', SIGN_IN_OPTIONS, ok(aStanding({ linkBy: ['password'] })))
          .on('POST', '/api/auth/social/link-by-password', signedIn()),
    });

    await screen.findByRole('heading', { name: 'maria@example.com already has an account' });
    expect(await screen.findByText('Or try another social account')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).not.toBeInTheDocument();
    await browser.type(screen.getByLabelText('Password of the existing account'), 'correct horse 7!');
    await browser.click(screen.getByRole('button', { name: 'Sign in and link' }));

    await screen.findByRole('heading', { name: 'Forbidden resource' });
    expect(api.sent('POST', '/api/auth/social/link-by-password')[0]?.body).toEqual({ password: 'correct horse 7!' });
  });

  it('reports a wrong password', async () => {
    const { browser } = await renderApp('/auth/link', {
      api: (api) =>
        api
          .on('GET', SIGN_IN_OPTIONS, ok(aStanding({ linkBy: ['password'] })))
          .on('POST', '/api/auth/social/link-by-password', refusal(401, 'sign-in-failed')),
    });

    await browser.type(await screen.findByLabelText('Password of the existing account'), 'wrong');
    await browser.click(screen.getByRole('button', { name: 'Sign in and link' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The email address or password is incorrect');
  });

  it('is linked by signing in with the provider that the account already has', async () => {
    const open = windowsOpen(true);
    const { browser } = await renderApp('/auth/link', {
      api: (api) =>
        withProviders('google')(api)
          .on('GET', SIGN_IN_OPTIONS, ok(aStanding({ provider: 'facebook', linkBy: ['google'] })))
          .on('POST', LOGIN, signedIn()),
    });

    await browser.click(await screen.findByRole('button', { name: 'Sign in with Google' }));

    expect(open.mock.calls[0]?.[0]).toBe('/api/auth/social/google/start?linking=1');
    expect(screen.queryByLabelText('Password of the existing account')).not.toBeInTheDocument();
  });
});

describe('the end of a social sign-in window', () => {
  it('notifies the opener without any secret, and closes the window', async () => {
    const keep = jest.spyOn(Storage.prototype, 'setItem');
    const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);

    await renderApp('/auth/social?problem=social-interrupted');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The sign-in was interrupted or took too long. Please start again',
    );
    const results = keep.mock.calls.filter(([key]) => key === 'gladhand.socialFlow').map(([, end]) => end);
    expect(results.map((end) => JSON.parse(end) as object)).toEqual([
      { problem: 'social-interrupted', at: expect.any(Number) },
    ]);
    expect(window.localStorage.getItem('gladhand.socialFlow')).toBeNull();
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('social sign-in in My Account', () => {
  const LINKED = '/api/auth/social/linked';
  const google = { provider: 'google', email: 'maria@example.com', linkedAt: '2026-11-01T12:00:00.000Z' };
  const part = (
    <>
      <LinkedProviders />
      <ModalHost />
    </>
  );

  it('links a social account in a window', async () => {
    windowsOpen(true);
    const { browser } = await renderPartWith(part, (api) =>
      withProviders(
        'google',
        'facebook',
      )(api)
        .on('GET', LINKED, ok({ hasPassword: true, linked: [] }))
        .on('POST', LINKED, ok({ hasPassword: true, linked: [google] })),
    );

    await browser.click(await screen.findByRole('button', { name: 'Link Google' }));
    comesBack();

    expect(await screen.findByRole('button', { name: 'Unlink Google' })).toBeVisible();
    expect(screen.getByText('maria@example.com, since 11/01/2026')).toBeVisible();
  });

  it('unlinks a social account after a confirmation, and keeps the last sign-in method', async () => {
    const { browser } = await renderPartWith(part, (api) =>
      withProviders('google')(api)
        .on('GET', LINKED, ok({ hasPassword: false, linked: [google] }))
        .on('DELETE', `${LINKED}/{provider}`, refusal(409, 'last-way-in')),
    );

    await browser.click(await screen.findByRole('button', { name: 'Unlink Google' }));
    const dialog = await screen.findByRole('dialog');
    await browser.click(within(dialog).getByRole('button', { name: 'Unlink' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'You need at least one way to sign in. Add another one first',
    );
  });
});
