import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, within } from '@testing-library/react';
import type { OpsPrice } from '#domain/prices/schema';
import { ok, refusal } from '../../support/fake-api';
import { anOpsAdmin, anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const PAGE = '/ops/billing/prices';
const PREVIEW = '/api/ops/prices/preview';

const aPrice = (more: Partial<OpsPrice> = {}): OpsPrice => ({
  _id: '018f0000-0000-7000-8000-0000000000e1',
  product: 'certifiedMatch',
  amount: 5_000,
  state: null,
  startsAt: '2026-01-01T06:00:00.000Z',
  endsAt: null,
  status: 'current',
  createdBy: null,
  ...more,
});
const planned = aPrice({
  _id: '018f0000-0000-7000-8000-0000000000e2',
  product: 'psp',
  amount: 1_500,
  startsAt: '2099-01-01T06:00:00.000Z',
  status: 'planned',
});

const open = (prices: OpsPrice[], user = anOpsAdmin()) =>
  renderApp(PAGE, {
    user,
    api: (api) =>
      api
        .on('GET', '/api/ops/prices', ok({ data: prices }))
        .on(
          'POST',
          PREVIEW,
          ok({
            before: 5_000,
            startsAt: '2099-02-01T06:00:00.000Z',
            endsAt: null,
            orders: 3,
            carriers: 2,
            openInvitations: 1,
            unpaidInvoices: 0,
            names: ['Blue Mesa Freight'],
          }),
        )
        .on('POST', '/api/ops/prices', ok())
        .on('POST', '/api/ops/prices/{id}/cancel', ok()),
  });

afterEach(freshBrowser);

describe('the prices of operations', () => {
  it('says for each price when it counts', async () => {
    const record = aPrice({ _id: '018f0000-0000-7000-8000-0000000000e3', product: 'mvr', state: 'TX', amount: 750 });
    const { screen } = await open([aPrice(), planned, record]);

    expect(await screen.findByText('$50.00')).toBeVisible();
    expect(screen.getByText('Not in force yet')).toBeVisible();
    expect(screen.getByText(/, TX$/)).toBeVisible();
  });

  it('has no day for the prices with which the product starts, whatever zone reads it', async () => {
    const chosen = {
      ...planned,
      createdBy: 'Sam Ray',
      status: 'current' as const,
      startsAt: '2026-03-01T12:00:00.000Z',
    };
    const { screen } = await open([aPrice({ startsAt: '2020-01-01T00:00:00.000Z' }), chosen]);

    expect(await screen.findByText('From the start')).toBeVisible();
    expect(screen.queryByText(/\/(2019|2020)$/)).toBeNull();
    expect(screen.getByText('03/01/2026')).toBeVisible();
  });

  it('says that a price would not change', async () => {
    const { screen, api, browser } = await renderApp(PAGE, {
      user: anOpsAdmin(),
      api: (fake) =>
        fake
          .on('GET', '/api/ops/prices', ok({ data: [aPrice()] }))
          .on('POST', PREVIEW, refusal(409, 'price-unchanged')),
    });
    await browser.click(await screen.findByRole('button', { name: 'New price' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/First day/), { target: { value: '2099-02-01' } });
    await browser.click(dialog.getByRole('button', { name: 'Show impact' }));

    expect(await dialog.findByText(/This price already applies on that day/)).toBeVisible();
    expect(api.sent('POST', '/api/ops/prices')).toEqual([]);
  });

  it('plans a new price after a preview of what it touches', async () => {
    const { screen, api, browser } = await open([aPrice()]);
    await browser.click(await screen.findByRole('button', { name: 'New price' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New price of Certified match' }));
    fireEvent.change(dialog.getByLabelText(/First day/), { target: { value: '2099-02-01' } });
    await browser.click(dialog.getByRole('button', { name: 'Show impact' }));

    expect(await dialog.findByText('Touches 3 orders of 2 carriers.')).toBeVisible();
    expect(dialog.getByText('Carriers: Blue Mesa Freight')).toBeVisible();
    expect(api.sent('POST', '/api/ops/prices')).toEqual([]);
    await browser.click(dialog.getByRole('button', { name: 'Plan price' }));

    expect(await screen.findByText('Price planned')).toBeVisible();
    const body = { product: 'certifiedMatch', state: null, amount: 5_000, startsOn: '2099-02-01' };
    expect(api.sent('POST', '/api/ops/prices').map((sent) => sent.body)).toEqual([body]);
  });

  it('cancels a planned price after a confirmation', async () => {
    const { screen, api, browser } = await open([planned]);
    await browser.click(await screen.findByRole('button', { name: 'Cancel price' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('button', { name: 'Cancel price' }));

    expect(await screen.findByText('Price canceled')).toBeVisible();
    expect(api.sent('POST', '/api/ops/prices/{id}/cancel')).toHaveLength(1);
  });

  it('is changed by administrators only, and says so', async () => {
    const { screen } = await open([aPrice()], anOpsMember());

    expect(await screen.findByRole('button', { name: 'New price' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says why it cannot be loaded', async () => {
    const { screen } = await renderApp(PAGE, {
      user: anOpsAdmin(),
      api: (api) => api.on('GET', '/api/ops/prices', refusal(503, 'unavailable')),
    });

    expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  });

  it('plans a late fee of one state, which may be 0', async () => {
    const { screen, api, browser } = await open([aPrice({ product: 'lateFee', amount: 150 })]);
    await browser.click(await screen.findByRole('button', { name: 'New price' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.selectOptions(dialog.getByLabelText('State of the carrier'), 'Texas');
    const points = dialog.getByLabelText('Basis points a month');
    await browser.clear(points);
    await browser.type(points, '0');
    fireEvent.change(dialog.getByLabelText(/First day/), { target: { value: '2099-02-01' } });
    await browser.click(dialog.getByRole('button', { name: 'Show impact' }));

    expect(await dialog.findByText('Counts for 0 unpaid invoices of 2 carriers.')).toBeVisible();
    expect(api.sent('POST', PREVIEW)[0]?.body).toMatchObject({ product: 'lateFee', state: 'TX', amount: 0 });
  });
});
