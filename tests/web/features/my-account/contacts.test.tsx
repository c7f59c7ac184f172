import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { someSettings, withAccount } from '../../support/account';
import { ok, refusal } from '../../support/fake-api';
import { openAccountDialog } from '../../support/open-account';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(freshBrowser);

describe('a new e-mail address', () => {
  it('is sent a link, and waits for it', async () => {
    let pendingEmail: string | null = null;
    const { api, browser, dialog } = await openAccountDialog('Change e-mail address', (fake) =>
      withAccount()(fake)
        .on('GET', '/api/user/settings', () => ok(someSettings({ pendingEmail })))
        .on('PUT', '/api/user/email', () => {
          pendingEmail = 'new@example.com';
          return ok();
        }),
    );

    await browser.type(dialog.getByLabelText('New e-mail address'), 'new@example.com');
    await browser.click(dialog.getByRole('button', { name: 'Send the link' }));

    expect(await screen.findByText('We have just sent email to you')).toBeInTheDocument();
    expect(await screen.findByText(/^new@example.com waits for your click/)).toBeVisible();
    expect(api.sent('PUT', '/api/user/email')[0]?.body).toEqual({ email: 'new@example.com' });
  });

  it('is refused when it is none', async () => {
    const { browser, dialog } = await openAccountDialog('Change e-mail address');

    await browser.type(dialog.getByLabelText('New e-mail address'), 'nowhere');
    await browser.click(dialog.getByRole('button', { name: 'Send the link' }));

    expect(await dialog.findByText('Email is not valid')).toBeVisible();
  });

  it('is taken behind the link, after a question, by whoever opens it', async () => {
    const { api, browser } = await renderApp('/account/confirmEmail?accessToken=secret', {
      api: (fake) => fake.on('PATCH', '/api/user/email', ok()),
    });
    const button = await screen.findByRole('button', { name: 'Use this address' });
    expect(api.sent('PATCH', '/api/user/email')).toHaveLength(0);

    await browser.click(button);

    expect(await screen.findByText('Congratulations! Your auth has been confirmed')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/user/email')[0]?.query.get('accessToken')).toBe('secret');
  });

  it('is not taken by a link that is too old', async () => {
    const { browser } = await renderApp('/account/confirmEmail?accessToken=old', {
      api: (fake) => fake.on('PATCH', '/api/user/email', refusal(400, 'link-not-valid')),
    });

    await browser.click(await screen.findByRole('button', { name: 'Use this address' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was used already');
    expect(screen.getByRole('link', { name: 'Ask for a new link in My Account' })).toBeVisible();
  });
});

describe('a new phone number', () => {
  it('is taken with the code that was texted to it; a wrong one keeps the dialog', async () => {
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

  it('says what is wrong with it', async () => {
    const notValid = { in: 'body', pointer: '/phone', code: 'phone-not-valid', message: 'Phone number is not valid' };
    const { browser, dialog } = await openAccountDialog('Change phone number', (fake) =>
      withAccount()(fake).on('POST', '/api/user/phone/code', refusal(400, 'invalid-input', { errors: [notValid] })),
    );

    await browser.type(dialog.getByLabelText('New phone number'), '555');
    await browser.click(dialog.getByRole('button', { name: 'Text me a code' }));

    expect(await dialog.findByText('Phone number is not valid')).toBeVisible();
  });
});
