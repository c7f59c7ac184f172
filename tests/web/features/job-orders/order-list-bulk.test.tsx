import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { anOrderItem, ORDER_ID } from '../../support/carrier-orders';
import { ok } from '../../support/fake-api';
import { openOrders, withOrders } from '../../support/order-list';
import { freshBrowser } from '../../support/render';

afterEach(freshBrowser);

describe('bulk actions', () => {
  const BULK = '/api/job-order/bulk';
  const SECOND = '018f0000-0000-7000-8000-0000000000e2';
  const mine = anOrderItem({ title: 'First', actions: ['visibility', 'cancel'], refusals: [] });
  const other = anOrderItem({ _id: SECOND, title: 'Second' });
  const selectAll = async ({ screen, browser }: Awaited<ReturnType<typeof openOrders>>) => {
    await screen.findByRole('link', { name: 'First' });
    await browser.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
    return within(screen.getByRole('region', { name: 'Selected orders' }));
  };

  it('hide the selected orders, and can be undone', async () => {
    const page = await openOrders((fake) =>
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
    expect(await page.screen.findByText('Visibility changed for 2 orders')).toBeVisible();
  });

  it('cancel only the orders that allow it, after a confirmation, and offer no undo', async () => {
    const page = await openOrders((fake) =>
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
    const page = await openOrders((fake) =>
      withOrders(mine, other)(fake).on('POST', BULK, ok({ done: [ORDER_ID], failures: [refused] })),
    );
    const bar = await selectAll(page);
    await page.browser.click(bar.getByRole('button', { name: 'Hide from drivers' }));

    const dialog = within(await page.screen.findByRole('dialog', { name: '1 order was not changed' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent('Second');
    expect(dialog.getByRole('listitem')).toHaveTextContent('The order can not be edited');
  });

  it('say why an action is possible for none of the orders', async () => {
    const page = await openOrders(withOrders(anOrderItem({ title: 'First' })));
    const bar = await selectAll(page);

    expect(bar.getByRole('button', { name: 'Cancel order' })).toHaveAccessibleDescription(
      'Not allowed for your position',
    );
  });
});
