import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { session } from '../../../../web/src/shared/session/session-store';
import { aSignInElsewhere, anAuditLine, someSettings, withAccount } from '../../support/account';
import { ok, refusal } from '../../support/fake-api';
import type { FakeApi } from '../../support/fake-api';
import { aDriver, anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(freshBrowser);

const open = (extend: (api: FakeApi) => FakeApi = withAccount(), user = aDriver()) =>
  renderApp('/account', { user, api: extend });
const openDialog = async (name: string, extend: (api: FakeApi) => FakeApi = withAccount()) => {
  const page = await open(extend);
  await page.browser.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { ...page, dialog };
};

describe('My Account', () => {
  it.each([
    ['a driver', aDriver()],
    ['a recruiter', aRecruiter()],
    ['operations', anOpsMember()],
  ])('is there for %s', async (_, user) => {
    await open(withAccount(), user);

    expect(await screen.findByRole('heading', { name: 'My Account' })).toBeVisible();
    expect(await screen.findByText('+1 562-555-0142')).toBeVisible();
  });

  it('is only for who is signed in', async () => {
    const { router } = await renderApp('/account');

    await screen.findByRole('heading', { name: 'Sign in to hire' });
    expect(router.state.location.search).toBe('?redirect=%2Faccount');
  });

  it('is reached from the account menu', async () => {
    const { browser } = await open();

    await browser.click(await screen.findByRole('button', { name: /^Account/ }));

    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
  });

  it('says when and where its owner was last signed in', async () => {
    const lastLogin = { at: '2026-11-20T15:00:00.000Z', device: aSignInElsewhere().device, ipPrefix: null };
    await open((api) => withAccount()(api).on('GET', '/api/last-login/device-info', ok({ lastLogin })));

    expect(await screen.findByText(/^You last signed in on Fri, Nov 20, .* with Chrome, Android\.$/)).toBeVisible();
  });

  it('shows the parts that came when one did not, and tries that one again', async () => {
    let tries = 0;
    const { browser } = await open((api) =>
      withAccount()(api).on('GET', '/api/user/sessions', () => {
        tries += 1;
        return tries === 1 ? refusal(503, 'unavailable') : ok([aSignInElsewhere()]);
      }),
    );

    expect(await screen.findByText('maria@example.com')).toBeVisible();
    await browser.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Chrome, Android')).toBeVisible();
  });
});

describe('the name', () => {
  it('is kept, and asked for when it is empty', async () => {
    const { api, browser } = await open((fake) =>
      withAccount()(fake).on('PATCH', '/api/user', ok(aDriver({ firstName: 'Maria' }))),
    );
    const first = await screen.findByLabelText('First name');

    await browser.clear(first);
    await browser.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    await browser.type(first, 'Maria');
    await browser.click(screen.getByRole('button', { name: 'Save name' }));

    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/user').at(-1)?.body).toEqual({ firstName: 'Maria', lastName: 'Vale' });
  });
});

describe('text messages', () => {
  it('are agreed to with one press', async () => {
    const { api, browser } = await open((fake) => withAccount()(fake).on('PATCH', '/api/user', ok(aDriver())));

    await browser.click(await screen.findByRole('switch', { name: 'Text me about jobs and interviews' }));

    await waitFor(() => {
      expect(api.sent('PATCH', '/api/user')[0]?.body).toEqual({ smsConsent: true });
    });
  });
});

describe('the morning’s mail', () => {
  const name = 'Mail me each morning who waits too long';

  it('is turned off by operations with one press', async () => {
    const { api, browser } = await open(
      (fake) => withAccount()(fake).on('PATCH', '/api/user', ok(anOpsMember())),
      anOpsMember(),
    );

    await browser.click(await screen.findByRole('switch', { name }));

    await waitFor(() => {
      expect(api.sent('PATCH', '/api/user')[0]?.body).toEqual({ wantsDigest: false });
    });
  });

  it('is nothing for drivers', async () => {
    await open();

    expect(await screen.findByRole('switch', { name: 'Text me about jobs and interviews' })).toBeVisible();
    expect(screen.queryByRole('switch', { name })).not.toBeInTheDocument();
  });
});

describe('a new e-mail address', () => {
  it('is sent a link, and waits for it', async () => {
    let pendingEmail: string | null = null;
    const { api, browser, dialog } = await openDialog('Change e-mail address', (fake) =>
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
    const { browser, dialog } = await openDialog('Change e-mail address');

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
    const { api, browser, dialog } = await openDialog('Change phone number', (fake) =>
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
    const { browser, dialog } = await openDialog('Change phone number', (fake) =>
      withAccount()(fake).on('POST', '/api/user/phone/code', refusal(400, 'invalid-input', { errors: [notValid] })),
    );

    await browser.type(dialog.getByLabelText('New phone number'), '555');
    await browser.click(dialog.getByRole('button', { name: 'Text me a code' }));

    expect(await dialog.findByText('Phone number is not valid')).toBeVisible();
  });
});

describe('a new password', () => {
  it('follows the rule, is typed twice, and needs the present one', async () => {
    const { api, browser, dialog } = await openDialog('Change password', (fake) =>
      withAccount()(fake).on('PATCH', '/api/auth/changePassword', ok()),
    );
    const submit = () => browser.click(dialog.getByRole('button', { name: 'Change password' }));

    await browser.type(dialog.getByLabelText('Present password'), 'the old one 1!');
    await browser.type(dialog.getByLabelText('New password'), 'short');
    await browser.type(dialog.getByLabelText('New password again'), 'other');
    await submit();
    expect(
      await dialog.findByText(
        'Password must contain at least 12 characters including at least 1 digit, 1 letter, and 1 symbol',
      ),
    ).toBeVisible();
    expect(dialog.getByText('Passwords are not equal')).toBeVisible();
    for (const label of ['New password', 'New password again']) {
      await browser.clear(dialog.getByLabelText(label));
      await browser.type(dialog.getByLabelText(label), 'brand new horse 7!');
    }
    await submit();

    expect(await screen.findByText('Your password was changed')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/auth/changePassword')[0]?.body).toEqual({
      oldPassword: 'the old one 1!',
      password: 'brand new horse 7!',
    });
  });
});

describe('sign-ins', () => {
  it('are ended one by one after a question', async () => {
    const { api, browser } = await open((fake) =>
      withAccount()(fake).on('DELETE', '/api/user/sessions/{familyId}', ok()),
    );
    expect(await screen.findByText('This device')).toBeVisible();

    await browser.click(screen.getByRole('button', { name: 'Sign out Chrome, Android' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Chrome, Android?' }));
    await browser.click(dialog.getByRole('button', { name: 'Sign out' }));

    expect(await screen.findByText('Signed out there')).toBeInTheDocument();
    expect(api.sent('DELETE', `/api/user/sessions/${aSignInElsewhere()._id}`)).toHaveLength(1);
  });

  it('are ended everywhere, here too', async () => {
    const { browser, router } = await open((fake) => withAccount()(fake).on('DELETE', '/api/user/sessions', ok()));

    await browser.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    await browser.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));

    await screen.findByRole('heading', { name: 'Sign in to drive' });
    expect(router.state.location.pathname).toBe('/auth/driverLogin');
    expect(session.token()).toBeUndefined();
  });
});

describe('what happened to the account', () => {
  it('is told line by line, with who did it', async () => {
    await open(
      withAccount(someSettings(), [
        anAuditLine({ kind: 'position-changed', details: { from: 'HR', to: 'SAFETY' }, by: { name: 'Robin Vale' } }),
        anAuditLine({ _id: '018f0000-0000-7000-8000-000000000105', kind: 'sign-in-failed', device: null }),
        anAuditLine({ _id: '018f0000-0000-7000-8000-000000000106', kind: 'deactivated', by: { name: null } }),
      ]),
    );

    const list = within(await screen.findByRole('list', { name: 'What happened to your account' }));
    expect(list.getByText('Position changed to Safety')).toBeVisible();
    expect(list.getByText(/Chrome, Windows · 203\.0\.113\.0\/24 · by Robin Vale$/)).toBeVisible();
    expect(list.getByText('Sign-in failed')).toBeVisible();
    expect(list.getByText(/Unknown device/)).toBeVisible();
    expect(list.getByText(/by Gladhand operations$/)).toBeVisible();
  });

  it('says so when nothing has', async () => {
    await open(withAccount(someSettings(), []));

    expect(await screen.findByText('Nothing has happened yet.')).toBeVisible();
  });
});

describe("a driver's referral link", () => {
  it('is texted to him, or refused in words', async () => {
    let tries = 0;
    const { browser } = await open((fake) =>
      withAccount()(fake).on('POST', '/api/link-sharing/lead-sms', () => {
        tries += 1;
        return tries === 1 ? refusal(409, 'sms-consent-missing') : ok();
      }),
    );
    const button = await screen.findByRole('button', { name: 'Text me my link' });

    await browser.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please agree to text messages first');
    await browser.click(button);

    expect(await screen.findByText("We've sent a text message to your phone")).toBeInTheDocument();
  });

  it('is nothing for carriers', async () => {
    await open(withAccount(), aRecruiter());

    expect(await screen.findByText('This device')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Text me my link' })).not.toBeInTheDocument();
  });
});
