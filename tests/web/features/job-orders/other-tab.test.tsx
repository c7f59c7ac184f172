import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { keepDraft, readDraft } from '#web/shared/form/draft-storage';
import { aFacility, ORGANIZATION_ID } from '../../support/carrier-orders';
import { ok } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const DRAFT = 'order.new';
const KEY = `gladhand.draft.${DRAFT}`;
const NOTICE = 'You are writing this order in another tab, too.';

const stored = () => readDraft(window.localStorage, DRAFT) as { title: string } | undefined;
/** Reports a change of the draft by another tab, as the browser does. */
function inform() {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: window.localStorage }));
  });
}

/** Types a title here, then another one in a second tab, which the browser reports. */
async function openTwice(title: string, other: string) {
  const app = await renderApp('/business/job-order/new', {
    user: aSafetyOfficer(),
    api: (api) => api.on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([aFacility()])),
  });
  const field = await app.screen.findByLabelText('Job title');
  await app.browser.type(field, title);
  await waitFor(() => expect(stored()?.title).toBe(title));
  keepDraft(window.localStorage, DRAFT, { ...stored(), title: other });
  inform();
  return { ...app, field };
}

afterEach(freshBrowser);

describe('a new order that is also written in another tab', () => {
  it('can take the entries of the other tab', async () => {
    const { screen, browser, field } = await openTwice('Night drayage', 'Day drayage');
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(field).toHaveValue('Night drayage');

    await browser.click(screen.getByRole('button', { name: 'Use the entries of the other tab' }));

    expect(field).toHaveValue('Day drayage');
    expect(screen.queryByText(NOTICE)).toBeNull();
    await browser.type(field, ', local');
    await waitFor(() => expect(stored()?.title).toBe('Day drayage, local'));
  });

  it('can keep its own entries, which are the draft again', async () => {
    const { screen, browser, field } = await openTwice('Night drayage', 'Day drayage');

    await browser.click(screen.getByRole('button', { name: 'Keep the entries of this tab' }));

    expect(field).toHaveValue('Night drayage');
    expect(stored()?.title).toBe('Night drayage');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('has nothing to decide if both are the same, or if the other one was saved', async () => {
    const { screen } = await openTwice('Night drayage', 'Night drayage');
    expect(screen.queryByText(NOTICE)).toBeNull();

    keepDraft(window.localStorage, DRAFT, { ...stored(), title: 'Day drayage' });
    inform();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    window.localStorage.removeItem(KEY);
    inform();

    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});
