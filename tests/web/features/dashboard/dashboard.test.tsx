import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import type { Dashboard, DashboardEvent } from '#domain/dashboard/schema';
import { applyChange } from '#web/shared/realtime/connect';
import { anEmptySummary, aSummary, someWork } from '../../support/billing';
import { aDriverSummary, aFileAccess } from '../../support/carrier-drivers';
import { anOrderItem, ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import { anOrganizationInfo } from '../../support/carriers';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const READ = `/api/dashboard/organization/${ORGANIZATION_ID}`;
const JOBS = `/api/job-order/active/organization/${ORGANIZATION_ID}`;
const EVENTS = `/api/events/${ORGANIZATION_ID}`;
const BENCH = `/api/bench-driver/fleet/${ORGANIZATION_ID}/counts`;
const ACCESSES = `/api/dq-access/${ORGANIZATION_ID}`;
const TIMESHEETS = '/api/timesheets';
const week = { startsOn: '2026-11-16', endsOn: '2026-11-22' };
const noTimesheets = { data: [], count: 0, week, waiting: 0, oldestWaitingOn: null };
const emptyBench = { requested: 0, approved: 0, rejected: 2, removed: 1, overdue: 0 };

const quiet: Dashboard = {
  orders: { pending: 1, active: 4, past: 2, deleted: 0 },
  sentBack: 0,
  waiting: { requests: 0, reviews: 0, toInterview: 0, proposals: 0, outcomes: 0, startsToConfirm: 0, files: 0 },
  late: 0,
  approvedDrivers: 7,
  onAssignment: 3,
  mustNotDrive: 0,
  organization: anOrganizationInfo(),
};

const anEvent: DashboardEvent = {
  key: '1',
  type: 'invited',
  at: '2026-11-20T12:00:00.000Z',
  actor: { kind: 'fleet', name: 'Robin Vale' },
  reason: null,
  note: null,
  driver: { _id: ORDER_ID, name: 'Maria G.' },
  order: { _id: ORDER_ID, title: 'Night drayage' },
};

interface Shown {
  events?: DashboardEvent[];
  extend?: (api: FakeApi) => FakeApi;
  user?: ReturnType<typeof aSafetyOfficer>;
}

const open = (dashboard: Dashboard, { events = [], extend = (api) => api, user }: Shown = {}) =>
  renderApp('/business/dashboard', {
    user: user ?? aSafetyOfficer({ position: 'LOCATION_MANAGER' }),
    api: (api) =>
      extend(
        api
          .on('GET', READ, ok(dashboard))
          .on('GET', JOBS, ok({ data: [], count: 0 }))
          .on('GET', BENCH, ok(emptyBench))
          .on('GET', ACCESSES, ok({ data: [], count: 0 }))
          .on('GET', EVENTS, ok({ data: events }))
          .on('GET', TIMESHEETS, ok(noTimesheets)),
      ),
  });

afterEach(freshBrowser);

const fresh: Dashboard = {
  ...quiet,
  orders: { pending: 0, active: 0, past: 0, deleted: 0 },
  organization: anOrganizationInfo({ facilities: 0, staff: 1 }),
};

describe('the first steps of a carrier', () => {
  it('are shown until it has an order, each to those who may take it', async () => {
    const { screen } = await open(fresh, { user: aSafetyOfficer({ position: 'LOCATION_MANAGER' }) });

    expect(await screen.findByRole('heading', { name: 'First steps' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add facility' })).toHaveAttribute('href', '/business/facilities');
    expect(screen.getAllByRole('link', { name: 'Create a job' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Invite your colleagues' })).toBeNull();
  });

  it('mark what is done', async () => {
    const { screen } = await open({ ...fresh, organization: anOrganizationInfo({ facilities: 2, staff: 1 }) });

    expect(await screen.findByRole('heading', { name: 'First steps' })).toBeVisible();
    const facility = screen.getByRole('link', { name: 'Add facility' }).closest('li') as HTMLElement;
    expect(within(facility).getByText('Done')).toBeVisible();
  });

  it('come alone, with one primary action, and say why', async () => {
    const { screen } = await open({ ...fresh, organization: anOrganizationInfo({ facilities: 2, staff: 1 }) });

    const steps = within((await screen.findByRole('link', { name: 'Add facility' })).closest('ol') as HTMLElement);
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Add facility', 'Create a job']);
    expect(steps.getByText('We check each order before drivers see it.')).toBeVisible();
    const primary = document.querySelectorAll('a[class*="primary"]');
    expect([...primary].map(({ textContent }) => textContent)).toEqual(['Create a job']);
    expect(screen.queryByRole('list', { name: 'Orders and drivers' })).toBeNull();
    expect(screen.queryByText('Nothing is waiting.')).toBeNull();
  });

  it('are gone with the first order', async () => {
    const { screen } = await open(quiet);

    expect(await screen.findByText('Nothing is waiting.')).toBeVisible();
    expect(screen.queryByText('First steps')).toBeNull();
  });
});

describe('the dashboard', () => {
  it("lists the drivers' files that were requested or may be opened", async () => {
    const granted = { ...aFileAccess({ state: 'approved', endsOn: '2027-06-30' }), driver: aDriverSummary() };
    const { screen } = await open(quiet, {
      extend: (api) =>
        api.on('GET', ACCESSES, ({ query }) =>
          ok(query.get('state') === 'approved' ? { data: [granted], count: 1 } : { data: [], count: 0 }),
        ),
    });

    const card = within(await screen.findByRole('list', { name: 'DQ accesses' }));
    expect(card.getByText('DQ Files Access Granted')).toBeVisible();
    expect(card.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/business/driver/'));
    expect(card.getByRole('button', { name: /^Driver file/ })).toBeVisible();
    expect(screen.getByText('0 requested, 1 granted')).toBeVisible();
  });

  it('links each number to its rows', async () => {
    const { screen } = await open(quiet);

    const figures = within(await screen.findByRole('list', { name: 'Orders and drivers' }));
    expect(figures.getByRole('link', { name: /4\s*Active orders/ })).toHaveAttribute(
      'href',
      '/business/job-order/active',
    );
    expect(figures.getByRole('link', { name: /1\s*Pending orders/ })).toHaveAttribute(
      'href',
      '/business/job-order/pending',
    );
    expect(screen.getByText('Nothing is waiting.')).toBeVisible();
    expect(await screen.findByText('No events yet')).toBeVisible();
  });

  it('names drivers at work who must not drive, regardless of whose turn it is', async () => {
    const { screen } = await open({ ...quiet, mustNotDrive: 1 });

    expect(await screen.findByRole('link', { name: '1 driver must not drive' })).toHaveAttribute(
      'href',
      '/business/candidates?waiting=mustNotDrive',
    );
  });

  it("links each line to its candidates, with the reader's own turn before that of HR and Safety", async () => {
    const { screen } = await open({ ...quiet, late: 2, waiting: { ...quiet.waiting, reviews: 3, requests: 1 } });

    expect(await screen.findByRole('link', { name: '2 overdue' })).toHaveAttribute(
      'href',
      '/business/candidates?waiting=late',
    );
    const [mine, theirs] = screen.getAllByRole('region', { name: /turn$/ });
    expect(mine).toHaveAccessibleName('Your turn');
    expect(within(mine as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/business/candidates?waiting=requests',
    );
    expect(theirs).toHaveAccessibleName("Colleagues' turn");
    expect(within(theirs as HTMLElement).getByRole('link', { name: /3\s*drivers to approve/ })).toHaveAttribute(
      'href',
      '/business/candidates?waiting=reviews',
    );
  });

  it("puts first what only the reader's position may do", async () => {
    const { screen } = await open(
      { ...quiet, waiting: { ...quiet.waiting, reviews: 3, requests: 1 } },
      { user: aSafetyOfficer() },
    );

    const mine = within(await screen.findByRole('region', { name: 'Your turn' }));
    const [first, second] = mine.getAllByRole('listitem');
    expect(first).toHaveTextContent(/drivers to approve/);
    expect(second).toHaveTextContent(/request to answer/);
    expect(screen.queryByRole('region', { name: "Colleagues' turn" })).not.toBeInTheDocument();
  });

  it('shows the carrier and the jobs of the reader', async () => {
    const { screen } = await open(quiet, {
      extend: (api) => api.on('GET', JOBS, ok({ data: [anOrderItem({ title: 'Night drayage' })], count: 1 })),
    });

    expect(await screen.findByRole('link', { name: 'Night drayage' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All my jobs' })).toHaveAttribute('href', '/business/my-jobs');
    expect(screen.getByText('2841077')).toBeVisible();
  });

  it('opens exactly the orders that were sent back', async () => {
    const { screen, browser, api } = await open(
      { ...quiet, sentBack: 1 },
      {
        extend: (fake) =>
          fake
            .on('GET', '/api/job-order/{status}/organization/{orgId}', ok({ data: [], count: 0 }))
            .on('GET', '/api/order/fleet/amount/total', ok(quiet.orders)),
      },
    );

    await browser.click(await screen.findByRole('link', { name: /order sent back/ }));

    expect(await screen.findByText('No orders match the filters')).toBeVisible();
    const requests = api.sent('GET', `/api/job-order/pending/organization/${ORGANIZATION_ID}`);
    expect(requests.at(-1)?.query.get('approval')).toBe('rejected');
    await browser.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(await screen.findByText('No pending orders')).toBeVisible();
  });

  it('links each number of drivers to those drivers', async () => {
    const { screen } = await open(quiet);

    expect(await screen.findByRole('link', { name: /7\s*Approved drivers/ })).toHaveAttribute(
      'href',
      '/business/candidates?waiting=approved',
    );
    expect(screen.getByRole('link', { name: /3\s*Drivers on assignment/ })).toHaveAttribute(
      'href',
      '/business/candidates?waiting=onAssignment',
    );
  });

  it('links what waits on the bench to exactly its rows', async () => {
    const { screen } = await open(quiet, {
      extend: (api) => api.on('GET', BENCH, ok({ ...emptyBench, requested: 3, approved: 12, overdue: 2 })),
      user: aSafetyOfficer(),
    });

    const reviews = await screen.findByRole('link', { name: /3\s*drivers to review for the bench/ });
    const card = within(reviews.closest('.gh-card') as HTMLElement);
    expect(card.getByRole('heading', { name: 'My Bench' })).toBeVisible();
    expect(card.getByRole('region', { name: 'Your turn' })).toContainElement(reviews);
    expect(reviews).toHaveAttribute('href', '/business/bench?status=requested');
    expect(card.getByRole('link', { name: '2 overdue' })).toHaveAttribute(
      'href',
      '/business/bench?status=requested&overdue=true',
    );
    expect(card.getByRole('link', { name: /12\s*drivers on the bench/ })).toHaveAttribute('href', '/business/bench');
  });

  it("says that a review of the bench is a colleague's turn", async () => {
    const { screen } = await open(quiet, {
      extend: (api) => api.on('GET', BENCH, ok({ ...emptyBench, requested: 1 })),
    });
    const reviews = await screen.findByRole('link', { name: /1\s*driver to review for the bench/ });
    expect(screen.getByRole('region', { name: "Colleagues' turn" })).toContainElement(reviews);
  });

  it('leads to My jobs from the navigation and the card, also without own orders', async () => {
    const { screen } = await open(quiet);

    expect(await screen.findByText('No active orders at facilities that you recruit for.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All my jobs' })).toHaveAttribute('href', '/business/my-jobs');
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: 'My jobs' })).toHaveAttribute('href', '/business/my-jobs');
  });

  it('has no card for an empty bench', async () => {
    const { screen, api } = await open(quiet);
    await screen.findByText('Nothing is waiting.');
    await waitFor(() => expect(api.sent('GET', BENCH)).toHaveLength(1));

    expect(screen.queryByRole('heading', { name: 'My Bench' })).toBeNull();
  });

  it('shows the latest events with their order', async () => {
    const { screen } = await open(quiet, {
      events: [anEvent, { ...anEvent, key: '2', type: 'accessRevoked', order: null }],
    });

    expect(await screen.findByText('Invited to the job')).toBeVisible();
    expect(screen.getByText('Access to the file revoked')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Night drayage' })).toHaveAttribute(
      'href',
      `/business/job-order/${ORDER_ID}/hiring-flow/inviteDrivers`,
    );
  });

  it('shows an event that happens while the page is open', async () => {
    const { screen, api, client } = await open(quiet, { events: [{ ...anEvent, order: null }] });
    await screen.findByText('Invited to the job');

    api.on('GET', EVENTS, ok({ data: [{ ...anEvent, key: '2', type: 'accessRevoked' }, anEvent] }));
    act(() => applyChange(client, { topic: 'candidacy', id: 'any' }));

    expect(await screen.findByText('Access to the file revoked')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Night drayage' })).toHaveLength(2);
  });

  it('offers a retry after a failure', async () => {
    const { screen } = await open(quiet, { extend: (api) => api.on('GET', READ, refusal(500, 'internal')) });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the card of invoices', () => {
  const withBilling = (summary: object, work: object) => (api: FakeApi) =>
    api.on('GET', '/api/invoices/summary', ok(summary)).on('GET', '/api/billing/accounting', ok(work));
  const user = aSafetyOfficer({ position: 'ACCOUNTING' });

  it('leads to what is overdue, what is to pay and the timesheets that wait', async () => {
    const work = someWork({ timesheets: { waiting: 4, oldestOn: '2026-11-20' } });
    const { screen } = await open(quiet, { user, extend: withBilling(aSummary(), work) });

    const overdue = await screen.findByRole('link', { name: /1\s*overdue invoice/ });
    expect(overdue).toHaveAttribute('href', '/business/invoice/overdue');
    const card = within(overdue.closest('.gh-card') as HTMLElement);
    expect(card.getByRole('link', { name: /2\s*invoices to pay/ })).toHaveAttribute('href', '/business/invoice/open');
    expect(card.getByRole('link', { name: /4\s*timesheets to approve/ })).toHaveAttribute(
      'href',
      '/business/timesheets?week=2026-11-20',
    );
    expect(card.getByText('$210.00')).toBeVisible();
    expect(card.getByRole('link', { name: 'Accounting' })).toHaveAttribute('href', '/business/accounting');
  });

  it('is not shown before the first invoice, and not to other positions', async () => {
    const first = await open(quiet, { user, extend: withBilling(anEmptySummary(), someWork()) });
    await waitFor(() => {
      expect(first.api.sent('GET', '/api/billing/accounting')).toHaveLength(1);
    });
    expect(await first.screen.findByText('Nothing is waiting.')).toBeVisible();
    expect(first.screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
    freshBrowser();

    const second = await open(quiet, { user: aSafetyOfficer() });
    expect(await second.screen.findByText('Nothing is waiting.')).toBeVisible();
    expect(second.api.sent('GET', '/api/invoices/summary')).toEqual([]);
  });
});

describe('the card of timesheets', () => {
  const waiting = ok({ ...noTimesheets, waiting: 3, oldestWaitingOn: '2026-11-10' });
  const extend = (api: FakeApi) => api.on('GET', TIMESHEETS, waiting);

  it.each(['HR', 'LOCATION_MANAGER', 'REGIONAL_MANAGER'] as const)(
    'leads %s, who approves hours and reads no invoices, to the first week that waits',
    async (position) => {
      const { screen, api } = await open(quiet, { user: aSafetyOfficer({ position }), extend });

      expect(await screen.findByRole('link', { name: /3\s*timesheets to approve/ })).toHaveAttribute(
        'href',
        '/business/timesheets?week=2026-11-10',
      );
      expect(api.sent('GET', '/api/billing/accounting')).toEqual([]);
      freshBrowser();
    },
  );

  it('is not there while nothing waits, and not for other positions', async () => {
    const first = await open(quiet);
    await waitFor(() => expect(first.api.sent('GET', TIMESHEETS)).toHaveLength(1));
    expect(await first.screen.findByText('Nothing is waiting.')).toBeVisible();
    expect(first.screen.queryByRole('heading', { name: 'Timesheets' })).toBeNull();
    freshBrowser();

    const second = await open(quiet, { user: aSafetyOfficer(), extend });
    expect(await second.screen.findByText('Nothing is waiting.')).toBeVisible();
    expect(second.api.sent('GET', TIMESHEETS)).toEqual([]);
  });
});
