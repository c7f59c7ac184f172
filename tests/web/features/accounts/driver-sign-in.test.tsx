import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { hasSignedUp, markSignedUp } from '#web/shared/session/signed-up';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(freshBrowser);

const SEND_CODE = '/api/auth/signInByPhone/code';
const SIGN_IN = '/api/auth/signInByPhone';
const WHO = 'Phone number or email';
const address = '/auth/driverLogin?redirect=%2Fforbidden';
const signedIn = () => ok({ accessToken: 'token-9', expiresAt: '2099-01-01T00:00:00.000Z', user: aDriver() });

async function sayWho(browser: UserEvent, who: string) {
  await browser.type(await screen.findByLabelText(WHO), who);
  await browser.click(screen.getByRole('button', { name: 'Continue' }));
}

async function typeCode(browser: UserEvent, code: string) {
  await browser.clear(await screen.findByLabelText('Code'));
  await browser.type(screen.getByLabelText('Code'), code);
  await browser.click(screen.getByRole('button', { name: 'Confirm the code' }));
}

const texts = (api: FakeApi) => api.on('POST', SEND_CODE, ok());

describe('a driver who has signed up in this browser', () => {
  it('is reminded of the email until the first sign-in', async () => {
    markSignedUp('maria@example.com');
    const { browser } = await renderApp(address, {
      api: (fake) => texts(fake).on('POST', SIGN_IN, signedIn()),
    });

    expect(await screen.findByText('Please approve your email')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send the link again' })).toHaveAttribute(
      'href',
      '/auth/resendConfirmEmail',
    );
    await sayWho(browser, '(562) 555-0142');
    await typeCode(browser, '123456');
    await screen.findByRole('heading', { name: 'Forbidden resource' });

    expect(hasSignedUp()).toBe(false);
  });

  it('is not reminded in another browser', async () => {
    await renderApp(address, { api: texts });

    await screen.findByLabelText(WHO);
    expect(screen.queryByText('Please approve your email')).toBeNull();
  });
});

