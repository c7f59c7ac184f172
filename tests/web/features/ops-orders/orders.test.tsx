import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import type { OpsOrderItem } from '#domain/job-orders/schema';
import { applyChange } from '#web/shared/realtime/connect';
import { anOrderView } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsOrder } from '../../support/ops-orders';
import { anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/ops/job-orders';
const done = ok({ _id: anOpsOrder()._id, seq: 2, status: 'active' });

const withOrders =
  (...orders: OpsOrderItem[]) =>
  (api: FakeApi) =>
    api.on('GET', LIST, ({ query }) => ok({ data: query.get('skip') === '0' ? orders : [], count: orders.length }));

const openOrders = (extend: (api: FakeApi) => FakeApi, address = '/ops/orders') =>
  renderApp(address, { user: anOpsMember(), api: extend });

const orderView = () =>
  anOrderView({
    _id: anOpsOrder()._id,
    status: 'pending',
    approval: 'pending',
    actions: ['accept', 'sendBack'],
    refusals: [],
    orderAssignmentType: 'regionalSameDay',
    endorsements: ['TC', 'H'],
    notes: 'Bring your own chains.',
    carrierOvertimeRateAmount: 41,
    equipmentBrand: ['volvo', 'Mack'],
    equipmentAverageAge: -1,
    eldDevices: ['Samsara'],
    palletJack: ['manual'],
    dressCode: ['safety-vest'],
    cameraInTrack: true,
    isVisible: false,
    contactFleet: {
      _id: anOpsOrder()._id,
      firstName: 'Rosa',
      lastName: 'Vale',
      position: 'RECRUITER',
      phone: null,
      email: 'rosa@carrier.example',
    },
  });

afterEach(freshBrowser);

describe('the orders page of operations', () => {
  it('shows pending orders first, each with carrier, facility, pay and age against its target', async () => {
    const { screen, api, router } = await openOrders(withOrders(anOpsOrder()));

    const row = within((await screen.findByRole('link', { name: 'Night drayage' })).closest('tr') as HTMLElement);
    expect(router.state.location.pathname).toBe('/ops/orders/pending');
    expect(row.getByText(`0 of ${String(anOpsOrder().numberOfDrivers)} hired`)).toBeVisible();
    expect(api.sent('GET', LIST)[0]?.query.get('status')).toBe('pending');
    expect(row.getByText('Long Beach Drayage')).toBeVisible();
    expect(row.getByText('Pier T yard, Long Beach, CA')).toBeVisible();
    expect(row.getByText('$1,340–1,520 a week')).toBeVisible();
    expect(row.getByText('2d, target 1d')).toBeVisible();
    expect(row.getByText('Waiting for you')).toBeVisible();
  });

  it.each([
    [{ approval: 'rejected' as const, actions: [] }, 'Sent back'],
    [{ organization: { ...anOpsOrder().organization, isActive: false }, actions: [] }, 'Carrier inactive'],
  ])('leaves out decisions that the status excludes: %p', async (more, status) => {
    const { screen } = await openOrders(withOrders(anOpsOrder(more)));

    const row = within(await screen.findByRole('row', { name: /Night drayage/ }));
    expect(row.getByText(status)).toBeVisible();
    expect(row.queryByRole('button')).toBeNull();
  });

  it('says in which order pending orders are listed', async () => {
    const { screen } = await openOrders(
      withOrders(anOpsOrder(), anOpsOrder({ _id: '018f0000-0000-7000-8000-000000000777', approval: 'rejected' })),
    );

    expect(await screen.findByText('2 orders not active yet: waiting for you first, then sent back')).toBeVisible();
  });

  it('accepts an order after a confirmation', async () => {
    const { screen, api, browser } = await openOrders((fake) =>
      withOrders(anOpsOrder())(fake).on('POST', `${LIST}/{id}/accept`, done),
    );

    await browser.click(await screen.findByRole('button', { name: 'Accept Night drayage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept Night drayage?' }));
    await browser.click(dialog.getByRole('button', { name: 'Accept' }));

    expect(await screen.findByText('Order accepted')).toBeVisible();
    expect(api.sent('POST', `${LIST}/${anOpsOrder()._id}/accept`).map(({ body }) => body)).toEqual([
      { versionId: anOpsOrder().versionId },
    ]);
    expect(api.sent('GET', LIST).length).toBeGreaterThan(1);
  });

  it('accepts no order that its carrier has changed, and shows what it is now', async () => {
    let title = 'Night drayage';
    const { screen, browser } = await openOrders((fake) =>
      fake
        .on('GET', LIST, ({ query }) =>
          ok({ data: query.get('skip') === '0' ? [anOpsOrder({ title })] : [], count: 1 }),
        )
        .on('POST', `${LIST}/{id}/accept`, refusal(409, 'order-changed', { params: { who: 'Larry S.' } })),
    );
    await browser.click(await screen.findByRole('button', { name: 'Accept Night drayage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept Night drayage?' }));
    title = 'Day drayage';
    await browser.click(dialog.getByRole('button', { name: 'Accept' }));

    expect(await dialog.findByText(/Larry S. changed the order in the meantime/)).toBeVisible();
    expect(await screen.findByText('Day drayage')).toBeVisible();
  });

  it('does not count an order that the user accepted as new', async () => {
    const { screen, browser, client } = await openOrders((fake) =>
      withOrders(anOpsOrder())(fake).on('POST', `${LIST}/{id}/accept`, done),
    );
    await browser.click(await screen.findByRole('button', { name: 'Accept Night drayage' }));
    await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }));
    await screen.findByText('Order accepted');

    act(() => applyChange(client, { topic: 'job-order', id: anOpsOrder()._id }));
    expect(screen.queryByRole('button', { name: '1 new' })).not.toBeInTheDocument();
    act(() => applyChange(client, { topic: 'job-order', id: anOrderView()._id.replace(/.$/, 'f') }));
    expect(await screen.findByRole('button', { name: '1 new' })).toBeVisible();
  });

  it('does not send an order back without a note', async () => {
    const { screen, api, browser } = await openOrders(withOrders(anOpsOrder()));
    await browser.click(await screen.findByRole('button', { name: 'Send back Night drayage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send back Night drayage?' }));

    await browser.click(dialog.getByRole('button', { name: 'Send back' }));

    await waitFor(() => {
      expect(dialog.getByText('Type a note for the carrier')).toBeVisible();
    });
    expect(api.sent('POST', `${LIST}/{id}/send-back`)).toHaveLength(0);
  });

  it('sends an order back with the note, and keeps the note when a colleague was faster', async () => {
    let tries = 0;
    const { screen, api, browser } = await openOrders((fake) =>
      withOrders(anOpsOrder())(fake)
        .on('GET', '/api/job-order/id/{id}', ok(orderView()))
        .on('POST', `${LIST}/{id}/send-back`, () => {
          tries += 1;
          return tries === 1 ? refusal(409, 'order-changed') : done;
        }),
    );
    await browser.click(await screen.findByRole('button', { name: 'Send back Night drayage' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText('What should the carrier change?'), 'The pay is missing');

    await browser.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByLabelText('What should the carrier change?')).toHaveValue('The pay is missing');
    expect(await dialog.findByText('The order was changed. Send the note again if it still fits.')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Send back' }));

    expect(await screen.findByText('Order sent back')).toBeVisible();
    expect(api.sent('POST', `${LIST}/{id}/send-back`).map(({ body }) => body)).toEqual([
      { note: 'The pay is missing', versionId: anOpsOrder().versionId },
      { note: 'The pay is missing', versionId: orderView().versionId },
    ]);
  });

  it('opens the order in a drawer with its own URL', async () => {
    const { screen, router, browser } = await openOrders((api) =>
      withOrders(anOpsOrder())(api).on('GET', '/api/job-order/id/{id}', ok(orderView())),
    );

    await browser.click(await screen.findByRole('link', { name: 'Night drayage' }));

    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/1 Dock Way/)).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Accept Night drayage' })).toBeVisible();
    expect(drawer.getByText('Long Beach Drayage')).toBeVisible();
    for (const said of [
      'Hourly · $27.00–$29.00 an hour',
      'OT8 (after 8 hours a day and 40 a week)',
      /^Mon–Fri, 5 AM–2 PM/,
      '150 to 5000 miles',
      /TWIC card; Hazmat \(H\)/,
      /22 years or older/,
      /Rosa Vale\s+rosa@carrier.example/,
      /Bring your own chains/,
      '$41.00',
      'Volvo, Mack',
      'Less than 1 year',
      'Samsara',
      'Manual',
      'Safety vest',
      'Solo driver · Camera in truck',
    ]) {
      expect(drawer.getByText(said)).toBeVisible();
    }
    expect(drawer.queryByRole('link', { name: 'Update Order' })).not.toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(`?order=${anOpsOrder()._id}`));
  });

  it('keeps the buttons of a sent-back order disabled in its drawer, with the reason', async () => {
    const sentBack = { approval: 'rejected' as const, note: 'The pay is missing', actions: [] };
    const { screen } = await openOrders(
      (fake) =>
        withOrders(anOpsOrder(sentBack))(fake).on(
          'GET',
          '/api/job-order/id/{id}',
          ok({ ...orderView(), status: 'pending', ...sentBack, refusals: [] }),
        ),
      `/ops/orders/pending?order=${anOpsOrder()._id}`,
    );

    const accept = await screen.findByRole('button', { name: 'Accept Night drayage' });
    expect(accept).toHaveAttribute('aria-disabled', 'true');
    expect(accept).toHaveAccessibleDescription("Waiting for the carrier's changes");
    expect(screen.getByText('2d')).toBeVisible();
  });

  it('shows a deleted order without actions and without a mark of success', async () => {
    const deleted = anOpsOrder({ status: 'deleted', actions: [], refusals: [] });
    const { screen } = await openOrders(withOrders(deleted), '/ops/orders/deleted');

    const row = (await screen.findByRole('link', { name: 'Night drayage' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Deleted')).toBeVisible();
    expect(row).not.toHaveTextContent('✓');
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  });

  it('sets the markup of an order, which is shown with the person who set it', async () => {
    const markup = { markupRate: 12.5, setBy: 'Olive Park', setAt: '2026-11-20T12:00:00.000Z' };
    const { screen, api, browser } = await openOrders(
      (fake) =>
        withOrders(anOpsOrder())(fake)
          .on('GET', '/api/job-order/id/{id}', ok({ ...orderView(), markup }))
          .on('PUT', `${LIST}/{id}/markup`, ok({ ...markup, markupRate: 20 })),
      `/ops/orders/pending?order=${anOpsOrder()._id}`,
    );

    expect(await screen.findByText('Markup: 12.5%')).toBeVisible();
    expect(screen.getByText('Set by Olive Park on 11/20/2026')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Set markup' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Markup of Night drayage' }));
    const field = dialog.getByRole('spinbutton');
    await browser.clear(field);
    await browser.type(field, '20');
    await browser.click(dialog.getByRole('button', { name: 'Set markup' }));

    await waitFor(() => expect(api.sent('PUT', `${LIST}/{id}/markup`)[0]?.body).toEqual({ markupRate: 20 }));
  });

  it('says that no orders are waiting', async () => {
    const { screen } = await openOrders(withOrders());

    expect(await screen.findByText('No orders waiting for you')).toBeVisible();
  });

  it('offers a retry when the list fails to load', async () => {
    const { screen } = await openOrders((api) => api.on('GET', LIST, refusal(503, 'unavailable')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows that access is forbidden', async () => {
    const { screen } = await openOrders((api) => api.on('GET', LIST, refusal(403, 'forbidden')));

    expect(await screen.findByText('Forbidden resource')).toBeVisible();
  });

  it('is forbidden for carriers', async () => {
    const { router } = await renderApp('/ops/orders', { user: aRecruiter() });

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/forbidden');
    });
  });
});
