import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { CalendarItem } from '#domain/candidacies/calendar/schema';
import { DAY_MS } from '#domain/shared/durations';
import { formatTimeIn } from '#web/shared/i18n/format';
import { ownZone } from '#web/shared/i18n/own-zone';
import { DRIVER_ID } from '../../support/carrier-drivers';
import { ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const CALENDAR = `/api/interviews/organization/${ORGANIZATION_ID}`;

const anItem = (more: Partial<CalendarItem> = {}): CalendarItem => ({
  key: '1',
  status: 'accepted',
  startsAt: '2027-03-15T15:00:00.000Z',
  endsAt: '2027-03-15T16:00:00.000Z',
  zone: 'America/Chicago',
  facilityId: '018f0000-0000-7000-8000-0000000000f1',
  facilityName: 'Dallas yard',
  orderId: ORDER_ID,
  orderTitle: 'Night drayage',
  driverId: DRIVER_ID,
  driverName: 'Maria Gomez',
  state: 'interviewing',
  place: 'phone',
  interviewer: { _id: '018f0000-0000-7000-8000-0000000000f2', name: 'Robin Vale' },
  ...more,
});

interface Shown {
  search?: string;
  user?: ReturnType<typeof aRecruiter>;
  extend?: (api: FakeApi) => FakeApi;
}

const open = (items: CalendarItem[], { search = '?date=2027-03-15', user, extend = (api) => api }: Shown = {}) =>
  renderApp(`/business/interviews${search}`, {
    user: user ?? aRecruiter(),
    api: (api) =>
      extend(
        api
          .on('GET', CALENDAR, ok({ data: items }))
          .on('GET', '/api/facility/organization/{orgId}', ok([]))
          .on('GET', '/api/interviewers/organization/{orgId}', ok([])),
      ),
  });

afterEach(freshBrowser);

describe('the interview calendar', () => {
  it('shows the week with links to the candidates, the zone, and a change of the clock', async () => {
    const { screen, api } = await open([anItem()]);

    const grid = within(await screen.findByRole('region', { name: 'Calendar' }));
    const link = grid.getByRole('link', {
      name: /Mar 15.*10:00 AM CDT, Maria Gomez, Night drayage, Dallas yard, Accepted/,
    });
    expect(link).toHaveAttribute(
      'href',
      `/recruiter/job-order/${ORDER_ID}?stage=reviewDrivers&tab=interview&driver=${DRIVER_ID}`,
    );
    expect(screen.getByText(/^Times are shown in .+\.$/)).toBeVisible();
    const isHere = formatTimeIn(anItem().startsAt, 'America/Chicago') === formatTimeIn(anItem().startsAt, ownZone());
    expect(within(link).queryByText(/10:00 AM CDT there/) !== null).toBe(!isHere);
    expect(screen.getByText(/Central time: clocks go forward one hour on Sun, Mar 14/)).toBeVisible();
    expect(api.sent('GET', CALENDAR)[0]?.query.get('from')).toBe('2027-03-14');
    expect(api.sent('GET', CALENDAR)[0]?.query.get('days')).toBe('7');
  });

  it('opens a day and the next one, with view and date in the URL', async () => {
    const { screen, browser, router } = await open([anItem()]);
    await browser.click(await screen.findByRole('button', { name: /Mon, Mar 15/ }));
    await waitFor(() => expect(router.state.location.search).toContain('view=day'));

    await browser.click(await screen.findByRole('button', { name: 'Next day' }));

    await waitFor(() => expect(router.state.location.search).toContain('date=2027-03-16'));
  });

  it('has the same interviews as a list', async () => {
    const { screen } = await open([anItem(), anItem({ key: '2', status: 'offered', interviewer: null })], {
      search: '?date=2027-03-15&view=list',
    });

    const day = within(await screen.findByRole('region', { name: /Mon, Mar 15/ }));
    expect(day.getAllByRole('listitem')).toHaveLength(2);
    expect(day.getByText(/with Robin Vale/)).toBeVisible();
    expect(day.getByText(/no interviewer named/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Calendar' })).toBeNull();
  });

  it.each(['2027-13-01', '2027-02-30', '10000-01-01', 'soon'])(
    'shows this week for %s, which is no day',
    async (date) => {
      const { screen, api } = await open([], { search: `?date=${date}` });

      expect(await screen.findByText('No interviews this week')).toBeVisible();
      const from = api.sent('GET', CALENDAR)[0]?.query.get('from') ?? '';
      const days = (Date.now() - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
      // The week begins up to six days ago; the two dates may be in different time zones.
      expect(days).toBeGreaterThan(-1);
      expect(days).toBeLessThan(8);
    },
  );

  it('shows an empty week and an error', async () => {
    const { screen } = await open([]);
    expect(await screen.findByText('No interviews this week')).toBeVisible();
    freshBrowser();

    const failing = await open([], { extend: (api) => api.on('GET', CALENDAR, refusal(500, 'internal')) });
    expect(await failing.screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('offers no feed to those who may not act', async () => {
    const { screen } = await open([], { user: aSafetyOfficer({ position: 'ACCOUNTING' }) });
    await screen.findByText('No interviews this week');

    expect(screen.queryByRole('button', { name: 'Calendar feed' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit scorecard' })).toBeNull();
  });
});

describe('the calendar feed', () => {
  it('shows a new address once, and can be revoked', async () => {
    let createdAt: string | null = null;
    const { screen, api, browser } = await open([], {
      extend: (fake) =>
        fake
          .on('GET', '/api/calendar-feed', () => ok({ createdAt, lastReadAt: null }))
          .on('POST', '/api/calendar-feed', () => {
            createdAt = '2026-11-25T12:00:00.000Z';
            return ok({ url: 'https://jobs.example/api/calendar-feeds/secret.ics' });
          })
          .on('DELETE', '/api/calendar-feed', () => {
            createdAt = null;
            return ok(undefined);
          }),
    });
    await browser.click(await screen.findByRole('button', { name: 'Calendar feed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your calendar feed' }));

    await browser.click(await dialog.findByRole('button', { name: 'Create link' }));
    expect(await dialog.findByText('https://jobs.example/api/calendar-feeds/secret.ics')).toBeVisible();
    expect(dialog.getByText('No calendar app has read it yet.')).toBeVisible();

    await browser.click(dialog.getByRole('button', { name: 'Revoke link' }));
    expect(await dialog.findByRole('button', { name: 'Create link' })).toBeVisible();
    expect(dialog.queryByText(/secret.ics/)).toBeNull();
    expect(api.sent('DELETE', '/api/calendar-feed')).toHaveLength(1);
  });
});

describe('the questions of the scorecard', () => {
  const form = {
    version: 4,
    isRequired: false,
    questions: [{ id: ORDER_ID, text: 'Attitude to safety', kind: 'rating', isRequired: true }],
  };

  it('are edited by an administrator', async () => {
    const { screen, api, browser } = await open([], {
      user: aSafetyOfficer({ roles: ['business', 'business-admin'] }),
      extend: (fake) => fake.on('GET', '/api/scorecard', ok(form)).on('PUT', '/api/scorecard', ok(form)),
    });
    await browser.click(await screen.findByRole('button', { name: 'Edit scorecard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Scorecard questions' }));
    await browser.click(await dialog.findByRole('button', { name: 'Add question' }));
    await browser.click(dialog.getByRole('button', { name: 'Save questions' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();

    const second = within(dialog.getByRole('group', { name: 'Question 2' }));
    await browser.type(second.getByLabelText('Question'), 'Knows our yard?');
    await browser.click(second.getByRole('radio', { name: 'Yes or no' }));
    await browser.click(dialog.getByRole('button', { name: 'Save questions' }));

    await waitFor(() =>
      expect(api.sent('PUT', '/api/scorecard')[0]?.body).toMatchObject({
        version: 4,
        isRequired: false,
        questions: [form.questions[0], { text: 'Knows our yard?', kind: 'yesNo', isRequired: true }],
      }),
    );
  });
});
