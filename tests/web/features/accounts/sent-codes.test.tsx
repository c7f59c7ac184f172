import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { keepDraft } from '#web/shared/form/draft-storage';
import type { CurrentUser } from '#web/shared/session/current-user';
import { session } from '#web/shared/session/session-store';
import { withAccount } from '../../support/account';
import { anApplication } from '../../support/application';
import type { FakeApi, FakeResponse } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(freshBrowser);

const PASSWORD = 'night run to Fontana 7!';
const longBeach = { city: 'Long Beach', state: 'CA', latitude: 33.767, longitude: -118.1892 };

const press = async (browser: UserEvent, name: string) => browser.click(await screen.findByRole('button', { name }));

async function fill(browser: UserEvent, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    await browser.click(await screen.findByLabelText(label));
    await browser.paste(text);
  }
}

/** A place where a code is sent and then typed. */
interface Place {
  readonly address: string;
  readonly user?: CurrentUser;
  readonly api: (api: FakeApi, send: () => FakeResponse) => FakeApi;
  /** Requests the code, from the beginning. */
  readonly request: (browser: UserEvent) => Promise<void>;
  /** Returns to the field after a reload of the page; nothing where the page shows it automatically. */
  readonly again?: (browser: UserEvent) => Promise<void>;
}

async function typeNumber(browser: UserEvent) {
  await press(browser, 'Change phone number');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change phone number' }));
  await browser.type(dialog.getByLabelText('New phone number'), '562-555-0199');
  await browser.click(dialog.getByRole('button', { name: 'Text me a code' }));
}

async function signIn(browser: UserEvent) {
  await fill(browser, { Email: 'sam@example.com', Password: PASSWORD });
  await press(browser, 'Sign in');
}

const places: Readonly<Record<string, Place>> = {
  'the sign-in by phone': {
    address: '/auth/driverLogin',
    api: (api, send) => api.on('POST', '/api/auth/signInByPhone/code', send),
    request: async (browser) => {
      await fill(browser, { 'Phone number or email': '(562) 555-0142' });
      await press(browser, 'Continue');
    },
  },
  'the phone of an application': {
    address: '/driver/onboarding/phone',
    user: anApplyingDriver(),
    api: (api, send) =>
      api
        .on('GET', '/api/driver-profile/verification', ok(anApplication()))
        .on('POST', '/api/driver-profile/verification/phone', send),
    request: (browser) => press(browser, 'Text me a code'),
  },
  'the confirmation after the sign-up': {
    address: '/auth/registerAsDriver',
    api: (api, send) =>
      api
        .on('GET', '/api/places', ok({ places: [longBeach] }))
        .on('POST', '/api/auth/applicant/signUp', { status: 202 })
        .on('POST', '/api/auth/confirmPhone/code', send),
    request: async (browser) => {
      await fill(browser, {
        'First name': 'Sam',
        'Last name': 'Rivera',
        Phone: '(562) 555-0142',
        Email: 'sam@example.com',
        'City and state': 'Long Beach, CA',
        Password: PASSWORD,
        'Repeat the password': PASSWORD,
      });
      await press(browser, 'Register');
      await press(browser, 'Text me a code instead');
    },
    // No password is stored, so that it has to be typed again.
    again: async (browser) => {
      expect(await screen.findByText(/We emailed a link to sam@example.com/)).toBeVisible();
      const form = within(await screen.findByRole('form', { name: /^Enter your password again/ }));
      await browser.type(form.getByLabelText('Password'), PASSWORD);
      await browser.click(form.getByRole('button', { name: 'Continue' }));
    },
  },
  'the confirmation after a sign-in': {
    address: '/auth/login/email',
    api: (api, send) =>
      api.on('POST', '/api/auth/signIn', refusal(405, 'approve-email')).on('POST', '/api/auth/confirmPhone/code', send),
    request: async (browser) => {
      await signIn(browser);
      await press(browser, 'Text me a code instead');
    },
    again: signIn,
  },
  'the confirmation of a signed-in driver': {
    address: '/auth/confirm',
    user: anApplyingDriver({ status: 'pending' }),
    api: (api, send) => api.on('POST', '/api/auth/confirmPhone/code', send),
    request: (browser) => press(browser, 'Text me a code instead'),
  },
  'a change of the phone number': {
    address: '/account',
    user: aDriver(),
    api: (api, send) => withAccount()(api).on('POST', '/api/user/phone/code', send),
    request: typeNumber,
    again: (browser) => press(browser, 'Change phone number'),
  },
  'the proof of presence': {
    address: '/account',
    user: aDriver(),
    api: (api, send) =>
      withAccount()(api)
        .on('POST', '/api/user/phone/code', refusal(403, 'proof-needed'))
        .on('POST', '/api/user/proof/code', send),
    request: async (browser) => {
      await typeNumber(browser);
      await press(browser, 'Send me a code instead');
    },
    again: typeNumber,
  },
};

const open = ({ address, user, api }: Place, send: FakeResponse) =>
  renderApp(address, { ...(user !== undefined && { user }), api: (fake) => api(fake, () => send) });

/** As a phone's browser does when somebody returns from their messages: the tab keeps what it has stored, and nothing else. */
function reload() {
  cleanup();
  session.reset();
}

const stored = () => JSON.stringify({ ...window.sessionStorage });
const field = () => screen.findByRole('textbox', { name: 'Code' });

describe.each(Object.entries(places))('a code for %s', (name, place) => {
  it('can be typed after a reload of the page; neither code nor password is stored', async () => {
    const first = await open(place, ok({ to: 'email' }));
    await place.request(first.browser);
    await first.browser.type(await field(), '123456');

    reload();
    expect(stored()).not.toMatch(/123456|Fontana/);
    const { browser, api, router } = await open(place, ok({ to: 'email' }));
    await place.again?.(browser);

    expect(await field()).toHaveValue('');
    expect(api.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/code'))).toHaveLength(
      name === 'the proof of presence' ? 1 : 0,
    );
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(place.address);
  });

  it.each([
    ['when another one can be sent', { seconds: 18 }, /request another one in 18 seconds/],
    ['that no other one can be sent', {}, 'No other code can be sent for now. If you have one already, enter it.'],
  ])('can be typed when another one is refused as too early; the page says %s', async (_, params, text) => {
    const { browser } = await open(place, refusal(429, 'too-many-requests', { params }));
    await place.request(browser);

    expect(await field()).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
  });
});

it('is not asked for any more once it has expired', async () => {
  const sent = { to: '(562) 555-0142', at: Date.now() - 10 * 60_000 };
  keepDraft(window.sessionStorage, 'code.sign-in', sent);
  await renderApp('/auth/driverLogin');

  expect(await screen.findByLabelText('Phone number or email')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  expect(stored()).not.toContain('555');
});

it('lets another person sign up in the tab', async () => {
  keepDraft(window.sessionStorage, 'signedUp', { email: 'sam@example.com' });
  const { browser } = await renderApp('/auth/registerAsDriver');

  await press(browser, 'Wrong address? Change it');
  expect(await screen.findByLabelText('First name')).toBeVisible();
  expect(stored()).not.toContain('sam@example.com');
});
