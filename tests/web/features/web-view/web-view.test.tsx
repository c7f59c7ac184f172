import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(freshBrowser);

const TOKEN_LOGIN = '/api/auth/tokenLogin';
const secret = 'a secret of a web-view';
const inAddress = btoa(secret);
const sessionOf = (user = aDriver()) => ok({ accessToken: 'token-9', expiresAt: '2099-01-01T00:00:00.000Z', user });
const demo = (api: FakeApi) => api.on('GET', '/api/demo', ok({ demo: true, isArriving: false, logins: [] }));
function aDemoDriver() {
  const driver = aDriver({ isActive: false, demoExpiresAt: '2099-01-01T12:00:00.000Z' });
  return { ...driver, landingPath: `/d/${driver._id}` };
}

describe('the URL of a web-view', () => {
  it('signs in with its decoded token and opens its target in its theme', async () => {
    const { api, router } = await renderApp(
      `/auth/tokenLogin/${inAddress}?redirectPathAfterLogin=%2Fforbidden&theme=dark&language=en`,
      { api: (fake) => fake.on('POST', TOKEN_LOGIN, sessionOf()) },
    );

    await screen.findByRole('heading', { name: 'Forbidden resource' });

    expect(api.sent('POST', TOKEN_LOGIN).map(({ body }) => body)).toEqual([{ token: secret }]);
    expect(router.state.location.pathname).toBe('/forbidden');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('keeps its theme in the session against the theme of the account, until the person chooses another one', async () => {
    const user = aDriver({ theme: 'light' });
    const { browser } = await renderApp(`/auth/tokenLogin/${inAddress}?redirectPathAfterLogin=%2Faccount&theme=dark`, {
      api: (fake) =>
        fake.on('POST', TOKEN_LOGIN, sessionOf(user)).on('PATCH', '/api/user', ok({ ...user, theme: 'system' })),
    });

    await screen.findByRole('heading', { level: 1, name: 'My Account' });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await browser.click(screen.getByRole('radio', { name: 'Light' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it.each(['//evil.example/', '/\t/evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'never leads to another site: %j',
    async (target) => {
      const user = aDriver({ landingPath: '/forbidden' });
      const query = new URLSearchParams({ redirectPathAfterLogin: target }).toString();
      const { router } = await renderApp(`/auth/tokenLogin/${inAddress}?${query}`, {
        api: (api) => api.on('POST', TOKEN_LOGIN, sessionOf(user)),
      });

      await screen.findByRole('heading', { name: 'Forbidden resource' });

      expect(router.state.location.pathname).toBe('/forbidden');
    },
  );

  it('ignores an unknown theme or language', async () => {
    await renderApp(`/auth/tokenLogin/${inAddress}?redirectPathAfterLogin=%2Fforbidden&theme=pink&language=xx`, {
      api: (api) => api.on('POST', TOKEN_LOGIN, sessionOf()),
    });

    await screen.findByRole('heading', { name: 'Forbidden resource' });

    expect(window.localStorage.getItem('gladhand.theme')).toBeNull();
    expect(document.documentElement.lang).toBe('en');
  });

  it.each([inAddress, 'not%20base64!'])('reports an invalid token: %s', async (token) => {
    await renderApp(`/auth/tokenLogin/${token}`, {
      api: (api) => api.on('POST', TOKEN_LOGIN, refusal(400, 'link-not-valid')),
    });

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link has expired or was already used. Please request a new one',
    );
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/auth/driverLogin');
  });

  it('never sends bytes that the server would reject as a malformed field', async () => {
    const damaged = 'hB48DMyJ9S36eUy78Ac6';
    const { api } = await renderApp(`/auth/tokenLogin/${damaged}`, {
      api: (fake) => fake.on('POST', TOKEN_LOGIN, refusal(400, 'link-not-valid')),
    });

    await screen.findByRole('alert');
    expect(api.sent('POST', TOKEN_LOGIN)).toEqual([expect.objectContaining({ body: { token: damaged } })]);
  });

  it('does not switch a signed-in user without a confirmation', async () => {
    const present = aDriver({ email: 'present@example.com' });
    const { api, browser } = await renderApp(`/auth/tokenLogin/${inAddress}?redirectPathAfterLogin=%2Fforbidden`, {
      user: present,
      api: (fake) => fake.on('POST', TOKEN_LOGIN, sessionOf()),
    });

    await screen.findByRole('heading', { name: 'You are signed in as present@example.com' });
    expect(api.sent('POST', TOKEN_LOGIN)).toHaveLength(0);
    await browser.click(screen.getByRole('button', { name: 'Continue with this link' }));

    await screen.findByRole('heading', { name: 'Forbidden resource' });
    expect(api.sent('POST', TOKEN_LOGIN)).toHaveLength(1);
  });
});

describe('the demo', () => {
  it('redirects /demo to its sign-in page, and signs in with any phone number', async () => {
    const driver = aDemoDriver();
    const { api, browser, router } = await renderApp('/demo', {
      api: (fake) => demo(fake).on('POST', '/api/auth/demo', sessionOf(driver)),
    });

    await screen.findByRole('heading', { name: 'Try Gladhand as a driver' });
    expect(router.state.location.pathname).toBe('/auth/d');
    await browser.type(screen.getByLabelText('Phone'), '5125550142');
    await browser.click(screen.getByRole('button', { name: 'Enter the demo' }));

    await screen.findByRole('heading', { name: 'Welcome to the demo' });
    expect(router.state.location.pathname).toBe(`/d/${driver._id}`);
    expect(api.sent('POST', '/api/auth/demo')[0]?.body).toEqual({ phone: '5125550142' });
  });

  it('shows a phone error at the phone field', async () => {
    const problem = { in: 'body', pointer: '/phone', code: 'phone-not-valid', message: 'Phone number is not valid' };
    const { browser } = await renderApp('/auth/d', {
      api: (api) => demo(api).on('POST', '/api/auth/demo', refusal(400, 'invalid-input', { errors: [problem] })),
    });

    await browser.type(await screen.findByLabelText('Phone'), '12');
    await browser.click(screen.getByRole('button', { name: 'Enter the demo' }));

    expect(await screen.findByText('Phone number is not valid')).toBeVisible();
  });

  it.each(['/d', '/d/018f0000-0000-7000-8000-000000000004'])(
    'redirects visitors from %s to its sign-in page',
    async (address) => {
      const { router } = await renderApp(address, { api: demo });

      await screen.findByRole('heading', { name: 'Try Gladhand as a driver' });

      expect(router.state.location.pathname).toBe('/auth/d');
    },
  );

  it('keeps visitors on their own page', async () => {
    const { router } = await renderApp('/d/018f0000-0000-7000-8000-00000000000f', { user: aDemoDriver(), api: demo });

    await screen.findByRole('heading', { name: 'Welcome to the demo' });

    expect(router.state.location.pathname).toBe('/d');
  });

  it('checks a document like a real one, and stores nothing', async () => {
    const { api, browser } = await renderApp('/d', { user: aDemoDriver(), api: demo });
    const sent: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { method, url } = input as Request;
      if (method !== 'POST' || url.endsWith('/api/auth/refresh')) return api.fetch(input, init);
      sent.push(new URL(url).search);
      return Promise.resolve(Response.json({ mediaType: 'application/pdf', sizeBytes: 2_048 }));
    });

    const mvr = new File(['%PDF-1.4 %%EOF'], 'mvr.pdf', { type: 'application/pdf' });
    await browser.upload(await screen.findByLabelText('Try it: MVR, optional'), mvr);

    expect(await screen.findByText('This file would be accepted: PDF, 2 kB. It was not saved.')).toBeVisible();
    expect(sent).toEqual(['?type=mvr']);
  });

  it('keeps visitors out of the driver pages', async () => {
    const { router } = await renderApp('/driver/home', { user: aDemoDriver(), api: demo });

    await screen.findByRole('heading', { name: 'Welcome to the demo' });

    expect(router.state.location.pathname).toBe('/d');
  });

  it.each(['/demo', '/auth/d', '/d', '/d/018f0000-0000-7000-8000-000000000004'])(
    'is not there when this is no demo: %s',
    async (address) => {
      const { browser } = await renderApp(address);

      await browser.click(await screen.findByRole('button', { name: 'Cancel' }));

      expect(await screen.findByRole('heading', { name: 'Page not found.' })).toBeVisible();
    },
  );
});