describe('a driver who signs in by phone', () => {
  it('signs in with a texted code and reaches the requested page', async () => {
    const { api, browser, router } = await renderApp(address, {
      api: (fake) => texts(fake).on('POST', SIGN_IN, signedIn()),
    });

    await sayWho(browser, '(562) 555-0142');
    expect(await screen.findByText('The OTP code has been sent to your mobile phone')).toBeVisible();
    await typeCode(browser, '123456');
    await screen.findByRole('heading', { name: 'Forbidden resource' });

    expect(api.sent('POST', SEND_CODE)[0]?.body).toEqual({ phone: '(562) 555-0142' });
    expect(api.sent('POST', SIGN_IN)[0]?.body).toEqual({ phone: '(562) 555-0142', code: '123456' });
    expect(router.state.location.pathname).toBe('/forbidden');
  });

  it('can retype a wrong code', async () => {
    const { browser } = await renderApp(address, {
      api: (fake) => texts(fake).on('POST', SIGN_IN, refusal(400, 'code-not-valid')),
    });

    await sayWho(browser, '5625550142');
    await typeCode(browser, '123456');

    expect(await screen.findByRole('alert')).toHaveTextContent('Code is not valid');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  it('falls back to email and password once the code is disabled', async () => {
    const { browser } = await renderApp(address, {
      api: (fake) => texts(fake).on('POST', SIGN_IN, refusal(400, 'code-disabled')),
    });

    await sayWho(browser, '5625550142');
    await typeCode(browser, '123456');

    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(await screen.findByText('Code is not valid')).toBeVisible();
    expect(screen.getByText(/^That code expired, or there were too many failed attempts/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  });

  it('sees why no code was sent', async () => {
    const { browser } = await renderApp(address, {
      api: (fake) => fake.on('POST', SEND_CODE, refusal(503, 'unavailable')),
    });

    await sayWho(browser, '5625550142');

    expect(await screen.findByText('Error sending OTP code')).toBeVisible();
    expect(await screen.findByText(/^The service is busy or temporarily unavailable/)).toBeVisible();
  });

  it('sees an impossible number rejected at the field', async () => {
    const errors = [{ in: 'body', pointer: '/phone', code: 'phone-not-valid', message: 'Phone number is not valid' }];
    const { browser } = await renderApp(address, {
      api: (fake) => fake.on('POST', SEND_CODE, refusal(400, 'invalid-input', { errors })),
    });

    await sayWho(browser, '0000000000');

    expect(await screen.findByText('Phone number is not valid')).toBeVisible();
    expect(screen.getByLabelText(WHO)).toBeInvalid();
  });

  it('can request another code only after a wait', async () => {
    const { browser } = await renderApp(address, { api: texts });

    await sayWho(browser, '5625550142');

    expect(await screen.findByRole('button', { name: 'Send another code' })).toBeDisabled();
  });
});

describe('the first sign-in step', () => {
  it('requires an email address or a phone number', async () => {
    const { api, browser } = await renderApp(address);

    await sayWho(browser, 'sam');

    expect(await screen.findByText('incorrect value')).toBeVisible();
    expect(api.sent('POST', SEND_CODE)).toHaveLength(0);
  });

  it('continues an email address with the password, and allows going back', async () => {
    const { api, browser } = await renderApp(address);

    await sayWho(browser, 'sam@example.com');

    expect(await screen.findByLabelText('Email')).toHaveValue('sam@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.queryByText(/turned off/)).not.toBeInTheDocument();
    expect(api.sent('POST', SEND_CODE)).toHaveLength(0);
    await browser.click(screen.getByRole('button', { name: 'Sign in another way' }));
    expect(await screen.findByLabelText(WHO)).toBeVisible();
  });
});

describe('a correct password of an unconfirmed account', () => {
  const CONFIRM_CODE = '/api/auth/confirmPhone/code';
  const CONFIRM = '/api/auth/confirmPhone';

  async function signIn(extend: (api: FakeApi) => FakeApi) {
    const app = await renderApp('/auth/login/email?redirect=%2Fforbidden', {
      api: (fake) => extend(fake.on('POST', '/api/auth/signIn', refusal(405, 'approve-email'))),
    });
    await app.browser.type(await screen.findByLabelText('Email'), 'sam@example.com');
    await app.browser.type(screen.getByLabelText('Password'), 'a long password 1!');
    await app.browser.click(screen.getByRole('button', { name: 'Sign in' }));
    return app;
  }

  it('explains the confirmation and resends the link', async () => {
    const { api, browser } = await signIn((fake) => fake.on('POST', '/api/auth/resendConfirmEmail', ok()));

    // A toast says it, too.
    expect(await screen.findByText('Please approve your email', { selector: 'strong' })).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Send the link again' }));

    expect(await screen.findByText('We have just sent email to you')).toBeVisible();
    // A double click, or one out of impatience, sends nothing more.
    await browser.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeDisabled();
    expect(api.sent('POST', '/api/auth/resendConfirmEmail').map(({ body }) => body)).toEqual([
      { email: 'sam@example.com' },
    ]);
  });

  it('texts a code instead, without asking for the credentials again', async () => {
    const { api, browser, router } = await signIn((fake) =>
      fake.on('POST', CONFIRM_CODE, ok()).on('PATCH', CONFIRM, signedIn()),
    );

    await browser.click(await screen.findByRole('button', { name: 'Text me a code instead' }));
    expect(await screen.findByText("We've sent a text message to your phone")).toBeVisible();
    await typeCode(browser, '123456');

    expect(await screen.findByText('Congratulations! Your auth has been confirmed')).toBeVisible();
    const credentials = { email: 'sam@example.com', password: 'a long password 1!' };
    expect(api.sent('POST', CONFIRM_CODE)[0]?.body).toEqual(credentials);
    expect(api.sent('PATCH', CONFIRM)[0]?.body).toEqual({ ...credentials, code: '123456' });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/forbidden');
    });
  });

  it('reports a text message that could not be sent', async () => {
    const { browser } = await signIn((fake) => fake.on('POST', CONFIRM_CODE, refusal(503, 'unavailable')));

    await browser.click(await screen.findByRole('button', { name: 'Text me a code instead' }));

    expect(await screen.findByText('Error sending OTP code')).toBeVisible();
    expect(await screen.findByText(/^The service is busy or temporarily unavailable/)).toBeVisible();
  });
});
