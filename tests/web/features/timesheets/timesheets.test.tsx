import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { TimesheetBrief } from '#domain/timesheets/schema';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import {
  aBrief,
  aHistoryEvent,
  anAssignment,
  aPreviewRow,
  aSnapshot,
  aTimesheet,
  aWorkday,
  OTHER_ASSIGNMENT_ID,
  WEEK,
  WORKDAY_ID,
} from '../../support/timesheets';

const LIST = '/api/timesheets';
const PREVIEW = '/api/timesheet/workDay/preview';
const APPROVE = '/api/timesheet/workDay/approve-many';
const user = aRecruiter({ position: 'ACCOUNTING', firstName: 'Ada' });

const list = (...data: TimesheetBrief[]) =>
  ok({ data, count: data.length, week: WEEK, waiting: data.length, oldestWaitingOn: data[0] ? WEEK.startsOn : null });
const other = aBrief({
  _id: OTHER_ASSIGNMENT_ID,
  assignment: anAssignment({
    _id: OTHER_ASSIGNMENT_ID,
    driverId: '018f0000-0000-7000-8000-0000000000d9',
    driver: 'Sam Ray',
  }),
  approvable: [{ _id: 'day-2', version: 5, needsAmount: true }],
});
const rows = [
  aPreviewRow(),
  aPreviewRow({ _id: 'day-2', driver: 'Sam Ray', code: 'workday-amount-missing', payCents: 0 }),
];

const open = (extend: (api: FakeApi) => FakeApi = (api) => api, search = '') =>
  renderApp(`/business/timesheets${search}`, {
    user,
    api: (api) =>
      extend(
        api
          .on('GET', LIST, list(aBrief(), other))
          .on('GET', '/api/facility/organization/{orgId}', ok([]))
          .on('POST', PREVIEW, ok({ data: rows, minutes: 0, payCents: 0, billedCents: 0 })),
      ),
  });

afterEach(freshBrowser);

