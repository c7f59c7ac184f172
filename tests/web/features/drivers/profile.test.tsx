import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { DriverProfile } from '#domain/drivers/schema';
import { aBenchBrief, aBenchDriver, aDriverProfile, aFileAccess, DRIVER_ID } from '../../support/carrier-drivers';
import { ORDER_ID } from '../../support/carrier-orders';
import type { FakeApi, FakeResponse } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const PROFILE = '/api/business/driver/{driverId}/profile';
const address = `/business/driver/${DRIVER_ID}/profile?orderId=${ORDER_ID}`;

const inReview: Partial<DriverProfile> = {
  lastName: 'Gomez',
  isMasked: false,
  contact: { phone: '+15625550142', email: 'maria@drivers.example' },
  candidacy: {
    candidacyId: ORDER_ID,
    round: 1,
    state: 'inReview',
    stage: 'pendingReview-pending',
    since: '2026-11-20T12:00:00.000Z',
  },
};

const event = (key: string, type: string, more: object = {}) => ({
  key,
  type,
  at: '2026-11-20T12:00:00.000Z',
  actor: { kind: 'fleet', name: 'Robin Vale' },
  reason: null,
  note: null,
  driver: null,
  ...more,
});

const open = (profile: FakeResponse, extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(address, { user: aRecruiter(), api: (api) => extend(api.on('GET', PROFILE, profile)) });

afterEach(freshBrowser);

describe("a driver's profile", () => {
  it('is masked before review: an initial, no contact details, and the reason', async () => {
    const { screen, api } = await open(ok(aDriverProfile()));

    expect(await screen.findByRole('heading', { level: 1, name: 'Maria G.' })).toBeVisible();
    expect(screen.getByText(/shown once the driver is in review/)).toBeVisible();
    expect(screen.queryByText('Contact')).toBeNull();
    expect(api.sent('GET', PROFILE)[0]?.query.get('orderId')).toBe(ORDER_ID);
  });

  it('says without an order where the name is shown, and links to the candidates', async () => {
    const { screen } = await renderApp(address.replace(/\?.*$/, ''), {
      user: aRecruiter(),
      api: (api) => api.on('GET', PROFILE, ok(aDriverProfile({ orderId: null, candidacy: null }))),
    });

    expect(await screen.findByText(/shown once the driver is in review for one of your orders/)).toBeVisible();
    const back = screen.getByRole('main').querySelector('a[href^="/business/candidates"]');
    expect(back).toHaveTextContent('Candidates');
  });

  it('opens the file also for a request alone', async () => {
    const none = await open(ok(aDriverProfile({ candidacies: [], bench: null })));
    await none.screen.findByRole('heading', { level: 1, name: 'Maria G.' });
    expect(none.screen.queryByRole('button', { name: 'Driver file' })).toBeNull();
    freshBrowser();

    const fileAccess = aFileAccess({ state: 'approved', actions: [] });
    const granted = await open(ok(aDriverProfile({ candidacies: [], bench: null, fileAccess })));
    expect(await granted.screen.findByRole('button', { name: 'Driver file' })).toBeVisible();
  });

  it('shows the full name once the driver is in review', async () => {
    const { screen } = await open(ok(aDriverProfile({ ...inReview, middleName: 'Guadalupe' })));

    expect(await screen.findByRole('heading', { level: 1, name: 'Maria Guadalupe Gomez' })).toBeVisible();
  });

  it('shows the status without saying whose turn it is, because that depends on the viewer', async () => {
    const { screen } = await open(ok(aDriverProfile(inReview)));

    expect(await screen.findByText('In review')).toBeVisible();
    expect(screen.queryByText(/Their turn/)).not.toBeInTheDocument();
  });

  it('shows when the medical card expires, and what is needed before a hire', async () => {
    const { screen } = await open(
      ok(
        aDriverProfile({
          ...inReview,
          expiries: [{ proof: 'dotMedicalCard', on: '2026-12-12' }],
          readinessGaps: ['licenseInReview'],
        }),
      ),
      (api) => api.on('GET', '/api/job-order/{id}/timeline', ok({ data: [], next: null })),
    );

    expect(await screen.findByText('Medical card expires')).toBeVisible();
    expect(screen.getByText('12/12/2026')).toBeVisible();
    const gaps = within(screen.getByRole('region', { name: 'Not ready to hire' }));
    expect(gaps.getByText('license expired, new one in review (waiting on Gladhand operations)')).toBeVisible();
  });

  it("shows the driver's class as it is on the license", async () => {
    const { screen } = await open(ok(aDriverProfile()));

    expect(await screen.findByText('CDL - A')).toBeVisible();
  });

  it('shows the match with the order by criterion', async () => {
    const { screen } = await open(ok(aDriverProfile()));

    const fit = within(await screen.findByRole('region', { name: 'Match with this order' }));
    expect(fit.getByText('26 of 30 months of experience (last 36 months) (Near match)')).toBeVisible();
    expect(fit.getByText('12 mi away')).toBeVisible();
  });

  it('shows the name, contact details and timeline once the driver is in review', async () => {
    const { screen, browser } = await open(ok(aDriverProfile(inReview)), (api) =>
      api.on('GET', '/api/job-order/{id}/timeline', ({ query }) =>
        query.get('after') === null
          ? ok({ data: [event('2', 'movedToReview')], next: 'more' })
          : ok({
              data: [event('1', 'requested', { actor: { kind: 'driver', name: null }, note: 'I live near' })],
              next: null,
            }),
      ),
    );

    expect(await screen.findByRole('heading', { level: 1, name: 'Maria Gomez' })).toBeVisible();
    expect(screen.getByRole('link', { name: '+1 (562) 555-0142' })).toHaveAttribute('href', 'tel:+15625550142');
    const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
    expect(timeline.getByText('Moved to review')).toBeVisible();
    expect(timeline.getByText(/Robin Vale/)).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Show earlier events' }));
    expect(await timeline.findByText('Applied for the job')).toBeVisible();
    expect(timeline.getByText('I live near')).toBeVisible();
  });

  it('describes the driver: status, tier, last sign-in, week and equipment', async () => {
    const workWeek = {
      scheduleType: 'WEEK_SCHEDULE',
      shiftType: null,
      numberOfHoursPerWeek: 40,
      days: [
        { day: 'mo', isAlwaysAvailable: false, from: 5, to: 14 },
        { day: 'sa', isAlwaysAvailable: true, from: 5, to: 14 },
      ],
    } satisfies DriverProfile['workWeek'];
    const { screen } = await open(ok(aDriverProfile({ workWeek, homeTime: 'weekly' })));

    expect(await screen.findByText(/^Class A driver from Carson, CA/)).toBeVisible();
    const status = within(screen.getByRole('region', { name: 'Status' }));
    expect(status.getAllByText('Certified')).toHaveLength(2);
    expect(status.getByText(/Nov 20/)).toBeVisible();
    const week = within(screen.getByRole('region', { name: 'Availability and home time' }));
    expect(week.getByText('Mon 5:00 AM – 2:00 PM; Sat, any time')).toBeVisible();
    expect(week.getByText('40')).toBeVisible();
    expect(week.getByText('Every week')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Equipment' })).getByText('Dry Van')).toBeVisible();
  });

  it('shows the tasks of the application with their statuses from review on', async () => {
    const pipelineTaskSnapshot: DriverProfile['pipelineTaskSnapshot'] = [
      { task: 'documents', status: 'pending' },
      { task: 'reference', status: 'initial' },
      { task: 'residenceHistory', status: 'rejected' },
      { task: 'employmentHistory', status: 'approved' },
    ];
    const { screen } = await open(ok(aDriverProfile({ ...inReview, pipelineTaskSnapshot })));

    const tasks = within(await screen.findByRole('region', { name: 'Application tasks' }));
    const statusOf = (name: string) => tasks.getByText(name).nextElementSibling?.textContent;
    expect(['Documents', 'References', 'Residence history', 'Work history'].map(statusOf)).toEqual([
      'Pending Review',
      'Task',
      'Rejected',
      'Done',
    ]);
  });

  it("lists the driver's applications to this carrier", async () => {
    const candidacies: DriverProfile['candidacies'] = [
      {
        candidacyId: ORDER_ID,
        round: 1,
        state: 'invited',
        stage: 'invited',
        since: '2026-11-20T12:00:00.000Z',
        orderId: ORDER_ID,
        title: 'Night drayage',
        facility: 'Long Beach Yard',
      },
    ];
    const { screen } = await open(ok(aDriverProfile({ candidacies })));

    const region = within(await screen.findByRole('region', { name: 'Applications to your orders' }));
    expect(region.getByRole('link', { name: 'Night drayage' })).toHaveAttribute(
      'href',
      `/recruiter/job-order/${ORDER_ID}?stage=inviteDrivers`,
    );
    expect(region.getByText('Invited')).toBeVisible();
  });

  it('adds the driver to the bench with a note', async () => {
    const { screen, browser, api } = await open(ok(aDriverProfile()), (fake) =>
      fake.on('POST', '/api/bench-driver', { status: 201, body: aBenchDriver() }),
    );

    await browser.click(await screen.findByRole('button', { name: 'Add to bench' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Maria G. to the bench' }));
    await browser.type(dialog.getByLabelText(/^Note/), 'For spring');
    await browser.click(dialog.getByRole('button', { name: 'Add to bench' }));

    expect(await screen.findByText('Maria G. was added to the bench')).toBeVisible();
    expect(api.sent('POST', '/api/bench-driver')[0]?.body).toEqual({ driverId: DRIVER_ID, note: 'For spring' });
  });

  it('shows the bench entry with note, author and actions', async () => {
    const { screen } = await open(ok(aDriverProfile({ bench: aBenchBrief() })));

    const bench = within(await screen.findByRole('region', { name: 'My Bench' }));
    expect(bench.getByText('On the bench')).toBeVisible();
    expect(bench.getByText('Good for night runs')).toBeVisible();
    expect(bench.getByRole('button', { name: 'More actions for Maria G.' })).toBeVisible();
  });

  it('opens the Invite Driver modal', async () => {
    const { screen, browser } = await open(ok(aDriverProfile()), (api) =>
      api.on('GET', '/api/business/driver/{driverId}/orders', ok({ data: [] })),
    );

    await browser.click(await screen.findByRole('button', { name: 'Invite to an order' }));

    expect(await screen.findByRole('dialog', { name: 'Invite Maria G.' })).toBeVisible();
  });

  it('shows the not-found page for an unknown driver', async () => {
    const { screen } = await open(refusal(404, 'not-found'));

    expect(await screen.findByText('Page not found.')).toBeVisible();
  });

  it('shows the not-found page for an id that no driver can have', async () => {
    const errors = [{ in: 'params', pointer: '/driverId', code: 'invalid-format' }];
    const { screen } = await open({ status: 400, body: { code: 'invalid-input', errors } });

    expect(await screen.findByText('Page not found.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows that access is forbidden', async () => {
    const { screen } = await open(refusal(403, 'forbidden'));

    expect(await screen.findByText('Forbidden resource')).toBeVisible();
  });
});
