import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { DriverTimesheet, Workday } from '#domain/timesheets/schema';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { someHosSettings } from '../../support/hours';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import {
  aDriverTimesheet,
  aHistoryEvent,
  anAssignment,
  aPayLine,
  aShift,
  aSnapshot,
  ASSIGNMENT_ID,
  aTimesheet,
  aWorkday,
  WORKDAY_ID,
} from '../../support/timesheets';

const SUBMIT = '/api/driver-timesheet/submit';
const done = { _id: WORKDAY_ID, isDone: true, code: null, version: 3, payCents: null, billedCents: null };

const openWith = (sheet: DriverTimesheet, extend: (api: FakeApi) => FakeApi = (api) => api, search = '') =>
  renderApp(`/driver/timesheet${search}`, {
    user: aDriver(),
    api: (api) =>
      extend(
        api
          .on('GET', '/api/driver-timesheet', ok(sheet))
          .on('GET', '/api/driver/hours/settings', ok(someHosSettings())),
      ),
  });

const openDay = (workday: Partial<Workday>, extend?: (api: FakeApi) => FakeApi) =>
  openWith(aDriverTimesheet({ timesheet: aTimesheet({ workdays: [aWorkday(workday)] }) }), extend);

const noPay = { isFrozen: false, cents: 0, lines: [], weekDifferenceCents: 0 };

afterEach(freshBrowser);