describe('timesheets of a carrier', () => {
  it('list the weeks with hours, pay and what waits', async () => {
    const { screen } = await open();

    const week = await screen.findByRole('article', { name: 'Maria Gomez' });
    expect(within(week).getByText('9 h 30 min')).toBeVisible();
    expect(within(week).getByText('$256.25')).toBeVisible();
    expect(within(week).getByText('Submitted: 1')).toBeVisible();
    expect(screen.getByText('2 days wait for approval.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Timesheets' })).toBeVisible();
  });

  it('lead to the first week that waits if another one is shown', async () => {
    const waiting = { week: WEEK, waiting: 3, oldestWaitingOn: '2026-10-21' };
    const { screen } = await open((api) => api.on('GET', LIST, ok({ data: [aBrief()], count: 1, ...waiting })));

    expect(await screen.findByRole('link', { name: 'Show the oldest' })).toHaveAttribute(
      'href',
      '/business/timesheets?week=2026-10-21',
    );
  });

  it('keep their filters in the URL', async () => {
    const { screen, browser, router, api } = await open();
    await screen.findByRole('article', { name: 'Maria Gomez' });
    await browser.selectOptions(screen.getByLabelText('Status'), 'Submitted');
    await browser.selectOptions(screen.getByLabelText('Driver'), 'Sam Ray');

    await waitFor(() => expect(router.state.location.search).toContain('state=submitted'));
    await waitFor(() => expect(api.sent('GET', LIST).at(-1)?.query.get('driverId')).toBe(other.assignment.driverId));
    await browser.click(screen.getByRole('button', { name: /Next/ }));
    await waitFor(() => expect(router.state.location.search).toContain('week=2026-11-02'));
  });

  it('approve selected weeks after a preview, with an amount where it is needed, and say what became of each', async () => {
    const answer = { version: 3, payCents: 25_625, billedCents: null };
    const { screen, browser, api } = await open((fake) =>
      fake.on(
        'POST',
        APPROVE,
        ok({
          data: [
            { ...answer, _id: WORKDAY_ID, isDone: true, code: null },
            { ...answer, _id: 'day-2', isDone: false, code: 'workday-changed' },
          ],
          done: 1,
          refused: 1,
        }),
      ),
    );
    for (const box of await screen.findAllByRole('checkbox')) await browser.click(box);
    await browser.click(screen.getByRole('button', { name: 'Approve 2 days' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('1 day needs an amount and a reason.')).toBeVisible();
    expect(dialog.getByText('On your invoice').nextElementSibling).toHaveTextContent('$280.00');
    expect(dialog.getByText(/\$280\.00 on your invoice/)).toBeVisible();
    const amount = dialog.getByLabelText('Amount for Sam Ray, Tue, Oct 27');
    await browser.type(amount, '300.005');
    expect(dialog.getByText('This value is not valid')).toBeVisible();
    await browser.clear(amount);
    await browser.type(amount, '300');
    await browser.type(dialog.getByLabelText('Reason for Sam Ray, Tue, Oct 27'), 'Agreed');
    expect(dialog.getByText('$556.25')).toBeVisible();
    expect(dialog.getByText('On your invoice, without typed amounts')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Approve 2 days' }));

    expect(await dialog.findByText('1 day approved, 1 refused.')).toBeVisible();
    expect(dialog.getByText(/changed in the meantime/)).toBeVisible();
    expect(api.sent('POST', APPROVE)[0]?.body).toEqual({
      workDays: [
        { _id: WORKDAY_ID, version: 2 },
        { _id: 'day-2', version: 5, amount: { cents: 30_000, reason: 'Agreed' } },
      ],
    });
  });

  it.each([
    ['platform', /[AP]M[^·]* · carrier's bill \$30\.00 · driver's pay \$25\.00$/],
    ['direct', /[AP]M[^·]* · driver's pay \$25\.00$/],
  ] as const)('say in their history what settled a dispute, with billing %s', async (billing, text) => {
    const workday = aWorkday({ state: 'approved', billing });
    const settled = aHistoryEvent({ type: 'workdayAdjusted', by: 'ops', cents: 3_000, payCents: 2_500 });
    const { screen, browser } = await open((fake) =>
      fake
        .on('GET', '/api/timesheet/{id}', ok(aTimesheet({ workdays: [workday] })))
        .on('GET', '/api/timesheet/workDay/{id}/history', ok({ data: [settled] })),
    );
    await browser.click(await screen.findByRole('button', { name: 'Show days of Maria Gomez' }));
    await browser.click(await screen.findByText('History of this day'));

    expect(await screen.findByText(text)).toBeVisible();
  });

  it('open to the days with what changed since the submission, and take notes', async () => {
    const workday = aWorkday({ state: 'submitted', flags: ['endMissing'], actions: ['approve', 'requestCorrection'] });
    const edit = aHistoryEvent({ type: 'workdayEdited', before: aSnapshot(), after: aSnapshot({ minutes: 600 }) });
    const REQUEST = '/api/timesheet/request';
    const { screen, browser, api } = await open((fake) =>
      fake
        .on('GET', '/api/timesheet/{id}', ok(aTimesheet({ workdays: [workday], payFlags: ['minimumWage'] })))
        .on('GET', '/api/timesheet/workDay/{id}/history', ok({ data: [edit, aHistoryEvent()] }))
        .on('POST', REQUEST, ok(workday)),
    );
    await browser.click(await screen.findByRole('button', { name: 'Show days of Maria Gomez' }));

    expect(await screen.findByText('Below minimum wage')).toBeVisible();
    expect(screen.getByText('End missing')).toBeVisible();
    const changed = await screen.findByRole('region', { name: 'Changed since the driver submitted it' });
    expect(within(changed).getByText('10 h')).toBeVisible();

    await browser.click(screen.getByRole('button', { name: /^Ask for a correction/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText('What should change?'), 'The break is missing');
    await browser.click(dialog.getByRole('button', { name: 'Ask for a correction' }));
    expect(await screen.findByText('The driver was asked for a correction')).toBeVisible();
    expect(api.sent('POST', REQUEST)[0]?.body).toEqual({
      workDayId: WORKDAY_ID,
      version: 2,
      note: 'The break is missing',
    });
  });

  it('say why there are none', async () => {
    const { screen, browser } = await open((api) => api.on('GET', LIST, list()), '?state=approved');
    expect(await screen.findByText('No hours match these filters')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No hours in this week')).toBeVisible();
  });

  it('are refused to positions without access', async () => {
    const { screen } = await renderApp('/business/timesheets', {
      user: aRecruiter(),
      api: (api) =>
        api.on('GET', LIST, refusal(403, 'forbidden')).on('GET', '/api/facility/organization/{orgId}', ok([])),
    });

    expect(await screen.findByText('Forbidden resource')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Timesheets' })).not.toBeInTheDocument();
  });
});
