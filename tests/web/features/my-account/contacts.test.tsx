import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someSettings, withAccount } from '../../support/account';
import { ok, refusal } from '../../support/fake-api';
import { openAccountDialog } from '../../support/open-account';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(freshBrowser);

describe('a new email address', () => {
  it('is sent a link, and stays pending', async () => {
    let pendingEmail: string | null = null;
    const { api, browser, dialog } = await openAccountDialog('Change email address', (fake) =>
      withAccount()(fake)
        .on('GET', '/api/user/settings', () => ok(someSettings({ pendingEmail })))
        .on('PUT', '/api/user/email', () => {
          pendingEmail = 'new@example.com';
          return ok();
        }),
    );

    await browser.type(dialog.getByLabelText('New email address'), 'new@example.com');
    await browser.click(dialog.getByRole('button', { name: 'Send the link' }));

    expect(await screen.findByText('We have just sent email to you')).toBeInTheDocument();
    expect(await screen.findByText(/^Check new@example.com to confirm it/)).toBeVisible();
    expect(api.sent('PUT', '/api/user/email')[0]?.body).toEqual({ email: 'new@example.com' });
  });

  it('is rejected when malformed', async () => {
    const { browser, dialog } = await openAccountDialog('Change email address');

    await browser.type(dialog.getByLabelText('New email address'), 'nowhere');
    await browser.click(dialog.getByRole('button', { name: 'Send the link' }));

    expect(await dialog.findByText('Email is not valid')).toBeVisible();
  });

  it('is confirmed on the page behind the link after a click', async () => {
    const { api, browser } = await renderApp('/account/confirmEmail?accessToken=secret', {
      api: (fake) => fake.on('PATCH', '/api/user/email', ok()),
    });
    const button = await screen.findByRole('button', { name: 'Use this address' });
    expect(api.sent('PATCH', '/api/user/email')).toHaveLength(0);

    await browser.click(button);

    expect(await screen.findByText('Congratulations! Your auth has been confirmed')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/user/email')[0]?.query.get('accessToken')).toBe('secret');
  });

  it('is not confirmed by an expired link', async () => {
    const { browser } = await renderApp('/account/confirmEmail?accessToken=old', {
      api: (fake) => fake.on('PATCH', '/api/user/email', refusal(400, 'link-not-valid')),
    });

    await browser.click(await screen.findByRole('button', { name: 'Use this address' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link has expired or was already used. Please request a new one',
    );
    expect(screen.getByRole('link', { name: 'Request a new link in My Account' })).toBeVisible();
  });
});

describe('the proof of presence', () => {
  const openPhone = (settings = someSettings()) => {
    let isProven = false;
    const prove = () => {
      isProven = true;
      return ok();
    };
    return openAccountDialog('Change phone number', (fake) =>
      withAccount(settings)(fake)
        .on('POST', '/api/user/phone/code', () => (isProven ? ok() : refusal(403, 'proof-needed')))
        .on('POST', '/api/user/proof/code', ok({ to: 'email' }))
        .on('POST', '/api/user/proof', prove),
    );
  };
  const sendNumber = async ({ browser, dialog }: Awaited<ReturnType<typeof openPhone>>) => {
    await browser.type(dialog.getByLabelText('New phone number'), '562-555-0199');
    await browser.click(dialog.getByRole('button', { name: 'Text me a code' }));
    return within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
  };

  it('requires the password in a dialog above the form, which then continues', async () => {
    const page = await openPhone();
    const question = await sendNumber(page);

    await page.browser.type(await question.findByLabelText('Your current password'), 'my own password 7!');
    await page.browser.click(question.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText('The OTP code has been sent to your mobile phone')).toBeInTheDocument();
    expect(page.api.sent('POST', '/api/user/proof')[0]?.body).toEqual({ password: 'my own password 7!' });
    expect(page.api.sent('POST', '/api/user/phone/code').at(-1)?.body).toEqual({ phone: '562-555-0199' });
  });

  it('requires a code for an account without a password', async () => {
    const page = await openPhone(someSettings({ hasPassword: false }));
    const question = await sendNumber(page);

    expect(question.queryByLabelText('Your current password')).toBeNull();
    await page.browser.click(question.getByRole('button', { name: 'Send me a code instead' }));
    expect(await question.findByText('Enter the six-digit code that we emailed to you.')).toBeVisible();
    await page.browser.type(question.getByLabelText('Code'), '123456');
    await page.browser.click(question.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText('The OTP code has been sent to your mobile phone')).toBeInTheDocument();
    expect(page.api.sent('POST', '/api/user/proof')[0]?.body).toEqual({ code: '123456' });
  });

  it('can be canceled: nothing changes, and the entries are kept', async () => {
    const page = await openPhone();
    const question = await sendNumber(page);

    await page.browser.click(question.getByRole('button', { name: 'Close' }));

    expect(await page.dialog.findByText('Please confirm your identity first')).toBeVisible();
    expect(page.dialog.getByLabelText('New phone number')).toHaveValue('562-555-0199');
  });
});

describe('"it was not me"', () => {
  const open = (response = ok()) =>
    renderApp('/auth/notMe?undo=secret', { api: (fake) => fake.on('POST', '/api/auth/undoContactChange', response) });

  it('undoes the change after a click, and offers a new password', async () => {
    const { api, browser } = await open();
    const button = await screen.findByRole('button', { name: "This wasn't me, undo it" });
    expect(api.sent('POST', '/api/auth/undoContactChange')).toHaveLength(0);

    await browser.click(button);

    expect(await screen.findByRole('heading', { name: 'The change was undone' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email me another link' })).toHaveAttribute('href', '/auth/forgotPassword');
    expect(api.sent('POST', '/api/auth/undoContactChange')[0]?.body).toEqual({ undo: 'secret' });
  });

  it('reports an expired link', async () => {
    const { browser } = await open(refusal(400, 'link-not-valid'));

    await browser.click(await screen.findByRole('button', { name: "This wasn't me, undo it" }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link has expired or was already used. Please request a new one',
    );
  });
});

describe('a new phone number', () => {
  it('is confirmed with the texted code; a wrong code keeps the dialog open', async () => {
    let tries = 0;
    const { api, browser, dialog } = await openAccountDialog('Change phone number', (fake) =>
      withAccount()(fake)
        .on('POST', '/api/user/phone/code', ok())
        .on('PUT', '/api/user/phone', () => {
          tries += 1;
          return tries === 1 ? refusal(400, 'code-not-valid') : ok();
        }),
    );

    await browser.type(dialog.getByLabelText('New phone number'), '562-555-0199');
    await browser.click(dialog.getByRole('button', { name: 'Text me a code' }));
    expect(await screen.findByText('The OTP code has been sent to your mobile phone')).toBeInTheDocument();
    await browser.type(await dialog.findByLabelText('Code'), '123456');
    await browser.click(dialog.getByRole('button', { name: 'Change number' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Code is not valid');
    await browser.click(dialog.getByRole('button', { name: 'Change number' }));

    expect(await screen.findByText('Your phone number was changed')).toBeInTheDocument();
    expect(api.sent('PUT', '/api/user/phone').at(-1)?.body).toEqual({ phone: '562-555-0199', code: '123456' });
  });

  it('shows what is wrong with the number', async () => {
    const notValid = { in: 'body', pointer: '/phone', code: 'phone-not-valid', message: 'Phone number is not valid' };
    const { browser, dialog } = await openAccountDialog('Change phone number', (fake) =>
      withAccount()(fake).on('POST', '/api/user/phone/code', refusal(400, 'invalid-input', { errors: [notValid] })),
    );

    await browser.type(dialog.getByLabelText('New phone number'), '555');
    await browser.click(dialog.getByRole('button', { name: 'Text me a code' }));

    expect(await dialog.findByText('Phone number is not valid')).toBeVisible();
  });
});
