import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { DriverApplication } from '#domain/driver-application/schema';
import { anApplication } from '../../support/application';
import { ok, refusal } from '../../support/fake-api';
import { anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const phonePath = '/api/driver-profile/verification/phone';
const nobody = { email: 'maria@example.com', isEmailConfirmed: false, phone: '+15625550142', isPhoneConfirmed: false };

const open = (part: string, contacts: Partial<DriverApplication['contacts']> = {}) =>
  renderApp(`/driver/onboarding/${part}`, {
    user: anApplyingDriver(),
    api: (api) =>
      api
        .on('GET', '/api/driver-profile/verification', ok(anApplication({ contacts: { ...nobody, ...contacts } })))
        .on('POST', phonePath, ok())
        .on('PUT', phonePath, refusal(400, 'code-not-valid'))
        .on('POST', '/api/auth/resendConfirmEmail', ok())
        .on('PUT', '/api/driver-profile/verification/email', ok()),
  });

afterEach(freshBrowser);

describe('the phone', () => {
  it('is confirmed by a texted code; a wrong code is reported', async () => {
    const { screen, browser, api } = await open('phone');

    await browser.click(await screen.findByRole('button', { name: 'Text me a code' }));
    await browser.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    await browser.keyboard('{Enter}');

    expect(await screen.findByText('Code is not valid')).toBeVisible();
    expect(api.sent('POST', phonePath)[0]?.body).toEqual({ phone: '+15625550142' });
    expect(api.sent('PUT', phonePath)[0]?.body).toEqual({ phone: '+15625550142', code: '123456' });
  });

  it('returns to the application with a message when no code could be sent', async () => {
    const { screen, browser, api, router } = await open('phone');
    api.on('POST', phonePath, refusal(503, 'unavailable'));

    await browser.click(await screen.findByRole('button', { name: 'Text me a code' }));

    expect(await screen.findByText('Error sending OTP code')).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/driver/onboarding');
    });
  });

  it('rejects an impossible number at the field', async () => {
    const { screen, browser, api, router } = await open('phone');
    const errors = [{ in: 'body', pointer: '/phone', code: 'phone-not-valid', message: 'Phone number is not valid' }];
    api.on('POST', phonePath, refusal(400, 'invalid-input', { errors }));

    await browser.click(await screen.findByRole('button', { name: 'Text me a code' }));

    expect(await screen.findByText('Phone number is not valid')).toBeVisible();
    expect(router.state.location.pathname).toBe('/driver/onboarding/phone');
  });

  it('reports a code disabled after too many wrong attempts', async () => {
    const { screen, browser, api } = await open('phone');
    api.on('PUT', phonePath, refusal(400, 'code-disabled'));
    await browser.click(await screen.findByRole('button', { name: 'Text me a code' }));

    await browser.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    await browser.keyboard('{Enter}');

    expect(await screen.findByText(/there were too many failed attempts/)).toBeVisible();
    expect(screen.getByRole('textbox')).toBeInvalid();
  });

  it('can be changed after confirmation', async () => {
    const { screen, browser } = await open('phone', { isPhoneConfirmed: true });

    await browser.click(await screen.findByRole('button', { name: 'Use another number' }));

    expect(screen.getByLabelText('Phone number')).toHaveValue('+15625550142');
  });
});

describe('the email address', () => {
  it('is confirmed by a link, which can be resent', async () => {
    const { screen, browser, api } = await open('email');

    await browser.click(await screen.findByRole('button', { name: 'Send the email again' }));

    await waitFor(() => {
      expect(api.sent('POST', '/api/auth/resendConfirmEmail')[0]?.body).toEqual({ email: 'maria@example.com' });
    });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Send the email again' })).toBeDisabled();
    });
  });

  it('can be changed', async () => {
    const { screen, browser, api } = await open('email', { isEmailConfirmed: true });

    await browser.click(await screen.findByRole('button', { name: 'Use another address' }));
    await browser.type(screen.getByLabelText('New email address'), 'new@example.com');
    await browser.click(screen.getByRole('button', { name: 'Send confirmation email' }));

    await waitFor(() => {
      expect(api.sent('PUT', '/api/driver-profile/verification/email')[0]?.body).toEqual({ email: 'new@example.com' });
    });
  });
});
