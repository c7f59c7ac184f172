import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { Purchase } from '#domain/purchases/schema';
import { aDriverCard, DRIVER_ID } from '../../support/carrier-drivers';
import { anOrderView, ORDER_ID } from '../../support/carrier-orders';
import { ok, refusal } from '../../support/fake-api';
import { anOpsAdmin, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const INVITE = '/api/job-order/fleet-job-request';
const PRICES = '/api/purchases/match-prices';
const cost = (cents: number) => ({ cents, paid: 1, isTrial: false, trialEndsOn: null });

afterEach(freshBrowser);

const aPurchase: Purchase = {
  _id: ORDER_ID,
  product: 'certifiedMatch',
  state: 'charged',
  organization: { _id: ORDER_ID, name: 'Blue Mesa Freight' },
  driver: { _id: DRIVER_ID, name: 'Maria G.' },
  order: null,
  boughtBy: 'Ann Smith',
  boughtAt: '2026-11-20T12:00:00.000Z',
  listCents: 5_000,
  cents: 5_000,
  reason: null,
  invoiceId: null,
  credit: null,
};

describe('an invitation that costs something', () => {
  it('says the price first, and keeps the dialog with the new one if it has changed', async () => {
    const shown = [5_000, 5_500, 5_500, 5_500];
    const { screen, api, browser } = await renderApp(`/business/job-order/${ORDER_ID}/hiring-flow/inviteDrivers`, {
      user: aRecruiter(),
      api: (fake) =>
        fake
          .on('GET', '/api/job-order/id/{id}', ok(anOrderView()))
          .on('GET', '/api/map-tiles', ok({ tiles: null }))
          .on('POST', '/api/drivers/search', ok({ data: [aDriverCard()], page: 0, total: 1, isTotalCapped: false }))
          .on('POST', PRICES, () => ok({ data: [], total: cost(shown[0] ?? 5_500) }))
          .on('POST', INVITE, () => {
            shown.shift();
            return refusal(409, 'price-changed', { params: { price: '$55.00', cents: 5_500 } });
          }),
    });
    await browser.click(await screen.findByRole('button', { name: 'Invite to job' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('The match costs $50.00, due once the driver is in review.')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Invite to job' }));

    expect(await dialog.findByText('The match costs $55.00, due once the driver is in review.')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Invite to job' }));

    expect(api.sent('POST', INVITE).map(({ body }) => (body as { shownPriceCents: number }).shownPriceCents)).toEqual([
      5_000, 5_500,
    ]);
  });
});

describe('the list of purchases', () => {
  it('lets operations credit one with a reason', async () => {
    const { screen, api, browser } = await renderApp('/ops/billing/purchases', {
      user: anOpsAdmin(),
      api: (fake) =>
        fake
          .on('GET', '/api/purchases', ok({ data: [aPurchase], count: 1, totalCents: 5_000 }))
          .on('POST', '/api/ops/purchases/{id}/credit', ok()),
    });

    expect(await screen.findByText('Blue Mesa Freight')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Billing' }));
    expect(tabs.getByRole('link', { name: 'Purchases', current: 'page' })).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Credit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Charged by mistake');
    await browser.click(dialog.getByRole('button', { name: 'Credit' }));

    expect(await screen.findByText('Purchase credited')).toBeVisible();
    expect(api.sent('POST', '/api/ops/purchases/{id}/credit').map(({ body }) => body)).toEqual([
      { cents: 5_000, reason: 'Charged by mistake' },
    ]);
  });
});
