import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { anOrderItem, counted, ORDER_ID } from '../../support/carrier-orders';
import { openOrders, ORDER_AMOUNTS, ORDER_LIST, withOrders } from '../../support/order-list';
import { freshBrowser } from '../../support/render';

afterEach(freshBrowser);

describe('filters, cards and saved views', () => {
  it('filter list and counts by the query, which the other tabs keep', async () => {
    const { screen, api, browser, router } = await openOrders(
      withOrders(anOrderItem()),
      'active',
      '?seats=open&waiting=true',
    );

    await screen.findByRole('link', { name: 'Night drayage' });
    expect(Object.fromEntries(api.sent('GET', ORDER_LIST)[0]?.query ?? [])).toMatchObject({
      seats: 'open',
      waiting: 'true',
    });
    expect(Object.fromEntries(api.sent('GET', ORDER_AMOUNTS)[0]?.query ?? [])).toEqual({
      seats: 'open',
      waiting: 'true',
    });
    expect(screen.getByRole('link', { name: /Pending\s*1/ })).toHaveAttribute(
      'href',
      '/business/job-order/pending?seats=open&waiting=true',
    );
    await browser.click(screen.getByRole('button', { name: 'Clear filters' }));

    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
  });

  it('search by title after a pause in typing', async () => {
    const { screen, api, browser } = await openOrders(withOrders(anOrderItem()));

    await browser.type(await screen.findByRole('searchbox', { name: 'Title or order number' }), 'night');

    await waitFor(() => {
      expect(api.sent('GET', ORDER_LIST).at(-1)?.query.get('text')).toBe('night');
    });
    expect(api.sent('GET', ORDER_LIST).length).toBeLessThan('night'.length);
  });

  it('say that filters match nothing, and clear them', async () => {
    const { screen, browser } = await openOrders(withOrders(), 'active', '?visibility=hidden');

    expect(await screen.findByText('No orders match the filters')).toBeVisible();
    await browser.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);

    expect(await screen.findByText('No active orders')).toBeVisible();
  });

  it('show the same orders as cards, with drivers by step, and keep this in the address', async () => {
    const { screen, browser, router } = await openOrders(
      withOrders(anOrderItem({ counts: counted({ requested: 2 }) })),
    );

    await screen.findByRole('table');
    await browser.click(screen.getByRole('radio', { name: 'Cards' }));

    const card = within(await screen.findByRole('article', { name: 'Night drayage' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: '2 requests' })).toHaveAttribute(
      'href',
      `/business/job-order/${ORDER_ID}/hiring-flow/inviteDrivers?tab=requests`,
    );
    expect(card.getByRole('button', { name: 'More actions for Night drayage' })).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.search).toBe('?view=cards');
    });
  });

  it('save the filters as a view of the carrier', async () => {
    const { screen, api, browser } = await openOrders(
      (fake) =>
        withOrders(anOrderItem())(fake).on('POST', '/api/saved-views', {
          status: 201,
          body: {
            _id: ORDER_ID,
            page: 'jobOrders',
            name: 'Full orders',
            search: 'seats=full&sort=title',
            isShared: false,
            isMine: true,
            owner: 'Robin Vale',
            hasOwnerLeft: false,
          },
        }),
      'active',
      '?seats=full&sort=title',
    );

    await browser.click(await screen.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Full orders');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('View saved')).toBeVisible();
    expect(api.sent('POST', '/api/saved-views')[0]?.body).toMatchObject({
      page: 'jobOrders',
      name: 'Full orders',
      search: 'seats=full&sort=title',
    });
  });

  it('move between cards and select them by keyboard', async () => {
    const orders = [
      anOrderItem({ title: 'First' }),
      anOrderItem({ _id: '018f0000-0000-7000-8000-0000000000e2', title: 'Second' }),
    ];
    const { screen, browser, router } = await openOrders(withOrders(...orders), 'active', '?view=cards');
    await screen.findByRole('article', { name: 'First' });

    await browser.keyboard('jj');
    await browser.keyboard('x');
    expect(await screen.findByText('1 order selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Second/ })).toBeChecked();
    await browser.keyboard('e');

    await waitFor(() => {
      expect(router.state.location.pathname).toContain('0000000000e2/hiring-flow');
    });
  });
});
