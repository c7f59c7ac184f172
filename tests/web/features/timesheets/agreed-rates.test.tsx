import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, within } from '@testing-library/react';
import type { AgreedRates } from '#domain/agreed-rates/schema';
import { applyChange } from '#web/shared/realtime/connect';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aBrief, ASSIGNMENT_ID, WEEK } from '../../support/timesheets';

const RATES = '/api/timesheet/{id}/rates';
const rates = (more: Partial<AgreedRates> = {}): AgreedRates => ({
  assignmentId: ASSIGNMENT_ID,
  title: 'Night drayage',
  carrier: 'Long Beach Drayage',
  driver: 'Maria Gomez',
  unit: 'hour',
  order: { mills: 21_000, toMills: 25_000 },
  isOpen: true,
  current: null,
  rates: [],
  ...more,
});

async function open(position: 'HR' | 'ACCOUNTING') {
  const app = await renderApp('/business/timesheets', {
    user: aRecruiter({ position }),
    api: (api) =>
      api
        .on('GET', '/api/timesheets', ok({ data: [aBrief()], count: 1, week: WEEK, waiting: 0 }))
        .on('GET', '/api/facility/organization/{orgId}', ok([]))
        .on('GET', RATES, ok(rates())),
  });
  await app.browser.click(await app.screen.findByRole('button', { name: 'Rate of pay of Maria Gomez' }));
  return { ...app, dialog: within(await app.screen.findByRole('dialog')) };
}

afterEach(freshBrowser);

it('HR agrees on a rate and its first day; a refusal keeps the entries', async () => {
  const { dialog, api, browser, screen } = await open('HR');
  expect(await dialog.findByText(/No rate has been agreed.*\$21\.00 per hour/)).toBeVisible();
  await browser.click(dialog.getByRole('button', { name: 'Save rate' }));
  expect(await dialog.findByText('Type a rate')).toBeVisible();
  api.on('POST', RATES, refusal(409, 'rate-days-approved'));
  await browser.type(dialog.getByLabelText('Rate per hour'), '23.5');
  fireEvent.change(dialog.getByLabelText('Paid from'), { target: { value: '2026-11-02' } });
  await browser.type(dialog.getByLabelText('Reason'), 'Raise');
  await browser.click(dialog.getByRole('button', { name: 'Save rate' }));
  expect(await dialog.findByText(/Days from this date on are approved/)).toBeVisible();

  api.on('POST', RATES, ok(rates({ isOpen: false })));
  await browser.click(dialog.getByRole('button', { name: 'Save rate' }));
  expect(await screen.findByText('The rate was saved')).toBeVisible();
  expect(api.sent('POST', RATES).at(-1)?.body).toEqual({ rate: 23.5, startsOn: '2026-11-02', reason: 'Raise' });
});

it('accounting reads the rates with their history', async () => {
  const { dialog, api, client } = await open('ACCOUNTING');
  expect(await dialog.findByText('HR and administrators can change the rate.')).toBeVisible();
  const rate = {
    _id: 'r1',
    unit: 'hour',
    mills: 23_500,
    startsOn: '2026-11-02',
    at: '2026-11-01T12:00:00.000Z',
  } as const;
  api.on(
    'GET',
    RATES,
    ok(
      rates({
        isOpen: false,
        current: { unit: 'hour', mills: 23_500 },
        rates: [{ ...rate, reason: 'Raise', by: 'Ada Lee' }],
      }),
    ),
  );
  // Somebody else has set it.
  act(() => {
    applyChange(client, { topic: 'workday', id: ASSIGNMENT_ID });
  });

  expect(await dialog.findByText('$23.50 per hour from Mon, Nov 2, by Ada Lee: Raise')).toBeVisible();
  expect(dialog.queryByLabelText('Paid from')).toBeNull();
});

it('a week shows what another browser changed', async () => {
  const { screen, api, client } = await renderApp('/business/timesheets', {
    user: aRecruiter({ position: 'ACCOUNTING' }),
    api: (fake) =>
      fake
        .on('GET', '/api/timesheets', ok({ data: [aBrief()], count: 1, week: WEEK, waiting: 1 }))
        .on('GET', '/api/facility/organization/{orgId}', ok([])),
  });
  expect(await screen.findByText('1 day waits for approval.')).toBeVisible();
  api.on('GET', '/api/timesheets', ok({ data: [aBrief()], count: 1, week: WEEK, waiting: 3 }));
  act(() => {
    applyChange(client, { topic: 'workday', id: 'any' });
  });

  expect(await screen.findByText('3 days wait for approval.')).toBeVisible();
});
