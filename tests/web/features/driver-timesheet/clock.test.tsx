import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import type { DriverTimesheet, TimeEventAnswers, TimeEventInput } from '#domain/timesheets/schema';
import { unsentEvents } from '#web/entities/driver/clock/unsent-events';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { someHosSettings } from '../../support/hours';
import { goOffline, goOnline } from '../../support/network';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import {
  aDriverTimesheet,
  anAssignment,
  ASSIGNMENT_ID,
  aTimesheet,
  aWorkday,
  OTHER_ASSIGNMENT_ID,
  WORKDAY_ID,
} from '../../support/timesheets';

const EVENTS = '/api/driver-timesheet/events';
const user = aDriver();
const anOpenShift = (startsAt: string, more: object = {}) => ({
  ...{ workdayId: WORKDAY_ID, assignmentId: ASSIGNMENT_ID, day: '2026-10-27', startsAt },
  ...{ onBreakSince: null, needsEnd: false },
  ...more,
});

type Answer = (event: TimeEventInput) => Partial<TimeEventAnswers['data'][number]>;

/** An API that takes every tap, unless a test says otherwise. */
const withClock =
  (sheet: DriverTimesheet, answer: Answer = () => ({})) =>
  (api: FakeApi) =>
    api
      .on('GET', '/api/driver-timesheet', ok(sheet))
      .on('GET', '/api/driver/hours/settings', ok(someHosSettings()))
      .on('POST', EVENTS, ({ body }) => {
        const { events } = body as { events: TimeEventInput[] };
        const taken = { result: 'recorded', code: null, workdayId: WORKDAY_ID, clockDiffers: false };
        return ok({ data: events.map((event) => ({ id: event.id, ...taken, ...answer(event) })) });
      });

const open = (sheet: DriverTimesheet, answer?: Answer) =>
  renderApp('/driver/timesheet', { user, api: withClock(sheet, answer) });

const kindsSent = (api: FakeApi) =>
  api.sent('POST', EVENTS).map(({ body }) => (body as { events: TimeEventInput[] }).events.map(({ kind }) => kind));

beforeEach(freshBrowser);
afterEach(() => {
  freshBrowser();
  jest.restoreAllMocks();
});

