import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { OrderListItem } from '#domain/job-orders/schema';
import { dismissToast, shownToasts } from '#web/shared/ui/toasts';
import { anOrderItem, counted, ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = `/api/job-order/{status}/organization/${ORGANIZATION_ID}`;
const AMOUNTS = '/api/order/fleet/amount/total';

const withOrders =
  (...orders: OrderListItem[]) =>
  (api: FakeApi) =>
    api
      .on('GET', AMOUNTS, ok({ pending: 1, active: orders.length, past: 0, deleted: 0 }))
      .on('GET', LIST, ({ query }) => {
        const skip = Number(query.get('skip'));
        return ok({ data: orders.slice(skip, skip + 10), count: orders.length });
      })
      .on('GET', '/api/saved-views', ok({ data: [] }))
      .on('GET', '/api/facility/organization/{orgId}', ok([]));

const open = (extend: (api: FakeApi) => FakeApi, status = 'active', search = '') =>
  renderApp(`/business/job-order/${status}${search}`, { user: aSafetyOfficer(), api: extend });

afterEach(freshBrowser);

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

describe('the order list', () => {
  it('shows title, facility, pay, seats, state and age of each order, and the tabs with their counts', async () => {
    const { screen } = await open(
      withOrders(anOrderItem({ counts: counted({ requested: 2, hired: 1, waiting: { requests: 2 } }) })),
    );

    const row = within((await screen.findByRole('link', { name: 'Night drayage' })).closest('tr') as HTMLElement);
    expect(row.getByText('Pier T yard · Long Beach, CA')).toBeVisible();
    expect(row.getByText('$1,340–1,520 a week')).toBeVisible();
    expect(row.getByText('1 of 2 hired')).toBeVisible();
    expect(row.getByText('2 waiting for you')).toBeVisible();
    expect(row.getByText('3d')).toBeVisible();
    expect(row.getByRole('link', { name: 'Answer 2 requests' })).toHaveAttribute(
      'href',
      `/business/job-order/${ORDER_ID}/hiring-flow/inviteDrivers?tab=requests`,
    );
    expect(screen.getByRole('link', { name: /Pending\s*1/ })).toHaveAttribute('href', '/business/job-order/pending');
  });

  it.each([
    [{ status: 'past', pastReason: 'cancelled' }, 'Canceled'],
    [{ status: 'deleted' }, 'Deleted'],
  ] as const)('shows %j as %s, not as done or as waiting', async (order, text) => {
    const { screen } = await open(withOrders(anOrderItem(order)), order.status);

    const row = within((await screen.findByRole('link', { name: 'Night drayage' })).closest('tr') as HTMLElement);
    expect(row.getByText(text)).toBeVisible();
    expect(row.queryByText(/\(Done\)|\(Their turn\)/)).not.toBeInTheDocument();
  });

  it('loads page after page until the last one', async () => {
    const orders = Array.from({ length: 12 }, (_, at) =>
      anOrderItem({
        _id: `018f0000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
        title: `Order ${String(at)}`,
      }),
    );
    const { screen, api, browser } = await open(withOrders(...orders));

    await screen.findByRole('link', { name: 'Order 0' });
    expect(screen.queryByRole('link', { name: 'Order 11' })).toBeNull();
    await browser.click(screen.getByRole('button', { name: 'Show more' }));

    expect(await screen.findByRole('link', { name: 'Order 11' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(api.sent('GET', LIST).map(({ query }) => query.get('skip'))).toEqual(['0', '10']);
  });

  it('keeps refused actions in the menu with their reason', async () => {
    const { screen, browser } = await open(withOrders(anOrderItem()));
    await browser.click(await screen.findByRole('button', { name: 'More actions for Night drayage' }));

    const edit = screen.getByRole('button', { name: 'Edit' });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).toHaveAccessibleDescription('The order can not be edited: only recruiters may edit active orders.');
    expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveAccessibleDescription(
      'Not allowed for your position',
    );
    expect(screen.getByRole('link', { name: 'Copy and edit' })).toHaveAttribute(
      'href',
      `/business/job-order/clone/${ORDER_ID}/true`,
    );
  });

  it('duplicates and hides an order, and confirms each', async () => {
    const { screen, api, browser } = await open((fake) =>
      withOrders(anOrderItem())(fake)
        .on('POST', '/api/duplicate/{id}', { status: 201, body: { _id: ORDER_ID, seq: 1, status: 'pending' } })
        .on('PATCH', '/api/visibility/{id}', ok({ _id: ORDER_ID, seq: 4, status: 'active' })),
    );
    const menu = async () => browser.click(await screen.findByRole('button', { name: /More actions/ }));

    await menu();
    await browser.click(screen.getByRole('button', { name: 'Duplicate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy this order?' }));
    expect(dialog.getByRole('link', { name: 'Copy and edit' })).toHaveAttribute(
      'href',
      `/business/job-order/clone/${ORDER_ID}/true`,
    );
    await browser.click(dialog.getByRole('button', { name: 'Copy order' }));
    expect(await screen.findByText('Order duplicated')).toBeVisible();
    await menu();
    await browser.click(screen.getByRole('button', { name: 'Hide from drivers' }));

    expect(await screen.findByText('Order visibility changed')).toBeVisible();
    expect(api.sent('PATCH', '/api/visibility/{id}')[0]?.body).toEqual({ isVisible: false });
  });

  it('cancels an order without notifying its drivers', async () => {
    const order = anOrderItem({ actions: ['cancel'], refusals: [] });
    const { screen, api, browser, router } = await open((fake) =>
      withOrders(order)(fake).on('DELETE', '/api/job-order/cancel/{id}', ok({ _id: ORDER_ID, seq: 4, status: 'past' })),
    );
    await browser.click(await screen.findByRole('button', { name: /More actions/ }));
    await browser.click(screen.getByRole('button', { name: 'Cancel order' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await browser.click(dialog.getByRole('switch', { name: /^Notify candidates/ }));
    await browser.click(dialog.getByRole('button', { name: 'Cancel order' }));

    expect(await screen.findByText('Order has been cancelled')).toBeVisible();
    expect(api.sent('DELETE', '/api/job-order/cancel/{id}')[0]?.query.get('notifyToDriver')).toBe('false');
    expect(router.state.location.pathname).toBe(`/business/job-order/${order.status}`);
  });

  it('deletes an order, which leaves the list, and its count goes down', async () => {
    const order = anOrderItem({ actions: ['delete'], refusals: [] });
    let isDeleted = false;
    const { screen, browser } = await open((fake) =>
      withOrders()(fake)
        .on('GET', AMOUNTS, () => ok({ pending: 0, active: isDeleted ? 0 : 1, past: 0, deleted: isDeleted ? 1 : 0 }))
        .on('GET', LIST, () => ok(isDeleted ? { data: [], count: 0 } : { data: [order], count: 1 }))
        .on('DELETE', '/api/job-order/{id}', () => {
          isDeleted = true;
          return ok({ _id: ORDER_ID, seq: 4, status: 'deleted' });
        }),
    );
    expect(await screen.findByRole('link', { name: /Active\s*1/ })).toBeVisible();
    await browser.click(await screen.findByRole('button', { name: /More actions/ }));
    await browser.click(screen.getByRole('button', { name: 'Delete order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this order?' }));
    await browser.click(dialog.getByRole('button', { name: 'Delete order' }));

    expect(await screen.findByText('Order deleted')).toBeVisible();
    expect(await screen.findByText('No active orders')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Active\s*0/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Deleted\s*1/ })).toBeVisible();
  });

  it('keeps the dialog open when a delete is refused, and says why', async () => {
    const order = anOrderItem({ actions: ['delete'], refusals: [] });
    const { screen, browser } = await open((fake) =>
      withOrders(order)(fake).on('DELETE', '/api/job-order/{id}', refusal(409, 'order-has-assignments')),
    );
    await browser.click(await screen.findByRole('button', { name: /More actions/ }));
    await browser.click(screen.getByRole('button', { name: 'Delete order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this order?' }));
    await browser.click(dialog.getByRole('button', { name: 'Delete order' }));

    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
    expect(screen.queryByText('Order deleted')).toBeNull();
  });

  it('shows the note of an order that was sent back, with a link to edit it', async () => {
    const order = anOrderItem({
      status: 'pending',
      approval: 'rejected',
      note: 'The pay is missing',
      actions: ['edit'],
    });
    const { screen } = await open(withOrders(order), 'pending');

    expect(await screen.findByText('The pay is missing')).toBeVisible();
    expect(screen.getByText('Sent back', { selector: '.gh-chip' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit and resubmit' })).toHaveAttribute(
      'href',
      `/business/job-order/edit/${ORDER_ID}`,
    );
  });

  it('says that a tab is empty and what to do', async () => {
    const { screen } = await open(withOrders());

    expect(await screen.findByText('No active orders')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Create a job' }).length).toBeGreaterThan(0);
  });

  it('offers a retry after a failure', async () => {
    let status = 500;
    const { screen, browser } = await open((fake) =>
      withOrders(anOrderItem())(fake).on('GET', LIST, () =>
        status === 500 ? refusal(500, 'internal') : ok({ data: [anOrderItem()], count: 1 }),
      ),
    );
    await screen.findByText('This could not be loaded');
    status = 200;
    await browser.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Night drayage' })).toBeVisible();
  });

  it('shows that access is forbidden without a retry', async () => {
    const { screen } = await open((fake) => withOrders()(fake).on('GET', LIST, refusal(403, 'forbidden')));

    expect(await screen.findByText('Forbidden resource')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows the not-found page for an unknown status', async () => {
    const { screen } = await open(withOrders(), 'lost');

    expect((await screen.findAllByText('Page not found.'))[0]).toBeVisible();
  });
});

describe('filters, cards and saved views', () => {
  it('filter list and counts by the query, which the other tabs keep', async () => {
    const { screen, api, browser, router } = await open(
      withOrders(anOrderItem()),
      'active',
      '?seats=open&waiting=true',
    );

    await screen.findByRole('link', { name: 'Night drayage' });
    expect(Object.fromEntries(api.sent('GET', LIST)[0]?.query ?? [])).toMatchObject({ seats: 'open', waiting: 'true' });
    expect(Object.fromEntries(api.sent('GET', AMOUNTS)[0]?.query ?? [])).toEqual({ seats: 'open', waiting: 'true' });
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
    const { screen, api, browser } = await open(withOrders(anOrderItem()));

    await browser.type(await screen.findByRole('searchbox', { name: 'Title or order number' }), 'night');

    await waitFor(() => {
      expect(api.sent('GET', LIST).at(-1)?.query.get('text')).toBe('night');
    });
    expect(api.sent('GET', LIST).length).toBeLessThan('night'.length);
  });

  it('say that filters match nothing, and clear them', async () => {
    const { screen, browser } = await open(withOrders(), 'active', '?visibility=hidden');

    expect(await screen.findByText('No orders match the filters')).toBeVisible();
    await browser.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);

    expect(await screen.findByText('No active orders')).toBeVisible();
  });

  it('show the same orders as cards, with drivers by step, and keep this in the address', async () => {
    const { screen, browser, router } = await open(withOrders(anOrderItem({ counts: counted({ requested: 2 }) })));

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
    const { screen, api, browser } = await open(
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
    const { screen, browser, router } = await open(withOrders(...orders), 'active', '?view=cards');
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

describe('bulk actions', () => {
  const BULK = '/api/job-order/bulk';
  const SECOND = '018f0000-0000-7000-8000-0000000000e2';
  const mine = anOrderItem({ title: 'First', actions: ['visibility', 'cancel'], refusals: [] });
  const other = anOrderItem({ _id: SECOND, title: 'Second' });
  const selectAll = async ({ screen, browser }: Awaited<ReturnType<typeof open>>) => {
    await screen.findByRole('link', { name: 'First' });
    await browser.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
    return within(screen.getByRole('region', { name: 'Selected orders' }));
  };

  it('hide the selected orders, and can be undone', async () => {
    const page = await open((fake) =>
      withOrders(mine, other)(fake).on('POST', BULK, ok({ done: [ORDER_ID, SECOND], failures: [] })),
    );
    const bar = await selectAll(page);

    expect(bar.getByRole('button', { name: 'Show to drivers' })).toHaveAccessibleDescription(
      'Applies to none of the selected orders',
    );
    await page.browser.click(bar.getByRole('button', { name: 'Hide from drivers' }));
    expect(await page.screen.findByText('Visibility changed for 2 orders')).toBeVisible();
    await page.browser.click(page.screen.getByRole('button', { name: 'Undo' }));

    await waitFor(() => {
      expect(page.api.sent('POST', BULK).map(({ body }) => body)).toEqual([
        { orderIds: [ORDER_ID, SECOND], act: { kind: 'visibility', isVisible: false } },
        { orderIds: [ORDER_ID, SECOND], act: { kind: 'visibility', isVisible: true } },
      ]);
    });
  });

  it('cancel only the orders that allow it, after a confirmation, and offer no undo', async () => {
    const page = await open((fake) =>
      withOrders(mine, other)(fake).on('POST', BULK, ok({ done: [ORDER_ID], failures: [] })),
    );
    const bar = await selectAll(page);

    await page.browser.click(bar.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await page.screen.findByRole('dialog', { name: 'Cancel 1 order?' }));
    expect(dialog.getByText('1 selected order is left as it is.')).toBeVisible();
    await page.browser.click(dialog.getByRole('switch', { name: /^Notify candidates/ }));
    await page.browser.click(dialog.getByRole('button', { name: 'Cancel 1 order' }));

    expect(await page.screen.findByText('1 order canceled')).toBeVisible();
    expect(page.api.sent('POST', BULK)[0]?.body).toEqual({
      orderIds: [ORDER_ID],
      act: { kind: 'cancel', notifyToDriver: false },
    });
    expect(page.screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(page.screen.queryByRole('region', { name: 'Selected orders' })).not.toBeInTheDocument();
  });

  it('name the orders that were refused, with the reasons', async () => {
    const refused = { _id: SECOND, problem: { code: 'order-not-editable', message: 'The order can not be edited' } };
    const page = await open((fake) =>
      withOrders(mine, other)(fake).on('POST', BULK, ok({ done: [ORDER_ID], failures: [refused] })),
    );
    const bar = await selectAll(page);
    await page.browser.click(bar.getByRole('button', { name: 'Hide from drivers' }));

    const dialog = within(await page.screen.findByRole('dialog', { name: '1 order was not changed' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent('Second');
    expect(dialog.getByRole('listitem')).toHaveTextContent('The order can not be edited');
  });

  it('say why an action is possible for none of the orders', async () => {
    const page = await open(withOrders(anOrderItem({ title: 'First' })));
    const bar = await selectAll(page);

    expect(bar.getByRole('button', { name: 'Cancel order' })).toHaveAccessibleDescription(
      'Not allowed for your position',
    );
  });
});

describe("a recruiter's jobs", () => {
  it('start with the active orders of their own facilities', async () => {
    const { screen, api, browser } = await renderApp('/business/my-jobs', {
      user: aRecruiter(),
      api: withOrders(anOrderItem({ actions: ['edit'], refusals: [] })),
    });

    await screen.findByRole('link', { name: 'Night drayage' });
    expect(screen.getByRole('tab', { name: /Active/ })).toHaveAttribute('aria-selected', 'true');
    expect(api.sent('GET', LIST)[0]?.query.get('mine')).toBe('true');
    await browser.click(screen.getByRole('button', { name: 'More actions for Night drayage' }));
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/business/job-order/edit/${ORDER_ID}`);
  });
});
