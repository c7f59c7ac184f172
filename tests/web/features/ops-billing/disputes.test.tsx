import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { AdjustmentPreview, WorkdayDispute } from '#domain/timesheets/disputes/schema';
import { ok, refusal } from '../../support/fake-api';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aHistoryEvent, anAssignment, aPayLine, aWorkday, WORKDAY_ID } from '../../support/timesheets';

const LIST = '/api/ops/workdays/disputes';
const ONE = '/api/ops/workdays/{id}';
const PREVIEW = '/api/ops/workdays/{id}/adjust/preview';
const ADJUST = '/api/ops/workdays/{id}/adjust';

const dispute = { by: 'driver', note: 'I worked until six', at: '2026-10-29T12:00:00.000Z' } as const;
const workday = aWorkday({
  state: 'approved',
  version: 4,
  dispute,
  pay: { isFrozen: true, cents: 20_000, lines: [aPayLine({ billCents: 22_000 })], weekDifferenceCents: 0 },
  billedCents: 22_000,
  actions: ['adjust'],
});
const aDispute = (more: Partial<WorkdayDispute> = {}): WorkdayDispute => ({
  workday,
  assignment: anAssignment(),
  history: { data: [aHistoryEvent({ type: 'workdayDisputed', note: dispute.note })] },
  timeRates: [{ kind: 'straight', payMills: 25_000, billMills: null, markupBasisPoints: 1_000 }],
  ...more,
});
const effect: AdjustmentPreview = {
  invoice: { on: '2026-12-01', beforeCents: 22_000, afterCents: 24_750 },
  payout: {
    weekStartsOn: '2026-10-26',
    paidCents: 20_000,
    beforeCents: 0,
    afterCents: 2_500,
    unrecoveredCents: 0,
    isDue: true,
  },
};

const openOne = (more: Partial<WorkdayDispute> = {}, shown = effect) =>
  renderApp(`/ops/billing/disputes/${WORKDAY_ID}`, {
    user: anOpsMember(),
    api: (api) =>
      api
        .on('GET', ONE, ok(aDispute(more)))
        .on('POST', PREVIEW, ok(shown))
        .on('POST', ADJUST, ok(workday)),
  });

afterEach(freshBrowser);

describe('the list of disputes', () => {
  const fleet = aWorkday({
    _id: '018f0000-0000-7000-8000-00000000da02',
    dispute: { ...dispute, by: 'fleet', note: 'Left at four' },
  });
  const rows = ok({ data: [workday, fleet].map((each) => ({ workday: each, assignment: anAssignment() })) });

  it('says who disputes what, and keeps its filter in the address', async () => {
    const { screen, browser, router } = await renderApp('/ops/billing/disputes', {
      user: anOpsMember(),
      api: (api) => api.on('GET', LIST, rows),
    });

    expect(await screen.findByText('Left at four')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Disputes' }));
    expect(table.getAllByRole('link')[0]).toHaveAttribute('href', `/ops/billing/disputes/${WORKDAY_ID}`);
    expect(table.getByText('$220.00')).toBeVisible();

    await browser.selectOptions(screen.getByLabelText('Disputed by'), 'Driver');
    expect(screen.queryByText('Left at four')).toBeNull();
    await waitFor(() => {
      expect(router.state.location.search).toBe('?by=driver');
    });
  });

  it('may be empty, and can be loaded again', async () => {
    let isDown = true;
    const { screen, browser } = await renderApp('/ops/billing/disputes', {
      user: anOpsMember(),
      api: (api) => api.on('GET', LIST, () => (isDown ? refusal(503, 'unavailable') : ok({ data: [] }))),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await browser.click(again);

    expect(await screen.findByText('No open disputes')).toBeVisible();
  });
});

describe('one dispute', () => {
  it('shows the calculation for both sides, and what they said', async () => {
    const { screen } = await openOne();

    const lines = within(await screen.findByRole('group', { name: 'Pay calculation' }));
    expect((await lines.findAllByRole('cell')).map(({ textContent }) => textContent).slice(1)).toEqual([
      '$200.00',
      '$220.00',
    ]);
    expect(screen.getAllByText('I worked until six')).toHaveLength(2);
  });

  it('is settled with amounts after a preview, which a change makes old', async () => {
    const { screen, api, browser } = await openOne();
    await browser.click(await screen.findByRole('button', { name: 'Settle dispute' }));
    const dialog = within(await screen.findByRole('dialog'));
    const pay = dialog.getByLabelText('For the driver');
    await browser.clear(pay);
    await browser.type(pay, '25');
    const bill = dialog.getByLabelText('For the carrier');
    await browser.clear(bill);
    await browser.type(bill, '-27.50');
    await browser.type(dialog.getByLabelText('Reason'), 'One hour more');
    await browser.click(dialog.getByRole('button', { name: 'Preview the result' }));

    expect(await dialog.findByRole('status')).toHaveTextContent(
      /The driver gets \$25\.00 for the week of .*: its next payout of \$0\.00 becomes \$25\.00\./,
    );
    expect(api.sent('POST', PREVIEW).map(({ body }) => body)).toEqual([{ cents: -2_750, payCents: 2_500 }]);
    expect(api.sent('POST', ADJUST)).toEqual([]);
    await browser.type(bill, '0');
    expect(dialog.getByRole('button', { name: 'Settle the dispute' })).toBeVisible();
    await browser.clear(bill);
    await browser.click(dialog.getByRole('button', { name: 'Preview the result' }));
    await browser.click(await dialog.findByRole('button', { name: 'Settle the dispute' }));

    expect(await screen.findByText('Dispute settled')).toBeVisible();
    expect(api.sent('POST', ADJUST).map(({ body }) => body)).toEqual([
      { cents: 0, payCents: 2_500, note: 'One hour more', version: 4 },
    ]);
  });

  it('is settled with hours at a rate of the day', async () => {
    const { screen, api, browser } = await openOne();
    await browser.click(await screen.findByRole('button', { name: 'Settle dispute' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByLabelText('Hours'));
    await browser.clear(dialog.getByLabelText('Hours for the driver'));
    await browser.type(dialog.getByLabelText('Hours for the driver'), '1.5');
    await browser.clear(dialog.getByLabelText('Hours for the carrier'));
    await browser.type(dialog.getByLabelText('Hours for the carrier'), '1');
    await browser.type(dialog.getByLabelText('Reason'), 'Waited');
    await browser.click(dialog.getByRole('button', { name: 'Preview the result' }));

    await dialog.findByRole('status');
    expect(api.sent('POST', PREVIEW).map(({ body }) => body)).toEqual([{ cents: 2_750, payCents: 3_750 }]);
  });

  it('says that the amounts of a direct job order are only recorded', async () => {
    const { screen, browser } = await openOne({ timeRates: [] }, { invoice: null, payout: null });
    await browser.click(await screen.findByRole('button', { name: 'Settle dispute' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('Settle with')).toBeNull();
    await browser.type(dialog.getByLabelText('Reason'), 'Agreed');
    await browser.click(dialog.getByRole('button', { name: 'Preview the result' }));

    expect(await dialog.findByRole('status')).toHaveTextContent('Both amounts are only recorded');
  });

  it('that is settled has no action', async () => {
    const { screen } = await openOne({ workday: { ...workday, dispute: null } });

    expect(await screen.findByText('This workday is not disputed any more.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Settle dispute' })).toBeNull();
  });
});