describe('the clock', () => {
  it('clocks in with a tap, which is sent once with the time of the phone', async () => {
    const { screen, browser, api } = await open(aDriverTimesheet());
    await browser.click(await screen.findByRole('button', { name: 'Clock in' }));

    expect(await screen.findByText('Off the clock')).toBeVisible();
    await waitFor(() => expect(unsentEvents(user._id)).toEqual([]));
    const [sent, ...others] = api.sent('POST', EVENTS);
    expect(others).toEqual([]);
    expect(sent?.body).toMatchObject({
      sentAt: expect.any(String),
      events: [{ assignmentId: ASSIGNMENT_ID, kind: 'clockIn', deviceAt: expect.any(String) }],
    });
  });

  it('shows in words what the driver is doing, and offers only what follows', async () => {
    const startsAt = new Date(Date.now() - 95 * 60_000).toISOString();
    const { screen, browser, api } = await open(aDriverTimesheet({ open: anOpenShift(startsAt) }));

    expect(await screen.findByText('On the clock')).toBeVisible();
    expect(screen.getByText(/^Since .* · 1 h 3\d min$/)).toBeVisible();
    const clockIn = screen.getByRole('button', { name: 'Clock in' });
    expect(clockIn).toHaveAttribute('aria-disabled', 'true');
    await browser.click(clockIn);
    expect(api.sent('POST', EVENTS)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Clock out' })).not.toHaveAttribute('aria-disabled');
  });

  it('asks for the end of a shift that was left open', async () => {
    const workday = aWorkday({ flags: ['endMissing'] });
    const sheet = aDriverTimesheet({
      open: anOpenShift('2026-10-27T13:00:00.000Z', { needsEnd: true }),
      timesheet: aTimesheet({ workdays: [workday] }),
    });
    const { screen, browser } = await open(sheet);
    await browser.click(await screen.findByRole('button', { name: 'Set the end' }));

    expect(await screen.findByRole('dialog', { name: 'Hours of Tue, Oct 27' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clock out' })).not.toBeInTheDocument();
  });

  it('stays with the assignment on which the driver is clocked in', async () => {
    const other = anAssignment({ _id: OTHER_ASSIGNMENT_ID, title: 'Yard work', carrier: 'Harbor Lines' });
    const sheet = aDriverTimesheet({
      assignments: [anAssignment(), other],
      open: anOpenShift(new Date().toISOString(), { assignmentId: OTHER_ASSIGNMENT_ID }),
    });
    const { screen, browser, api, router } = await open(sheet);

    expect(await screen.findByRole('heading', { name: 'Yard work' })).toBeVisible();
    await browser.selectOptions(screen.getByLabelText('Assignment'), 'Yard work at Harbor Lines');
    await waitFor(() => {
      expect(router.state.location.search).toContain(`assignment=${OTHER_ASSIGNMENT_ID}`);
    });
    await browser.click(screen.getByRole('button', { name: 'Clock out' }));
    await waitFor(() => expect(api.sent('POST', EVENTS)).toHaveLength(1));
    expect(api.sent('POST', EVENTS)[0]?.body).toMatchObject({ events: [{ assignmentId: OTHER_ASSIGNMENT_ID }] });
  });
});

describe('without a network', () => {
  it('keeps each tap, shows that it waits, and sends all in order when the network is back', async () => {
    const { screen, browser, api } = await open(aDriverTimesheet());
    const clockIn = await screen.findByRole('button', { name: 'Clock in' });
    goOffline();
    await browser.click(clockIn);
    await browser.click(await screen.findByRole('button', { name: 'Start break' }));

    expect(screen.getByText('On break')).toBeVisible();
    const waiting = screen.getByRole('list', { name: 'Waiting to send' });
    expect(
      within(waiting)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.split(',')[0]),
    ).toEqual(['Clock in', 'Start break']);
    expect(screen.getByText(/^You are offline\. Your taps are stored/)).toBeVisible();

    goOnline(api.fetch);
    await waitFor(() => expect(kindsSent(api)).toEqual([['clockIn', 'breakStart']]));
    await waitFor(() => {
      expect(screen.queryByRole('list', { name: 'Waiting to send' })).not.toBeInTheDocument();
    });
  });

  it('loses nothing by a reload, and sends it from any page', async () => {
    const first = await open(aDriverTimesheet());
    const clockIn = await first.screen.findByRole('button', { name: 'Clock in' });
    goOffline();
    await first.browser.click(clockIn);
    const [kept] = unsentEvents(user._id);
    act(() => {
      first.screen.unmount();
    });
    goOnline(first.api.fetch);

    const { api } = await renderApp('/driver/jobs', {
      user,
      api: (fake) =>
        withClock(aDriverTimesheet())(fake).on('GET', '/api/driver/job-orders', refusal(503, 'unavailable')),
    });
    await waitFor(() => expect(unsentEvents(user._id)).toEqual([]));
    expect(api.sent('POST', EVENTS)[0]?.body).toMatchObject({ events: [{ id: kept?.id, deviceAt: kept?.deviceAt }] });
  });
});

describe('a refused tap', () => {
  it('is shown with its reason until the driver has read it', async () => {
    const { screen, browser } = await open(aDriverTimesheet(), () => ({ result: 'refused', code: 'workday-overlaps' }));
    await browser.click(await screen.findByRole('button', { name: 'Clock in' }));

    const refused = await screen.findByRole('list', { name: 'Taps that were refused' });
    expect(within(refused).getByText(/overlap/)).toBeVisible();
    expect(screen.getByText('Off the clock')).toBeVisible();
    await browser.click(within(refused).getByRole('button', { name: /^Got it/ }));
    expect(screen.queryByRole('list', { name: 'Taps that were refused' })).not.toBeInTheDocument();
    expect(unsentEvents(user._id)).toEqual([]);
  });

  it('is reported right away if the browser stores nothing', async () => {
    const { screen, browser, api } = await open(aDriverTimesheet());
    const clockIn = await screen.findByRole('button', { name: 'Clock in' });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await browser.click(clockIn);

    expect(await screen.findByText(/This browser stores nothing/)).toBeVisible();
    expect(api.sent('POST', EVENTS)).toEqual([]);
  });
});
