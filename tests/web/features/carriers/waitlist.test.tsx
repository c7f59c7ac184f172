import { afterEach, describe, expect, it } from '@jest/globals';
import { ok, refusal } from '../../support/fake-api';
import type { FakeApi } from '../../support/fake-api';
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
  it('names the states that are served, and keeps an address for the others', async () => {
    const { screen, api, browser } = await open(withStates('OK', 'TX'), '?state=MT');
    expect(await screen.findByText('Oklahoma', { selector: 'li' })).toBeVisible();

    await browser.type(screen.getByLabelText('E-mail'), 'sam@example.com');
    await browser.click(screen.getByRole('button', { name: 'Put me on the list' }));

    expect(await screen.findByText('You are on the list: we write to you when we come to Montana.')).toBeVisible();
    expect(api.sent('POST', WAIT)[0]?.body).toEqual({ email: 'sam@example.com', state: 'MT' });
  });

  it('asks for a state when none was named, and for an address that is one', async () => {
    const { screen, api, browser } = await open(withStates('TX'));
    await browser.type(await screen.findByLabelText('E-mail'), 'sam');

    await browser.click(screen.getByRole('button', { name: 'Put me on the list' }));

    expect(await screen.findByText('Email is not valid')).toBeVisible();
    expect(screen.getByText('This field is required')).toBeVisible();
    expect(api.sent('POST', WAIT)).toHaveLength(0);
  });

  it('says when nobody is taken in, and when it could not be found out', async () => {
    const nowhere = await open(withStates());
    expect(await nowhere.screen.findByText('We do not take in drivers anywhere at the moment.')).toBeVisible();
    freshBrowser();

    const broken = await open((api) => withStates()(api).on('GET', '/api/served-states', refusal(500, 'internal')));
    expect(await broken.screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
