import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { anApplication } from '../../support/application';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aDriver, anApplyingDriver, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(freshBrowser);

const CONFIRM = '/api/auth/confirmEmail';
const user = aDriver({ landingPath: '/forbidden' });
const signedIn = () => ok({ accessToken: 'token-9', expiresAt: '2099-01-01T00:00:00.000Z', user });
const confirmationRequires = (asksFor: 'nothing' | 'password' | 'new-password') => (api: FakeApi) =>
  api.on('GET', CONFIRM, ok({ asksFor })).on('PATCH', CONFIRM, signedIn()).on('GET', '/api/user', ok(user));

async function chooseTwice(browser: UserEvent, password: string, again = password) {
  await browser.type(await screen.findByLabelText('New password'), password);
  await browser.type(screen.getByLabelText('Repeat the password'), again);
}

describe('the page behind a confirmation link', () => {
  it('takes the chosen password, confirms and signs in', async () => {
    const { api, browser, router } = await renderApp('/auth/confirm?accessToken=secret-1', {
      api: confirmationRequires('password'),
    });

    await browser.type(await screen.findByLabelText('Password'), 'night run to Fontana 7!');
    await browser.click(screen.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('Congratulations! Your auth has been confirmed')).toBeVisible();
    const [sent] = api.sent('PATCH', CONFIRM);
    expect([sent?.query.get('accessToken'), sent?.body]).toEqual(['secret-1', { password: 'night run to Fontana 7!' }]);
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/forbidden');
    });
  });

  it('confirms and signs in without a password in the browser that signed up', async () => {
    const { api, router } = await renderApp('/auth/confirm?accessToken=secret-1', {
      api: confirmationRequires('nothing'),
    });

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/forbidden');
    });
    expect(await screen.findByText('Congratulations! Your auth has been confirmed')).toBeVisible();
    expect(api.sent('PATCH', CONFIRM).map(({ query, body }) => [query.get('accessToken'), body])).toEqual([
      ['secret-1', {}],
    ]);
  });

  it('confirms the address of a driver who is signed in, whose account a texted code confirmed', async () => {
    const { router } = await renderApp('/auth/confirm?accessToken=secret-1', {
      user: anApplyingDriver(),
      api: confirmationRequires('password'),
    });

    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth/confirm');
  });

  it('says to a driver who is signed in that a link no longer works', async () => {
    const { router } = await renderApp('/auth/confirm?accessToken=old', {
      user: anApplyingDriver(),
      api: (fake) => fake.on('GET', CONFIRM, refusal(400, 'link-not-valid')),
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was already used');
    expect(router.state.location.pathname).toBe('/auth/resendConfirmEmail');
  });

  it('takes a driver on whose address another link has confirmed', async () => {
    const application = anApplication();
    const { router } = await renderApp('/auth/confirm?accessToken=old', {
      user: anApplyingDriver(),
      api: (fake) =>
        fake
          .on('GET', CONFIRM, refusal(400, 'link-not-valid'))
          .on('GET', '/api/driver-profile/verification', ok(application)),
    });

    expect(await screen.findByText(`${application.contacts.email} is confirmed already.`)).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/driver/onboarding');
    });
  });

  it('requires the password once the hour has passed, and retries after an outage', async () => {
    let asksFor = 'nothing';
    const { browser } = await renderApp('/auth/confirm?accessToken=secret-1', {
      api: (fake) =>
        fake
          .on('GET', CONFIRM, () => ok({ asksFor }))
          .on('PATCH', CONFIRM, () => {
            asksFor = 'password';
            return refusal(503, 'unavailable');
          }),
    });

    await browser.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  it('lets an invited user choose a password that meets the rules', async () => {
    const { api, browser } = await renderApp('/auth/confirm?accessToken=secret-1', {
      api: confirmationRequires('new-password'),
    });

    await chooseTwice(browser, 'night run to Fontana 7!', 'night run to Fontana 8!');
    await browser.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Passwords are not equal')).toBeVisible();
    expect(api.sent('PATCH', CONFIRM)).toHaveLength(0);
  });

  it('offers another email when the link no longer works', async () => {
    const { api, browser, router } = await renderApp('/auth/confirm?accessToken=old', {
      api: (fake) =>
        fake.on('GET', CONFIRM, refusal(400, 'link-not-valid')).on('POST', '/api/auth/resendConfirmEmail', ok()),
    });

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link has expired or was already used. Please request a new one',
    );
    expect(router.state.location.pathname).toBe('/auth/resendConfirmEmail');
    expect(screen.getByText(/^If you opened this link before, your account is confirmed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login/email');
    await browser.type(screen.getByLabelText('Email'), 'sam@example.com');
    await browser.click(screen.getByRole('button', { name: 'Send another link' }));

    expect(await screen.findByText('We have just sent email to you')).toBeVisible();
    expect(api.sent('POST', '/api/auth/resendConfirmEmail')[0]?.body).toEqual({ email: 'sam@example.com' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an outage and retries', async () => {
    const { browser } = await renderApp('/auth/confirm?accessToken=secret-1', {
      api: (fake) => fake.on('GET', CONFIRM, refusal(503, 'unavailable')),
    });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('opens for an unconfirmed driver', async () => {
    const pending = anApplyingDriver({ status: 'pending' });
    const { router } = await renderApp('/auth/confirm', { user: pending });
    expect(await screen.findByRole('button', { name: 'Text me a code instead' })).toBeVisible();
    expect(screen.getByText('Open the link we emailed you, or get a code by text message.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth/confirm');
  });

  it('asks a visitor without a link to sign in first', async () => {
    await renderApp('/auth/confirm');
    expect(
      await screen.findByText('Open the link we emailed you, or sign in to get a code by text message.'),
    ).toBeVisible();
  });

  it('opens for signed-in staff, because the link may belong to another account', async () => {
    await renderApp('/auth/confirm?accessToken=secret-1', {
      user: aRecruiter(),
      api: (fake) => fake.on('GET', CONFIRM, ok({ asksFor: 'new-password' })),
    });
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  it.each(['/auth/confirm', '/auth/forgotPassword', '/auth/recoverPassword'])(
    'redirects a confirmed driver from %s to the home page',
    async (address) => {
      const { router } = await renderApp(address, { user: anApplyingDriver() });

      await waitFor(() => {
        expect(router.state.location.pathname).toBe('/driver/onboarding');
      });
    },
  );
});

describe('a forgotten password', () => {
  it('is reset by email address, without revealing whether it has an account', async () => {
    const { api, browser } = await renderApp('/auth/forgotPassword', {
      api: (fake) => fake.on('POST', '/api/auth/forgotPassword', ok()),
    });

    await browser.type(await screen.findByLabelText('Email'), 'sam@example.com');
    await browser.click(screen.getByRole('button', { name: 'Email me a link' }));

    expect(await screen.findByText('We have just sent email to you')).toBeVisible();
    expect(screen.getByText(/^If the address has an account/)).toBeVisible();
    expect(api.sent('POST', '/api/auth/forgotPassword')[0]?.body).toEqual({ email: 'sam@example.com' });
  });

  it('offers phone sign-in when the mailbox is lost, and support when both are', async () => {
    const support = { phone: '+15625550100', email: 'help@gladhand.example' };
    await renderApp('/auth/forgotPassword', { api: (fake) => fake.on('GET', '/api/support', ok(support)) });

    expect(await screen.findByRole('link', { name: 'Call +1 (562) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+15625550100',
    );
    expect(screen.getByRole('link', { name: 'Email help@gladhand.example' })).toBeVisible();
    expect(screen.getByText(/^Lost access to both your phone and your email\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: /sign in with a phone/ })).toHaveAttribute('href', '/auth/driverLogin');
  });

  it.each([
    ['no support is configured', ok({ phone: null, email: null })],
    ['the support contact cannot be loaded', refusal(500, 'internal')],
  ])('names the operator when %s', async (_, response) => {
    await renderApp('/auth/forgotPassword', { api: (fake) => fake.on('GET', '/api/support', response) });

    expect(await screen.findByText('Contact the operator of this site for support.')).toBeVisible();
  });

  it('is replaced behind the link, and the new password signs in', async () => {
    const { api, browser, router } = await renderApp('/auth/recoverPassword?token=secret-2', {
      api: (fake) => fake.on('PATCH', '/api/auth/changePassword', ok()),
    });

    await chooseTwice(browser, 'night run to Fontana 7!');
    await browser.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('Your password was changed')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth/login/email');
    expect(api.sent('PATCH', '/api/auth/changePassword')[0]?.body).toEqual({
      reset: true,
      token: 'secret-2',
      password: 'night run to Fontana 7!',
    });
  });

  it('says that a cut link is incomplete, before anything is typed', async () => {
    await renderApp('/auth/recoverPassword');

    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request another link' })).toHaveAttribute('href', '/auth/forgotPassword');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('shows an expired link and offers another', async () => {
    const { browser } = await renderApp('/auth/recoverPassword?token=old', {
      api: (fake) => fake.on('PATCH', '/api/auth/changePassword', refusal(400, 'link-not-valid')),
    });

    await chooseTwice(browser, 'night run to Fontana 7!');
    await browser.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link has expired or was already used. Please request a new one',
    );
    expect(screen.getByRole('link', { name: 'Request another link' })).toHaveAttribute('href', '/auth/forgotPassword');
  });
});
