import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { unsentEvents } from '#web/entities/driver/clock/unsent-events';
import { session } from '#web/shared/session/session-store';
import { resetForAnotherPerson } from '#web/shared/session/stored-state';
import { type FakeApi, ok } from '../../support/fake-api';
import { someHosSettings } from '../../support/hours';
import { goOffline, goOnline } from '../../support/network';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aDriverTimesheet, WORKDAY_ID } from '../../support/timesheets';

const STATUSES = '/api/driver/duty-statuses';
const EVENTS = '/api/driver-timesheet/events';
const maria = aDriver();
const robin = aDriver({ _id: '018f0000-0000-7000-8000-0000000000b2' });

const taken = (id: string) => ({ id, result: 'recorded', code: null, workdayId: WORKDAY_ID, clockDiffers: false });
const routes = (api: FakeApi) =>
  api
    .on('GET', '/api/driver-timesheet', ok(aDriverTimesheet()))
    .on('GET', '/api/driver/hours/settings', ok(someHosSettings()))
    .on('POST', STATUSES, { status: 201, body: {} })
    .on('POST', EVENTS, ({ body }) =>
      ok({ data: (body as { events: { id: string }[] }).events.map(({ id }) => taken(id)) }),
    );
const open = (user: typeof maria) => renderApp('/driver/timesheet', { user, api: routes });

beforeEach(freshBrowser);
afterEach(() => {
  freshBrowser();
  jest.restoreAllMocks();
});

/** Signs out and closes the page; what the browser stores stays. */
function signOut({ screen }: Awaited<ReturnType<typeof open>>) {
  act(() => {
    session.end('signed-out');
  });
  screen.unmount();
  session.reset();
}

it('taps wait for their own account, and are never sent as another person', async () => {
  const first = await open(maria);
  const driving = await first.screen.findByRole('button', { name: 'Driving' });
  goOffline();
  await first.browser.click(driving);
  await first.browser.click(first.screen.getByRole('button', { name: 'Clock in' }));
  expect(await first.screen.findByText('1 status is waiting to be sent')).toBeVisible();
  const [tap] = unsentEvents(maria._id);
  signOut(first);
  goOnline(first.api.fetch);

  resetForAnotherPerson(robin._id);
  const second = await open(robin);
  await second.screen.findByRole('button', { name: 'Driving' });
  expect(second.screen.queryByText(/waiting to be sent/)).toBeNull();
  expect([...second.api.sent('POST', STATUSES), ...second.api.sent('POST', EVENTS)]).toEqual([]);
  signOut(second);

  resetForAnotherPerson(maria._id);
  const third = await open(maria);
  await waitFor(() => expect(third.api.sent('POST', STATUSES)).toHaveLength(1));
  await waitFor(() => expect(third.api.sent('POST', EVENTS)).toHaveLength(1));
  expect(third.api.sent('POST', STATUSES)[0]?.body).toMatchObject({ status: 'driving' });
  expect(third.api.sent('POST', EVENTS)[0]?.body).toMatchObject({ events: [{ id: tap?.id, deviceAt: tap?.deviceAt }] });
});

it('every duty status has a text and its color on the timesheet', async () => {
  const { screen } = await open(maria);
  await screen.findByRole('button', { name: 'Driving' });

  for (const [name, status] of [
    ['Off duty', 'offDuty'],
    ['Sleeper berth', 'sleeperBed'],
    ['Driving', 'driving'],
    ['On duty', 'onDuty'],
    ['Clock in', 'clockIn'],
    ['Start break', 'break'],
    ['Clock out', 'clockOut'],
  ] as const)
    expect(screen.getByRole('button', { name }).querySelector(`.gh-duty-${status}`)).not.toBeNull();
});
