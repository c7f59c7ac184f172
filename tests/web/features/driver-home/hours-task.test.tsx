import { afterEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { emptySchedule } from '#domain/driver-histories/week';
import type { HoursTask } from '#domain/drivers/schema';
import { anApplication, aStart } from '../../support/applications';
import { aDriverMe } from '../../support/drivers';
import type { FakeApi } from '../../support/fake-api';
import { ok } from '../../support/fake-api';
import { notSent } from '../../support/histories';
import { aPersonalInfo } from '../../support/own-file';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const openHome = (hoursTask: HoursTask | null) =>
  renderApp('/driver/home', {
    user: aDriver(),
    api: (api: FakeApi) =>
      api
        .on('GET', '/api/driver/me', ok(aDriverMe({ hoursTask })))
        .on('GET', '/api/driver/candidacies', ok({ data: [anApplication({ turn: 'carrier', start: aStart() })] }))
        .on('GET', '/api/driver/personal-info', ok(aPersonalInfo({ renewals: [] })))
        .on('GET', '/api/driver-profile/verification/schedule', ok({ schedule: emptySchedule, standing: notSent }))
        .on('GET', '/api/driver/referral', ok({ code: 'H4MK29XW', link: 'https://gladhand.example/join' })),
  });

afterEach(freshBrowser);

const timesheet = { day: '2026-12-02', link: 'Timesheet', path: '/driver/timesheet?week=2026-12-02' } as const;
const debitCard = { day: null, link: 'Add a debit card', path: '/driver/addDebitCard' } as const;

it.each([
  { task: 'end', title: 'Your shift of Wed, Dec 2 has no end', ...timesheet },
  { task: 'correct', title: 'Correct your hours of Wed, Dec 2', ...timesheet },
  { task: 'submit', title: 'Submit your hours of Wed, Dec 2', ...timesheet },
  { task: 'card', title: 'Your pay is waiting for a debit card', ...debitCard },
] as const)('says what waits in hours and pay, and leads there: $task', async ({ task, day, title, link, path }) => {
  const { screen } = await openHome({ task, day });

  const card = (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement;
  expect(within(card).getByText('Your turn')).toBeVisible();
  expect(within(card).getByRole('link', { name: link })).toHaveAttribute('href', path);
  // "Nothing waits for you" would contradict it.
  expect(screen.queryByText('No carrier is waiting for you')).toBeNull();
});

it('leads to the timesheet without an assignment, too', async () => {
  const { screen } = await openHome(null);

  expect(await screen.findByRole('link', { name: /^Timesheet/ })).toHaveAttribute('href', '/driver/timesheet');
  expect(screen.queryByText('Your turn')).toBeNull();
});