describe('a workday', () => {
  it('shows its hours, breaks and pay with the calculation before it is submitted', async () => {
    const overtime = aPayLine({ kind: 'overtimeDaily', quantity: 5_400, factor: 1.5, payCents: 5_625 });
    const { screen, browser } = await openDay({
      pay: { isFrozen: false, cents: 25_625, lines: [aPayLine(), overtime], weekDifferenceCents: 0 },
    });

    expect(await screen.findByRole('heading', { name: 'Tue, Oct 27' })).toBeVisible();
    expect(screen.getByText(/^8:00 AM CDT – 6:00 PM CDT · 9 h 30 min$/)).toBeVisible();
    expect(screen.getByText(/Break 12:00 PM CDT – 12:30 PM CDT · 30 min, unpaid/)).toBeVisible();
    expect(screen.getByText('9 h 30 min · $256.25')).toBeVisible();
    await browser.click(screen.getByText('Estimated pay'));
    const lines = screen.getByRole('list', { name: 'Your pay of Tue, Oct 27' });
    expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
    expect(within(lines).getByText('$56.25')).toBeVisible();
  });

  it.each([
    ['driver', /^You disputed this, /],
    ['fleet', /^Disputed by the carrier, /],
  ] as const)('says who disputed it, to the driver: %s', async (by, words) => {
    const dispute = { by, note: 'I left at five', at: '2026-10-28T15:00:00.000Z' };
    const { screen } = await openDay({ state: 'approved', dispute });

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('I left at five')).toBeVisible();
  });

  it('that goes on shows its time so far without an unpaid break, and the duty status has the zone of the clock', async () => {
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
    const breaks = [{ startsAt: at(120), endsAt: at(80), isPaid: false }];
    const shift = aShift({ startsAt: at(185), endsAt: null, minutes: null, needsEnd: false, breaks });
    const since = '2026-10-27T13:00:00.000Z';
    const duty = { status: 'onDuty', remark: null, isLate: false } as const;
    const current = { _id: WORKDAY_ID, ...duty, at: since, receivedAt: since };
    const { screen } = await openDay({ shifts: [shift], minutes: 0, pay: noPay }, (api) =>
      api.on('GET', '/api/driver/hours/settings', ok(someHosSettings({ current }))),
    );

    expect(await screen.findByText(/^2 h 2[56] min so far\. Your pay appears when you clock out\.$/)).toBeVisible();
    expect(screen.queryByText(/\$0\.00/)).toBeNull();
    expect(await screen.findByText(/since .*8:00 AM CDT/i)).toBeVisible();
  });

  it('of a night in which clocks change names its zones, its length and the part after midnight', async () => {
    const night = aShift({
      startsAt: '2026-11-01T03:00:00.000Z',
      endsAt: '2026-11-01T12:00:00.000Z',
      breaks: [],
      minutes: 540,
      minutesNextDay: 420,
    });
    const { screen } = await openDay({ day: '2026-10-31', shifts: [night], minutes: 540, dayMinutes: 1_500 });

    expect(await screen.findByText('10:00 PM CDT – 6:00 AM CST · 9 h')).toBeVisible();
    expect(screen.getByText('25 h day (clocks changed)')).toBeVisible();
    expect(screen.getByText('7 h of it after midnight')).toBeVisible();
  });

  it('shows miles, stops and nights of a job that is paid by the mile', async () => {
    const entries = { ...aWorkday().entries, milesTenths: 5_124, stops: 3, nightsAway: 1, waitingMinutes: 90 };
    const { screen } = await openDay({ entries });

    expect(await screen.findByText('512.4 mi · 3 stops · 1 night away · 1 h 30 min waiting')).toBeVisible();
  });

  it('shows what the carrier wants to be corrected', async () => {
    const correction = { note: 'The break is missing', by: 'Dana Reyes', at: '2026-10-28T15:00:00.000Z' };
    const { screen } = await openDay({ correction });

    expect(await screen.findByText(/^Dana Reyes asked for a correction/)).toBeVisible();
    expect(screen.getByText('The break is missing')).toBeVisible();
  });

  it('is disputed with a note after its approval, and shows its history', async () => {
    const edit = aHistoryEvent({ type: 'workdayEdited', before: aSnapshot(), after: aSnapshot({ minutes: 600 }) });
    const disputePath = `/api/driver-timesheet/${WORKDAY_ID}/dispute`;
    const { screen, browser, api } = await openDay({ state: 'invoiced', version: 4, actions: ['dispute'] }, (fake) =>
      fake
        .on('POST', disputePath, ok(aWorkday({ state: 'invoiced' })))
        .on('GET', '/api/driver-timesheet/{id}/history', ok({ data: [edit] })),
    );
    await browser.click(await screen.findByText('History of this day'));
    expect(await screen.findByText('Hours edited')).toBeVisible();
    expect(screen.getByText('10 h')).toBeVisible();

    await browser.click(screen.getByRole('button', { name: 'Dispute: Tue, Oct 27' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('button', { name: 'Dispute' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await browser.type(dialog.getByLabelText('What is wrong with these hours?'), 'I worked until seven');
    await browser.click(dialog.getByRole('button', { name: 'Dispute' }));

    expect(await screen.findByText('Dispute sent')).toBeVisible();
    expect(api.sent('POST', disputePath)[0]?.body).toEqual({ version: 4, note: 'I worked until seven' });
  });
});

describe('submitting', () => {
  it('sends a day, or all days of the week, as they were shown', async () => {
    const { screen, browser, api } = await openDay({}, (fake) =>
      fake.on('POST', SUBMIT, ok({ data: [done], done: 1, refused: 0 })),
    );
    await browser.click(await screen.findByRole('button', { name: 'Submit 1 day' }));
    expect(await screen.findByText('1 day submitted')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Submit day: Tue, Oct 27' }));

    await waitFor(() => expect(api.sent('POST', SUBMIT)).toHaveLength(2));
    for (const { body, headers } of api.sent('POST', SUBMIT)) {
      expect(body).toEqual({ workDays: [{ _id: WORKDAY_ID, version: 2 }] });
      expect(headers.get('Idempotency-Key')).not.toBeNull();
    }
  });

  it('says why a day was refused', async () => {
    const { screen, browser } = await openDay({}, (fake) =>
      fake.on('POST', SUBMIT, ok({ data: [{ ...done, isDone: false, code: 'workday-changed' }], done: 0, refused: 1 })),
    );
    await browser.click(await screen.findByRole('button', { name: 'Submit 1 day' }));

    expect(await screen.findByText(/changed in the meantime/)).toBeVisible();
  });
});

describe('a day without hours', () => {
  const EDIT = `/api/driver-timesheet/${ASSIGNMENT_ID}/2026-10-31`;

  async function fill(extend: (api: FakeApi) => FakeApi) {
    const assignment = anAssignment({ startsOn: '2026-10-31', endsOn: '2026-10-31' });
    const opened = await openWith(aDriverTimesheet({ timesheet: aTimesheet({ assignment, workdays: [] }) }), extend);
    await opened.browser.click(await opened.screen.findByRole('button', { name: 'Add hours: Sat, Oct 31' }));
    await opened.screen.findByRole('dialog', { name: 'Hours of Sat, Oct 31' });
    return opened;
  }

  it('is filled in, and a time that occurred twice asks which one', async () => {
    const { screen, browser, api } = await fill((fake) => fake.on('PUT', EDIT, ok(aWorkday())));
    await browser.type(screen.getByLabelText('Start of shift'), '22:00');
    await browser.type(screen.getByLabelText('End of shift'), '01:30');
    expect(screen.getByText('Next day, Sun, Nov 1')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByText(/This time occurred twice: clocks went back\. Please choose/)).toBeVisible();

    await browser.selectOptions(screen.getByLabelText('End of shift: which of the two?'), 'The second: 1:30 AM CST');
    await browser.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByText('Hours saved')).toBeVisible();
    expect(api.sent('PUT', EDIT)[0]?.body).toMatchObject({
      version: 0,
      shifts: [
        { startsAt: { local: '2026-10-31T22:00' }, endsAt: { local: '2026-11-01T01:30', which: 'second' }, breaks: [] },
      ],
    });
  });

  it('shows why the hours were refused, and keeps them', async () => {
    const { screen, browser } = await fill((fake) => fake.on('PUT', EDIT, refusal(409, 'workday-overlaps')));
    await browser.type(screen.getByLabelText('Start of shift'), '08:00');
    await browser.type(screen.getByLabelText('End of shift'), '16:00');
    await browser.click(screen.getByRole('button', { name: 'Save hours' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(/overlap/);
    expect(screen.getByLabelText('End of shift')).toHaveValue('16:00');
  });
});

describe('the page', () => {
  it('goes to other weeks, which are in the URL', async () => {
    const { screen, browser, router, api } = await openWith(aDriverTimesheet());
    await browser.click(await screen.findByRole('button', { name: /Previous/ }));

    await waitFor(() => {
      expect(router.state.location.search).toBe('?week=2026-10-19');
    });
    await waitFor(() => expect(api.sent('GET', '/api/driver-timesheet').at(-1)?.query.get('week')).toBe('2026-10-19'));
    await browser.click(screen.getByRole('button', { name: 'This week' }));
    expect(router.state.location.search).toBe('');
  });

  it('says when the first hours come', async () => {
    const { screen } = await openWith(aDriverTimesheet({ assignments: [], timesheet: null }));

    expect(await screen.findByText('No assignment yet')).toBeVisible();
  });

  it('offers a retry when loading fails', async () => {
    const { screen } = await openWith(aDriverTimesheet(), (api) =>
      api.on('GET', '/api/driver-timesheet', refusal(503, 'unavailable')),
    );

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
