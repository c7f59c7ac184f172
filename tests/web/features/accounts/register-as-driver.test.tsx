import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(freshBrowser);

const SIGN_UP = '/api/auth/applicant/signUp';
const longBeach = { city: 'Long Beach', state: 'CA', latitude: 33.767, longitude: -118.1892 };
const withPlaces = (api: FakeApi) =>
  api.on('GET', '/api/places', ok({ places: [longBeach] })).on('GET', '/api/auth/social', ok({ providers: [] }));

async function fillIn(browser: UserEvent, changes: Record<string, string> = {}) {
  const texts: Record<string, string> = {
    'First name': 'Sam',
    'Last name': 'Rivera',
    Phone: '(562) 555-0142',
    Email: 'sam@example.com',
    'City and state': 'Long Beach, CA',
    Password: 'night run to Fontana 7!',
    'Repeat the password': 'night run to Fontana 7!',
    ...changes,
  };
  for (const [label, text] of Object.entries(texts)) {
    await browser.click(await screen.findByLabelText(label));
    await browser.paste(text);
  }
}
const register = (browser: UserEvent) => browser.click(screen.getByRole('button', { name: 'Register' }));

describe('registering as a driver', () => {
  it('waits for the list of places when the form is submitted before it loads', async () => {
    const comes: (() => void)[] = [];
    const { api, browser } = await renderApp('/auth/registerAsDriver', {
      api: (fake) =>
        withPlaces(fake)
          .on('GET', '/api/places', async () => {
            await new Promise<void>((resolve) => comes.push(resolve));
            return ok({ places: [longBeach] });
          })
          .on('POST', SIGN_UP, { status: 202 }),
    });
    await fillIn(browser);
    await register(browser);
    expect(api.sent('POST', SIGN_UP)).toEqual([]);

    await waitFor(() => expect(comes).toHaveLength(1));
    for (const come of comes) come();

    expect(await screen.findByRole('button', { name: 'Send the link again' })).toBeVisible();
    expect(api.sent('POST', SIGN_UP)[0]?.body).toMatchObject({ address: longBeach });
  });

  it('sends the entries with the coordinates of the place, and points to the confirmation email', async () => {
    const { api, browser } = await renderApp('/auth/registerAsDriver?referralCode=AB2CD3EF', {
      api: (fake) => withPlaces(fake).on('POST', SIGN_UP, { status: 202 }),
    });
    await browser.type(await screen.findByLabelText('City and state'), 'Long');
    await waitFor(() => {
      expect(api.sent('GET', '/api/places').at(-1)?.query.get('search')).toBe('Long');
    });
    await browser.clear(screen.getByLabelText('City and state'));

    await fillIn(browser, { 'Middle name (optional)': 'Lee' });
    const consent = screen.getByRole('switch', { name: 'Text me about my applications, jobs and documents' });
    expect(consent).toHaveAccessibleDescription(/^Message and data rates may apply/);
    await browser.click(consent);
    await register(browser);

    expect(await screen.findByText("We've just sent you email. Please confirm your auth")).toBeVisible();
    expect(screen.getByText('Please approve your email')).toBeVisible();
    expect(screen.getByText(/We emailed a link to sam@example.com/)).toBeVisible();
    expect(api.sent('POST', SIGN_UP)[0]?.body).toEqual({
      firstName: 'Sam',
      middleName: 'Lee',
      lastName: 'Rivera',
      phone: '(562) 555-0142',
      email: 'sam@example.com',
      password: 'night run to Fontana 7!',
      address: longBeach,
      referralCode: 'AB2CD3EF',
      smsConsent: true,
    });
  });

  it('resends the link, signs in by a texted code, and returns to the filled-in form for a wrong address', async () => {
    const { api, browser, router } = await renderApp('/auth/registerAsDriver', {
      api: (fake) =>
        withPlaces(fake)
          .on('POST', SIGN_UP, { status: 202 })
          .on('POST', '/api/auth/resendConfirmEmail', { status: 202 })
          .on('POST', '/api/auth/confirmPhone/code', { status: 202 })
          .on('PATCH', '/api/auth/confirmPhone', ok({ accessToken: 't', user: aDriver() })),
    });
    await fillIn(browser);
    await register(browser);

    await browser.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(api.sent('POST', '/api/auth/resendConfirmEmail')[0]?.body).toEqual({ email: 'sam@example.com' });
    await browser.click(screen.getByRole('button', { name: 'Wrong address? Change it' }));
    expect(screen.getByLabelText('Email')).toHaveValue('sam@example.com');
    await register(browser);
    await browser.click(await screen.findByRole('button', { name: 'Text me a code instead' }));
    await browser.type(await screen.findByLabelText('Code'), '123456');
    await browser.click(screen.getByRole('button', { name: 'Confirm the code' }));

    await waitFor(() => {
      expect(router.state.location.pathname).not.toBe('/auth/registerAsDriver');
    });
    expect(api.sent('PATCH', '/api/auth/confirmPhone')[0]?.body).toEqual({
      email: 'sam@example.com',
      password: 'night run to Fontana 7!',
      code: '123456',
    });
  });

  it('shows all problems together, including the phone number and passwords that differ', async () => {
    const { api, browser } = await renderApp('/auth/registerAsDriver', { api: withPlaces });

    await browser.type(await screen.findByLabelText('Phone'), 'abc-555-DRIVER');
    await browser.type(screen.getByLabelText('Password'), 'night run to Fontana 7!');
    await browser.type(screen.getByLabelText('Repeat the password'), 'another passphrase 7!');
    await register(browser);

    expect(await screen.findByText('Passwords are not equal')).toBeVisible();
    expect(screen.getByText('Phone number is not valid')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(4);
    expect(api.sent('POST', SIGN_UP)).toHaveLength(0);
  });

  it('validates the phone number on blur, and clears the error once it is valid', async () => {
    const { browser } = await renderApp('/auth/registerAsDriver', { api: withPlaces });
    const phone = await screen.findByLabelText('Phone');

    await browser.type(phone, '555');
    expect(screen.queryByText('Phone number is not valid')).toBeNull();
    await browser.tab();
    expect(await screen.findByText('Phone number is not valid')).toBeVisible();
    expect(screen.queryByText('This field is required')).toBeNull();

    await browser.clear(phone);
    await browser.type(phone, '(562) 555-0142');
    await browser.tab();
    await waitFor(() => {
      expect(screen.queryByText('Phone number is not valid')).toBeNull();
    });
  });

  it('shows the password on request', async () => {
    const { browser } = await renderApp('/auth/registerAsDriver', { api: withPlaces });
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');

    await browser.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);

    expect(field).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('requires every field before sending anything', async () => {
    const { api, browser } = await renderApp('/auth/registerAsDriver', { api: withPlaces });

    await screen.findByLabelText('First name');
    await register(browser);

    expect(await screen.findAllByText('This field is required')).toHaveLength(7);
    expect(api.sent('POST', SIGN_UP)).toHaveLength(0);
  });

  it.each([
    ['Email', 'sam', 'Email is not valid'],
    ['City and state', 'Atlantis, CA', 'Address is not valid'],
    [
      'Password',
      'short',
      'Password must contain at least 12 characters including at least 1 digit, 1 letter, and 1 symbol',
    ],
    ['Password', 'Password1234!', 'This password is too easy to guess. Please choose another one'],
    ['Repeat the password', 'another passphrase 7!', 'Passwords are not equal'],
  ])('shows the problem with %s: %s', async (label, text, refused) => {
    const { api, browser } = await renderApp('/auth/registerAsDriver', { api: withPlaces });

    await fillIn(browser, { [label]: text });
    await register(browser);

    expect(await screen.findByText(refused)).toBeVisible();
    expect(api.sent('POST', SIGN_UP)).toHaveLength(0);
  });

  it('shows a server error at its field', async () => {
    const errors = [
      { in: 'body', pointer: '/phone', code: 'phone-not-valid', message: 'Phone number is not valid' },
      { in: 'body', pointer: '/referralCode', code: 'referral-code-unknown' },
    ];
    const { browser } = await renderApp('/auth/registerAsDriver', {
      api: (fake) => withPlaces(fake).on('POST', SIGN_UP, refusal(400, 'invalid-input', { errors })),
    });

    await fillIn(browser, { 'Referral code (optional)': 'NOBODY22' });
    await register(browser);

    expect(await screen.findByText('Phone number is not valid')).toBeVisible();
    expect(screen.getByText("This referral code doesn't exist")).toBeVisible();
  });

  it('links to the waitlist for a state that is not served yet', async () => {
    const { browser, router } = await renderApp('/auth/registerAsDriver', {
      api: (fake) =>
        withPlaces(fake)
          .on('POST', SIGN_UP, refusal(409, 'state-not-served', { params: { state: 'CA' } }))
          .on('GET', '/api/served-states', ok({ states: [] })),
    });

    await fillIn(browser);
    await register(browser);

    await waitFor(() => {
      expect(router.state.location.pathname + router.state.location.search).toBe('/drivers/waitlist?state=CA');
    });
  });

  it('accepts a ZIP code as the place, and shows which place it is', async () => {
    const { api, browser } = await renderApp('/auth/registerAsDriver', {
      api: (fake) => withPlaces(fake).on('POST', SIGN_UP, { status: 202 }),
    });

    await fillIn(browser, { 'City and state': '90802' });
    expect(await screen.findByText('Long Beach, CA')).toBeVisible();
    await register(browser);

    expect(await screen.findByText("We've just sent you email. Please confirm your auth")).toBeVisible();
    expect(api.sent('POST', SIGN_UP)[0]?.body).toMatchObject({ address: longBeach });
  });

  it.each(['Long Beach California', 'long-beach, ca', '90802-1234'])(
    'accepts a place as people write it: %s',
    async (typed) => {
      const { api, browser } = await renderApp('/auth/registerAsDriver', {
        api: (fake) => withPlaces(fake).on('POST', SIGN_UP, { status: 202 }),
      });

      await fillIn(browser, { 'City and state': typed });
      await register(browser);

      expect(await screen.findByText("We've just sent you email. Please confirm your auth")).toBeVisible();
      expect(api.sent('POST', SIGN_UP)[0]?.body).toMatchObject({ address: longBeach });
    },
  );

  it('redirects a signed-in user', async () => {
    const { router } = await renderApp('/auth/registerAsDriver?redirect=%2Fforbidden', { user: aDriver() });

    await screen.findByRole('heading', { name: 'Forbidden resource' });

    expect(router.state.location.pathname).toBe('/forbidden');
  });
});
