import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aSignInElsewhere, someSettings, withAccount } from '../../support/account';
import { ok, refusal } from '../../support/fake-api';
import { openAccount } from '../../support/open-account';
import { aDriver, anApplyingDriver, anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(freshBrowser);

describe('My Account', () => {
  it.each([
    ['a driver', aDriver()],
    ['a recruiter', aRecruiter()],
    ['operations', anOpsMember()],
  ])('opens for %s', async (_, user) => {
    await openAccount(withAccount(), user);

    expect(await screen.findByRole('heading', { name: 'My Account' })).toBeVisible();
    expect(await screen.findByText('+1 (562) 555-0142')).toBeVisible();
  });

  it('requires sign-in', async () => {
    const { router } = await renderApp('/account');

    await screen.findByRole('heading', { name: 'Sign in to hire' });
    await waitFor(() => expect(router.state.location.search).toBe('?redirect=%2Faccount'));
  });

  it('is reached from the account menu', async () => {
    const { browser } = await openAccount();

    await browser.click(await screen.findByRole('button', { name: /^Account/ }));

    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
  });

  it('shows when and where the owner last signed in', async () => {
    const lastLogin = { at: '2026-11-20T15:00:00.000Z', device: aSignInElsewhere().device, ipPrefix: null };
    await openAccount((api) => withAccount()(api).on('GET', '/api/last-login/device-info', ok({ lastLogin })));

    expect(await screen.findByText(/^You last signed in on Fri, Nov 20, .* from Chrome, Android\.$/)).toBeVisible();
  });

  it('names an unknown device in the sentence about the last sign-in', async () => {
    const lastLogin = { at: '2026-11-20T15:00:00.000Z', device: null, ipPrefix: null };
    await openAccount((api) => withAccount()(api).on('GET', '/api/last-login/device-info', ok({ lastLogin })));

    expect(await screen.findByText(/^You last signed in on .* from an unknown device\.$/)).toBeVisible();
  });

  it('shows the other sections when one fails, and retries that one', async () => {
    let tries = 0;
    const { browser } = await openAccount((api) =>
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
  it('is saved, and required', async () => {
    const { api, browser } = await openAccount((fake) =>
      withAccount()(fake).on('PATCH', '/api/user', ok(aDriver({ firstName: 'Maria' }))),
    );
    const first = await screen.findByLabelText('First name');

    await browser.clear(first);
    await browser.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(screen.getByText('This field is required')).toBeVisible());
    await browser.type(first, 'Maria');
    await browser.click(screen.getByRole('button', { name: 'Save name' }));

    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/user').at(-1)?.body).toEqual({
      firstName: 'Maria',
      middleName: null,
      lastName: 'Vale',
    });
  });

  it('has an optional middle name for drivers', async () => {
    const { api, browser } = await openAccount((fake) =>
      withAccount(someSettings({ middleName: 'Guadalupe' }))(fake).on('PATCH', '/api/user', ok(aDriver())),
    );
    const middle = await screen.findByLabelText(/^Middle name/);
    expect(middle).toHaveValue('Guadalupe');

    await browser.clear(middle);
    await browser.click(screen.getByRole('button', { name: 'Save name' }));

    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/user').at(-1)?.body).toMatchObject({ middleName: null });
  });

  it('has no middle name for staff', async () => {
    await openAccount(withAccount(), aRecruiter());

    expect(await screen.findByLabelText('First name')).toBeVisible();
    expect(screen.queryByLabelText(/^Middle name/)).toBeNull();
  });
});

describe('text messages', () => {
  it('are opted in to with one click', async () => {
    const { api, browser } = await openAccount((fake) => withAccount()(fake).on('PATCH', '/api/user', ok(aDriver())));

    await browser.click(
      await screen.findByRole('switch', { name: 'Text me about my applications, jobs and documents' }),
    );

    await waitFor(() => {
      expect(api.sent('PATCH', '/api/user')[0]?.body).toEqual({ smsConsent: true });
    });
  });
});

describe('the language', () => {
  it('is chosen from the supported languages, and saved for every device', async () => {
    const { api, browser } = await openAccount((fake) => withAccount()(fake).on('PATCH', '/api/user', ok(aDriver())));

    const language = await screen.findByRole('combobox', { name: 'Language' });
    expect(language).toHaveDisplayValue('English');
    await browser.selectOptions(language, 'English');

    await waitFor(() => {
      expect(api.sent('PATCH', '/api/user')[0]?.body).toEqual({ locale: 'en' });
    });
  });
});

describe('the daily email', () => {
  const name = 'Daily email of what needs your attention';

  it('is turned off by operations with one click', async () => {
    const { api, browser } = await openAccount(
      (fake) => withAccount()(fake).on('PATCH', '/api/user', ok(anOpsMember())),
      anOpsMember(),
    );

    await browser.click(await screen.findByRole('switch', { name }));

    await waitFor(() => {
      expect(api.sent('PATCH', '/api/user')[0]?.body).toEqual({ wantsDigest: false });
    });
  });

  it('is turned off by carrier staff, who get no text messages', async () => {
    const { api, browser } = await openAccount(
      (fake) => withAccount()(fake).on('PATCH', '/api/user', ok(aRecruiter())),
      aRecruiter(),
    );

    await browser.click(await screen.findByRole('switch', { name }));

    await waitFor(() => {
      expect(api.sent('PATCH', '/api/user')[0]?.body).toEqual({ wantsDigest: false });
    });
    expect(
      screen.queryByRole('switch', { name: 'Text me about my applications, jobs and documents' }),
    ).not.toBeInTheDocument();
  });

  it('is not shown to drivers', async () => {
    await openAccount();

    expect(
      await screen.findByRole('switch', { name: 'Text me about my applications, jobs and documents' }),
    ).toBeVisible();
    expect(screen.queryByRole('switch', { name })).not.toBeInTheDocument();
  });
});

describe("a driver's referral link", () => {
  it('is texted to the driver, or shows why not', async () => {
    let tries = 0;
    const { browser } = await openAccount(
      (fake) =>
        withAccount()(fake).on('POST', '/api/link-sharing/lead-sms', () => {
          tries += 1;
          return tries === 1 ? refusal(409, 'sms-consent-missing') : ok();
        }),
      anApplyingDriver(),
    );
    const button = await screen.findByRole('button', { name: 'Text me my link' });

    await browser.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please agree to receive text messages first');
    await browser.click(button);

    expect(await screen.findByText("We've sent a text message to your phone")).toBeInTheDocument();
  });

  it.each([
    ['an active driver, who has it on the home page', aDriver()],
    ['carriers', aRecruiter()],
  ])('is not shown to %s', async (_who, user) => {
    await openAccount(withAccount(), user);

    expect(await screen.findByText('This device')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Text me my link' })).not.toBeInTheDocument();
  });
});
