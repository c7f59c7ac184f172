import { afterEach, describe, expect, it } from '@jest/globals';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { freshBrowser, renderApp } from '../../support/render';

const WAIT = '/api/drivers/waitlist';
const withStates =
  (...states: string[]) =>
  (api: FakeApi) =>
    api.on('GET', '/api/served-states', ok({ states })).on('POST', WAIT, ok());
const open = (extend: (api: FakeApi) => FakeApi, search = '') =>
  renderApp(`/drivers/waitlist${search}`, { api: extend });

afterEach(freshBrowser);

describe("the drivers' waitlist", () => {
  it('lists the served states and takes an email address for the others', async () => {
    const { screen, api, browser } = await open(withStates('OK', 'TX'), '?state=MT');
    expect(await screen.findByText('Oklahoma', { selector: 'li' })).toBeVisible();
    expect(screen.getByText(/^We're not in your state yet\./)).toBeVisible();

    await browser.type(screen.getByLabelText('Email'), 'sam@example.com');
    await browser.click(screen.getByRole('button', { name: 'Join the waitlist' }));

    expect(await screen.findByText("You're on the waitlist. We'll email you when we serve Montana.")).toBeVisible();
    expect(api.sent('POST', WAIT)[0]?.body).toEqual({ email: 'sam@example.com', state: 'MT' });
  });

  it('requires a state and a valid email address', async () => {
    const { screen, api, browser } = await open(withStates('TX'));
    expect(await screen.findByText(/^If we're not in your state yet,/)).toBeVisible();
    await browser.type(await screen.findByLabelText('Email'), 'sam');

    await browser.click(screen.getByRole('button', { name: 'Join the waitlist' }));

    expect(await screen.findByText('Email is not valid')).toBeVisible();
    expect(screen.getByText('This field is required')).toBeVisible();
    expect(api.sent('POST', WAIT)).toHaveLength(0);
  });

  it('says that no state is served, and offers a retry after a failure', async () => {
    const nowhere = await open(withStates());
    expect(await nowhere.screen.findByText("We're not accepting drivers in any state right now.")).toBeVisible();
    freshBrowser();

    const broken = await open((api) => withStates()(api).on('GET', '/api/served-states', refusal(500, 'internal')));
    expect(await broken.screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
