import { afterEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { anAgingRow } from '../../support/billing';
import { ORGANIZATION_ID } from '../../support/carrier-orders';
import { type FakeApi, ok } from '../../support/fake-api';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { anAssignment, aWorkday, WORKDAY_ID } from '../../support/timesheets';

afterEach(freshBrowser);

const aDispute = (billing: 'platform' | 'direct' = 'platform') => ({
  workday: aWorkday({
    state: 'approved',
    billedCents: 20_000,
    dispute: { by: 'fleet', note: 'We agreed on 8 hours', at: '2026-11-03T15:00:00.000Z' },
  }),
  assignment: anAssignment({ billing }),
});

const open = (address: string, disputes: readonly ReturnType<typeof aDispute>[]) =>
  renderApp(address, {
    user: anOpsMember(),
    api: (api: FakeApi) =>
      api
        .on('GET', '/api/ops/workdays/disputes', ok({ data: disputes }))
        .on('POST', '/api/ops/workdays/{id}/adjust', ok(aDispute().workday)),
  });

it('disputed workdays are shown to operations with both sides, and settled with two amounts and a decision', async () => {
  const { screen, browser, api } = await open('/ops/billing/disputes', [aDispute()]);

  const row = within(await screen.findByRole('row', { name: /Maria Gomez/ }));
  expect(row.getByText('We agreed on 8 hours')).toBeVisible();
  expect(row.getByText(/^Disputed by the carrier/)).toBeVisible();
  expect(row.getByText('$200.00')).toBeVisible();
  expect(row.getByRole('link', { name: 'Long Beach Drayage' })).toHaveAttribute(
    'href',
    `/ops/billing/carriers/${ORGANIZATION_ID}`,
  );
  await browser.click(row.getByRole('button', { name: /^Settle the dispute: Maria Gomez/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.clear(dialog.getByLabelText("Change of the carrier's bill"));
  await browser.type(dialog.getByLabelText("Change of the carrier's bill"), '-25');
  await browser.clear(dialog.getByLabelText("Change of the driver's pay"));
  await browser.type(dialog.getByLabelText("Change of the driver's pay"), '-20.5');
  await browser.type(dialog.getByLabelText('Your decision'), 'One hour less');
  await browser.click(dialog.getByRole('button', { name: 'Settle' }));

  expect(await screen.findByText('Dispute settled')).toBeVisible();
  const [sent] = api.sent('POST', '/api/ops/workdays/{id}/adjust');
  expect(sent?.body).toEqual({ cents: -2_500, payCents: -2_050, note: 'One hour less' });
  expect(sent?.path).toContain(WORKDAY_ID);
});

it('a dispute needs a decision that both sides read', async () => {
  const { screen, browser, api } = await open('/ops/billing/disputes', [aDispute()]);

  await browser.click(await screen.findByRole('button', { name: /^Settle the dispute/ }));
  await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Settle' }));

  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(api.sent('POST', '/api/ops/workdays/{id}/adjust')).toHaveLength(0);
});

it('no amount is asked for a driver whom the carrier pays itself', async () => {
  const { screen, browser } = await open('/ops/billing/disputes', [aDispute('direct')]);

  await browser.click(await screen.findByRole('button', { name: /^Settle the dispute/ }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Long Beach Drayage pays this driver itself/)).toBeVisible();
  expect(dialog.queryByLabelText("Change of the driver's pay")).toBeNull();
});

it('the number of disputes is on every page of billing', async () => {
  const { organizationId: _id, organization: _name, oldestDueOn: _day, ...totals } = anAgingRow();
  const { screen } = await renderApp('/ops/billing/carriers', {
    user: anOpsMember(),
    api: (api: FakeApi) =>
      api
        .on('GET', '/api/ops/billing/aging', ok({ data: [], count: 0, totals }))
        .on('GET', '/api/ops/workdays/disputes', ok({ data: [aDispute()] })),
  });

  expect(await screen.findByRole('link', { name: /^Disputes\s*1$/ })).toHaveAttribute('href', '/ops/billing/disputes');
});

it('no open dispute is said', async () => {
  const { screen } = await open('/ops/billing/disputes', []);

  expect(await screen.findByText('No open disputes')).toBeVisible();
});
