import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import type { SavedView } from '#domain/saved-views/schema';
import { SavedViews } from '#web/entities/saved-views/saved-views';
import { ModalHost } from '#web/shared/ui/modals';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { freshBrowser, renderPartWith } from '../../support/render';

const VIEWS = '/api/ops/saved-views';

afterEach(freshBrowser);

const aView = (more: Partial<SavedView> = {}): SavedView => ({
  _id: '018f0000-0000-7000-8000-000000000901',
  page: 'stalled',
  name: 'My calls',
  search: 'next=makeCall&owner=none',
  isShared: false,
  isMine: true,
  owner: 'Ana Diaz',
  hasOwnerLeft: false,
  ...more,
});
const left = aView({
  _id: '018f0000-0000-7000-8000-000000000902',
  name: 'Hot',
  search: 'escalated=true',
  isMine: false,
  isShared: true,
  hasOwnerLeft: true,
});

async function open(views: SavedView[], extend: (api: FakeApi) => FakeApi = (api) => api) {
  const presets = [{ name: 'All', search: '' }];
  const rendered = await renderPartWith(
    <>
      <SavedViews page="stalled" presets={presets} />
      <ModalHost />
    </>,
    (api) => extend(api.on('GET', VIEWS, ok({ data: views }))),
  );
  const nav = within(await rendered.screen.findByRole('navigation', { name: 'Saved views' }));
  return { ...rendered, nav };
}

describe('saved views', () => {
  it('link to their addresses, and the current one is marked regardless of the order of its filters', async () => {
    const { nav, router, browser } = await open([aView(), left]);

    await browser.click(await nav.findByRole('link', { name: 'My calls' }));
    await waitFor(() => expect(router.state.location.search).toBe('?next=makeCall&owner=none'));
    await act(() => router.navigate('?owner=none&next=makeCall'));

    expect(nav.getByRole('link', { name: 'My calls' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: /^Hot/ })).toHaveTextContent('Ana Diaz (former staff member)');
    expect(nav.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
  });

  it('are created from the current filters, and a duplicate name stays in the dialog', async () => {
    const { nav, router, browser, screen, api } = await open([], (fake) =>
      fake.on('POST', VIEWS, refusal(409, 'view-name-taken')),
    );

    await act(() => router.navigate('?stage=Interview'));
    await browser.click(await nav.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Calls');
    await browser.click(dialog.getByRole('switch', { name: 'Share with colleagues' }));
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('You already have a view with this name');
    expect(api.sent('POST', VIEWS)[0]?.body).toEqual({
      page: 'stalled',
      name: 'Calls',
      search: 'stage=Interview',
      isShared: true,
    });
  });

  it('ignore the mark of a record that was just created', async () => {
    const { nav, router, browser, screen, api } = await open([aView()], (fake) =>
      fake.on('POST', VIEWS, refusal(409, 'view-name-taken')),
    );

    await act(() => router.navigate(`?new=${left._id}`));
    expect(nav.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    expect(nav.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
    await act(() => router.navigate(`?next=makeCall&owner=none&new=${left._id}`));
    expect(await nav.findByRole('link', { name: 'My calls' })).toHaveAttribute('aria-current', 'page');
    await act(() => router.navigate(`?stage=Interview&new=${left._id}`));
    await browser.click(await nav.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Calls');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    await dialog.findByRole('alert');
    expect(api.sent('POST', VIEWS)[0]?.body).toMatchObject({ search: 'stage=Interview' });
  });

  it('can be taken over after their owner leaves', async () => {
    const { nav, router, browser, screen, api } = await open([left], (fake) =>
      fake.on('POST', `${VIEWS}/{id}/take-over`, ok({ ...left, isMine: true })),
    );

    await act(() => router.navigate('?escalated=true'));
    await browser.click(await nav.findByRole('button', { name: 'More for the view Hot' }));
    await browser.click(screen.getByRole('button', { name: 'Take ownership' }));

    expect(api.sent('POST', `${VIEWS}/${left._id}/take-over`)).toHaveLength(1);
  });

  it('explain why they cannot be changed by others than their owner', async () => {
    const { nav, router, browser, screen } = await open([{ ...left, hasOwnerLeft: false }]);

    await act(() => router.navigate('?escalated=true'));
    await browser.click(await nav.findByRole('button', { name: 'More for the view Hot' }));

    expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      'Only Ana Diaz can change this view',
    );
  });
});
