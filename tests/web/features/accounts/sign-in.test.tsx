import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ok, refusal } from '../../support/fake-api';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(freshBrowser);

const SIGN_IN = '/api/auth/signIn';
const signedIn = (user = aDriver()) => ok({ accessToken: 'token-9', expiresAt: '2099-01-01T00:00:00.000Z', user });

async function fillIn(browser: UserEvent, email: string, password: string) {
  await browser.type(await screen.findByLabelText('Email'), email);
  await browser.type(screen.getByLabelText('Password'), password);
  await browser.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  it('trims the email and redirects to the requested page', async () => {
    const { api, browser, router } = await renderApp('/auth/login/email?redirect=%2Fforbidden', {
      api: (fake) => fake.on('POST', SIGN_IN, signedIn()),
    });

    await fillIn(browser, ' maria@example.com ', 'a long password 1!');
    await screen.findByRole('heading', { name: 'Forbidden resource' });

    expect(api.sent('POST', SIGN_IN)[0]?.body).toEqual({ email: 'maria@example.com', password: 'a long password 1!' });
    expect(router.state.location.pathname).toBe('/forbidden');
  });

  it('sends the time zone to the server with the new token', async () => {
    const { api, browser } = await renderApp('/auth/login/email?redirect=%2Fforbidden', {
      api: (fake) => fake.on('POST', SIGN_IN, signedIn()),
    });

    await fillIn(browser, 'maria@example.com', 'a long password 1!');
    await waitFor(() => {
      expect(api.sent('POST', '/api/user/timezone')).toHaveLength(1);
    });

    const [sent] = api.sent('POST', '/api/user/timezone');
    expect(sent?.headers.get('Authorization')).toBe('Bearer token-9');
    expect(sent?.body).toEqual({ timezone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  });

  it('requires both fields before sending anything', async () => {
    const { api, browser } = await renderApp('/auth/carrierLogin');

    await browser.click(await screen.findByRole('button', { name: 'Sign in' }));

    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(api.sent('POST', SIGN_IN)).toHaveLength(0);
  });

  it.each([
    ['a wrong password', refusal(401, 'sign-in-failed'), 'The email address or password is incorrect'],
    [
      'an organization that is not active',
      refusal(403, 'organization-inactive', { params: { organization: 'Long Beach Drayage' } }),
      'Long Beach Drayage is not active, please contact support',
    ],
  ])('shows the problem with %s', async (_what, response, text) => {
    const { browser } = await renderApp('/auth/carrierLogin', { api: (fake) => fake.on('POST', SIGN_IN, response) });

    await fillIn(browser, 'maria@example.com', 'wrong');

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('shows a rejected field at the field', async () => {
    const response = refusal(400, 'invalid-input', {
      errors: [{ in: 'body', pointer: '/email', code: 'invalid-format', message: 'Email is not valid' }],
    });
    const { browser } = await renderApp('/auth/carrierLogin', { api: (fake) => fake.on('POST', SIGN_IN, response) });

    await fillIn(browser, 'maria', 'wrong');

    expect(await screen.findByText('Email is not valid')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is not valid');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('never redirects to another site', async () => {
    const { browser, router } = await renderApp('/auth/login/email?redirect=%2F%2Fevil.example%2F', {
      api: (fake) => fake.on('POST', SIGN_IN, signedIn(aDriver({ landingPath: '/forbidden' }))),
    });

    await fillIn(browser, 'maria@example.com', 'a long password 1!');
    await screen.findByRole('heading', { name: 'Forbidden resource' });

    expect(router.state.location.pathname).toBe('/forbidden');
  });

  it('offers the demo logins and fills them in', async () => {
    const logins = [{ label: 'Recruiter', email: 'robin@demo.example', password: 'demo password 1!' }];
    const { browser } = await renderApp('/auth/carrierLogin', {
      api: (fake) => fake.on('GET', '/api/demo', ok({ demo: true, isArriving: false, logins })),
    });

    await browser.click(await screen.findByRole('button', { name: 'Fill in robin@demo.example' }));

    expect(screen.getByLabelText('Email')).toHaveValue('robin@demo.example');
    expect(screen.getByLabelText('Password')).toHaveValue('demo password 1!');
  });
});

describe('the end of a session', () => {
  it('signs out here and on the server, clears the user, and shows the driver sign-in', async () => {
    const { api, client, router } = await renderApp('/auth/logOut', {
      user: aDriver(),
      api: (fake) => fake.on('POST', '/api/auth/signOut', ok()),
    });

    await screen.findByRole('heading', { name: 'Sign in to drive' });

    expect(api.sent('POST', '/api/auth/signOut')[0]?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(client.getQueryData(['current-user'])).toBeUndefined();
    expect(window.localStorage.getItem('gladhand.signedIn')).toBeNull();
    expect(router.state.location.pathname).toBe('/auth/driverLogin');
  });

  it('signs out here even when the server is unreachable', async () => {
    await renderApp('/auth/logOut', {
      user: aDriver(),
      api: (fake) => fake.on('POST', '/api/auth/signOut', refusal(503, 'unavailable')),
    });

    await screen.findByRole('heading', { name: 'Sign in to drive' });

    expect(window.localStorage.getItem('gladhand.signedIn')).toBeNull();
  });
});
