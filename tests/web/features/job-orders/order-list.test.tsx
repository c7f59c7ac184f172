import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { anOrderItem, counted, ORDER_ID } from '../../support/carrier-orders';
import { ok, refusal } from '../../support/fake-api';
import { openOrders, ORDER_AMOUNTS, ORDER_LIST, withOrders } from '../../support/order-list';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

afterEach(freshBrowser);

describe('the order list', () => {
  it.each([
    [{ requests: 1 }, 'Answer 1 request'],
    [{ requests: 1, proposals: 1 }, 'Answer 1 request, 1 more'],
    [{ requests: 1, proposals: 2, outcomes: 2 }, 'Answer 1 request, 4 more'],
  ])('names the first step and counts the user’s others: %j', async (waiting, name) => {
    const { screen } = await openOrders(withOrders(anOrderItem({ counts: counted({ requested: 1, waiting }) })));

    expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('shows title, facility, pay, seats, state and age of each order, and the tabs with their counts', async () => {
    const { screen } = await openOrders(
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
    const { screen } = await openOrders(withOrders(anOrderItem(order)), order.status);

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
    const { screen, api, browser } = await openOrders(withOrders(...orders));

    await screen.findByRole('link', { name: 'Order 0' });
    expect(screen.queryByRole('link', { name: 'Order 11' })).toBeNull();
    await browser.click(screen.getByRole('button', { name: 'Show more' }));

    expect(await screen.findByRole('link', { name: 'Order 11' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(api.sent('GET', ORDER_LIST).map(({ query }) => query.get('skip'))).toEqual(['0', '10']);
  });

  it('keeps refused actions in the menu with their reason', async () => {
    const { screen, browser } = await openOrders(withOrders(anOrderItem()));
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
    const { screen, api, browser } = await openOrders((fake) =>
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
    const { screen, api, browser, router } = await openOrders((fake) =>
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
    const { screen, browser } = await openOrders((fake) =>
      withOrders()(fake)
        .on('GET', ORDER_AMOUNTS, () =>
          ok({ pending: 0, active: isDeleted ? 0 : 1, past: 0, deleted: isDeleted ? 1 : 0 }),
        )
        .on('GET', ORDER_LIST, () => ok(isDeleted ? { data: [], count: 0 } : { data: [order], count: 1 }))
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
    const { screen, browser } = await openOrders((fake) =>
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
    const { screen } = await openOrders(withOrders(order), 'pending');

    expect(await screen.findByText('The pay is missing')).toBeVisible();
    expect(screen.getByText('Sent back', { selector: '.gh-chip' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit and resubmit' })).toHaveAttribute(
      'href',
      `/business/job-order/edit/${ORDER_ID}`,
    );
  });

  it('says that a tab is empty and what to do', async () => {
    const { screen } = await openOrders(withOrders());

    expect(await screen.findByText('No active orders')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Create a job' }).length).toBeGreaterThan(0);
  });

  it('offers a retry after a failure', async () => {
    let status = 500;
    const { screen, browser } = await openOrders((fake) =>
      withOrders(anOrderItem())(fake).on('GET', ORDER_LIST, () =>
        status === 500 ? refusal(500, 'internal') : ok({ data: [anOrderItem()], count: 1 }),
      ),
    );
    await screen.findByText('This could not be loaded');
    status = 200;
    await browser.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Night drayage' })).toBeVisible();
  });

  it('shows that access is forbidden without a retry', async () => {
    const { screen } = await openOrders((fake) => withOrders()(fake).on('GET', ORDER_LIST, refusal(403, 'forbidden')));

    expect(await screen.findByText('Forbidden resource')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows the not-found page for an unknown status', async () => {
    const { screen } = await openOrders(withOrders(), 'lost');

    expect((await screen.findAllByText('Page not found.'))[0]).toBeVisible();
  });
});

describe("a recruiter's jobs", () => {
  it('start with the active orders of their own facilities', async () => {
    const { screen, api, browser } = await renderApp('/business/my-jobs', {
      user: aRecruiter(),
      api: withOrders(
        anOrderItem({
          actions: ['edit'],
          refusals: [],
          counts: counted({ requested: 2, waiting: { requests: 2 } }),
        }),
      ),
    });

    const link = await screen.findByRole('link', { name: 'Night drayage' });
    expect(link).toHaveAttribute('href', `/recruiter/job-order/${ORDER_ID}?stage=inviteDrivers`);
    expect(screen.getByRole('link', { name: 'Answer 2 requests' })).toHaveAttribute(
      'href',
      `/recruiter/job-order/${ORDER_ID}?stage=inviteDrivers&tab=requests`,
    );
    expect(screen.getByRole('tab', { name: /Active/ })).toHaveAttribute('aria-selected', 'true');
    expect(api.sent('GET', ORDER_LIST)[0]?.query.get('mine')).toBe('true');
    await browser.click(screen.getByRole('button', { name: 'More actions for Night drayage' }));
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/business/job-order/edit/${ORDER_ID}`);
  });
});
