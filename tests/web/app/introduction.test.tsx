import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ok, refusal } from '../support/fake-api';
import { anOpsMember, aRecruiter } from '../support/people';
import { freshBrowser, renderApp } from '../support/render';

beforeEach(() => {
  freshBrowser();
  // jsdom draws nothing, so nothing is hidden.
  Element.prototype.checkVisibility = () => true;
});

function open(user = aRecruiter({ isWelcomeRead: false })) {
  let { isWelcomeRead } = user;
  return renderApp('/account', {
    user,
    api: (fake) =>
      fake
        .on('GET', '/api/user/settings', refusal(503, 'unavailable'))
        .on('GET', '/api/user', () => ok({ ...user, isWelcomeRead }))
        .on('POST', '/api/user/welcome-info', () => {
          isWelcomeRead = true;
          return ok();
        }),
  });
}
const close = () => screen.findByRole('button', { name: 'Close the introduction' });

describe('the introduction to the console', () => {
  it("explains a newcomer's pages, search, shortcuts and account, and is closed for good", async () => {
    const { browser, api } = await open();

    expect(await screen.findByText('Your pages')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Find anything')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Keyboard shortcuts')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Your account')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Done' }));

    await waitFor(() => {
      expect(api.sent('POST', '/api/user/welcome-info')[0]?.body).toEqual({ welcome: 'signUp' });
    });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Close the introduction' })).toBeNull();
    });
  });

  it('shows operations the search, too', async () => {
    const { browser } = await open(anOpsMember({ isWelcomeRead: false }));
    await close();

    await browser.click(screen.getByRole('button', { name: 'Next' }));

    expect(await screen.findByText('Find anything')).toBeVisible();
  });

  it('can be closed immediately', async () => {
    const { browser, api } = await open();

    await browser.click(await close());

    await waitFor(() => {
      expect(api.sent('POST', '/api/user/welcome-info')).toHaveLength(1);
    });
  });

  it('is not shown to someone who closed it', async () => {
    await open(aRecruiter());

    expect(await screen.findByRole('button', { name: /^Account: / })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close the introduction' })).toBeNull();
  });
});
