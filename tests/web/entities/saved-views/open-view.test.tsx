import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import type { SavedView } from '#domain/saved-views/schema';
import type { FakeApi, FakeResponse } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const VIEWS = '/api/ops/saved-views';
const aView = (more: Partial<SavedView> = {}): SavedView => ({
  _id: '018f0000-0000-7000-8000-000000000901',
  page: 'stalled',
  name: 'My orders',
  search: 'kind=order',
  isShared: false,
  isMine: true,
  owner: 'Ana Diaz',
  hasOwnerLeft: false,
  ...more,
});
const mine = aView();
const other = aView({ _id: '018f0000-0000-7000-8000-000000000902', name: 'Hot', search: 'escalated=true' });

afterEach(freshBrowser);

/** The stalled list with saved views on a stateful fake API. */
async function open(address: string, first: SavedView[], refused?: FakeResponse) {
  let views = first;
  const rendered = await renderApp(address, {
    user: anOpsMember(),
    api: (api: FakeApi) =>
      api
        .on('POST', '/api/ops/stalled/search', ok({ data: [], next: null }))
        .on('POST', '/api/ops/stalled/summary', ok({ count: 0, medianDaysOver: null, escalated: 0 }))
        .on('GET', '/api/ops/members', ok({ data: [] }))
        .on('GET', VIEWS, () => ok({ data: views }))
        .on('PATCH', `${VIEWS}/{id}`, ({ body }) => {
          if (refused !== undefined) return refused;
          views = views.map((view) => (view._id === mine._id ? { ...view, ...(body as object) } : view));
          return ok(views[0]);
        }),
  });
  const nav = within(await rendered.screen.findByRole('navigation', { name: 'Saved views' }));
  const link = (name: RegExp) => nav.findByRole('link', { name });
  const choose = (label: RegExp, value: string) =>
    rendered.browser.selectOptions(rendered.screen.getByRole('combobox', { name: label }), value);
  return { ...rendered, nav, link, choose };
}

describe('the open view', () => {
  it('is updated with the changed filters, and then matches the page', async () => {
    const { api, browser, nav, link, choose } = await open('/ops/stalled', [mine, other]);
    await browser.click(await link(/^My orders/));
    await link(/^My orders$/);

    await choose(/^Waiting on/, 'ops');
    expect(await link(/^My orders\s*changed$/)).not.toHaveAttribute('aria-current');
    await browser.click(nav.getByRole('button', { name: 'Save changes' }));

    await waitFor(async () => {
      expect(await link(/^My orders$/)).toHaveAttribute('aria-current', 'page');
    });
    expect(api.sent('PATCH', `${VIEWS}/${mine._id}`)[0]?.body).toEqual({
      search: 'kind=order&waits=ops',
      was: 'kind=order',
    });
    expect(nav.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });

  it('is also found by the URL of the page', async () => {
    const { nav, link, choose } = await open('/ops/stalled?kind=order', [mine]);
    await link(/^My orders/);

    await choose(/^Waiting on/, 'ops');

    expect(await nav.findByRole('button', { name: 'Save changes' })).toBeVisible();
    expect(nav.getByRole('button', { name: 'Save as new view' })).toBeVisible();
  });

  it('stays open after a visit to another page, and closes with another link', async () => {
    const { router, browser, screen, nav, link, choose } = await open('/ops/stalled', [mine]);
    await browser.click(await link(/^My orders/));
    await choose(/^Waiting on/, 'ops');
    await nav.findByRole('button', { name: 'Save changes' });

    await waitFor(() => {
      expect(router.state.location.search).toBe('?kind=order&waits=ops');
    });
    await act(() => router.navigate('/ops/carriers/organizations'));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();

    await act(() => router.navigate('/ops/stalled?kind=driver'));
    expect(await screen.findByRole('button', { name: 'Save view' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });

  it('keeps its filters and shows its owner if it belongs to a colleague', async () => {
    const shared = { ...mine, isMine: false, isShared: true };
    const { api, browser, nav, link, choose } = await open('/ops/stalled', [shared]);
    await browser.click(await link(/^My orders/));
    await choose(/^Waiting on/, 'ops');

    const save = await nav.findByRole('button', { name: 'Save changes' });
    expect(save).toHaveAccessibleDescription('Only Ana Diaz can change this view');
    await browser.click(save);

    expect(api.sent('PATCH', `${VIEWS}/${mine._id}`)).toHaveLength(0);
  });

  it('is refetched with a notice if it was changed elsewhere in the meantime', async () => {
    const { api, browser, screen, nav, link, choose } = await open(
      '/ops/stalled',
      [mine],
      refusal(409, 'view-changed'),
    );
    await browser.click(await link(/^My orders/));
    await choose(/^Waiting on/, 'ops');
    const read = api.sent('GET', VIEWS).length;

    await browser.click(await nav.findByRole('button', { name: 'Save changes' }));

    expect(await screen.findByText('This view has changed since you opened it. Please review it again')).toBeVisible();
    await waitFor(() => {
      expect(api.sent('GET', VIEWS).length).toBeGreaterThan(read);
    });
  });
});
