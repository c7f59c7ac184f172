import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fetchCode } from '#web/shared/connection/fetch-code';
import { consumeKeepDrafts, reloadKeepingDrafts } from '#web/shared/connection/keep-drafts';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { Button } from '#web/shared/ui/button';
import { defineModal, ModalHost, openModal } from '#web/shared/ui/modals';
import { ToastHost } from '#web/shared/ui/toast-host';
import { goOffline, goOnline } from '../../support/network';
import { freshBrowser, renderPart } from '../../support/render';

const Page = () => <h1>The page</h1>;

/** Code that loads as soon as the network is back. */
const overTheNetwork = () =>
  navigator.onLine
    ? Promise.resolve(Page)
    : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const responses = (body: string) => () => Promise.resolve(new Response(body, { status: 200 }));

/** The id in this deployment’s index.html. */
function startedFrom(entry: string) {
  document.head.innerHTML = `<script type="module" src="${entry}"></script>`;
}

beforeEach(freshBrowser);
afterEach(() => {
  document.head.innerHTML = '';
  jest.restoreAllMocks();
});

describe('code that does not load', () => {
  it('shows that there is no network, and loads when it is back', async () => {
    const Late = lazyComponent(overTheNetwork);
    goOffline();
    await renderPart(<Late />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("You are offline. This will load when you're back online.");

    goOnline(responses(''));

    expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('offers to reload after a new deployment', async () => {
    startedFrom('/assets/index-1.js');
    jest.spyOn(globalThis, 'fetch').mockImplementation(responses('<script src="/assets/index-2.js"></script>'));
    const Late = lazyComponent(() => Promise.reject(new TypeError('404')));

    await renderPart(<Late />);

    expect(await screen.findByText('Gladhand was updated')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
  });

  it('reports an error while the same deployment is live', async () => {
    startedFrom('/assets/index-1.js');
    jest.spyOn(globalThis, 'fetch').mockImplementation(responses('<script src="/assets/index-1.js"></script>'));

    await expect(fetchCode(() => Promise.reject(new TypeError('reset')))).rejects.toMatchObject({
      code: 'unreachable',
    });
  });

  it('keeps the page if a dialog does not load, and opens the dialog the next time', async () => {
    const late = defineModal<undefined>('late-dialog', async () => {
      await overTheNetwork();
      return () => <p role="dialog">The dialog</p>;
    });
    const { browser } = await renderPart(
      <>
        <Button
          onClick={() => {
            openModal(late, undefined);
          }}
        >
          Open
        </Button>
        <ModalHost />
        <ToastHost />
      </>,
    );
    goOffline();
    await browser.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('You were offline. Nothing was sent.')).toBeVisible();

    goOnline(responses(''));
    await browser.click(screen.getByRole('button', { name: 'Open' }));

    expect(await screen.findByRole('dialog')).toHaveTextContent('The dialog');
  });
});

describe('drafts after the offered reload', () => {
  it('are kept once', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    reloadKeepingDrafts();

    expect([consumeKeepDrafts(), consumeKeepDrafts()]).toEqual([true, false]);
  });
});
