import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import type { Candidate, Dashboard } from '#domain/dashboard/schema';
import { applyChange } from '#web/shared/realtime/connect';
import { aCandidate, aDriverProfile, aDriverSummary } from '../../support/carrier-drivers';
import { anOrderView, ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import { anOrganizationInfo } from '../../support/carriers';
import type { FakeApi } from '../../support/fake-api';
import { ok } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = `/api/candidates/organization/${ORGANIZATION_ID}`;
const OTHER_ORDER = '018f0000-0000-7000-8000-0000000000f9';
const OTHER_DRIVER = '018f0000-0000-7000-8000-0000000000d9';

const dashboard: Dashboard = {
  orders: { pending: 0, active: 2, past: 0, deleted: 0 },
  sentBack: 0,
  waiting: { requests: 0, reviews: 2, toInterview: 1, proposals: 0, outcomes: 0, startsToConfirm: 0, files: 0 },
  late: 1,
  approvedDrivers: 1,
  onAssignment: 0,
  mustNotDrive: 0,
  organization: anOrganizationInfo(),
};
const maria: Candidate = { card: aCandidate({ actions: ['approveForInterview'] }), order: anOrderView() };
const scott: Candidate = {
  card: aCandidate({
    candidacyId: '018f0000-0000-7000-8000-0000000000e9',
    orderId: OTHER_ORDER,
    driverId: OTHER_DRIVER,
    driver: aDriverSummary({ _id: OTHER_DRIVER, firstName: 'Scott', lastName: 'Peterson', isMasked: false }),
    actions: ['approveForInterview'],
  }),
  order: anOrderView({ _id: OTHER_ORDER, title: 'Regional dry van' }),
};

const open = (address: string, user = aSafetyOfficer(), extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(address, {
    user,
    api: (api) =>
      extend(
        api
          .on('GET', `/api/dashboard/organization/${ORGANIZATION_ID}`, ok(dashboard))
          .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([]))
          .on('GET', `/api/reports/organization/${ORGANIZATION_ID}/orders`, ok([]))
          .on('GET', '/api/candidates/bulk', ok({ data: [] }))
          .on('GET', '/api/saved-views', ok({ data: [] }))
          .on('GET', LIST, ({ query }) => ok({ data: query.get('skip') === '0' ? [maria, scott] : [], count: 2 })),
      ),
  });

afterEach(freshBrowser);

describe('candidates over all orders', () => {
  it.each([
    ['RECRUITER' as const, 'Candidates appear here when the next step is yours.'],
    ['ACCOUNTING' as const, /^Hiring steps are not allowed for your position/],
  ])('says why nothing waits for %s', async (position, hint) => {
    const { screen } = await open('/business/candidates', aRecruiter({ position }), (api) =>
      api.on('GET', LIST, ok({ data: [], count: 0 })),
    );

    expect(await screen.findByText('No candidate is waiting for you')).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('lists driver, order, age and action, with the list in the URL', async () => {
    const { screen, api } = await open('/business/candidates?waiting=reviews');

    const table = within(await screen.findByRole('table', { name: 'Candidates across all orders' }));
    expect(await table.findByRole('link', { name: 'Regional dry van' })).toHaveAttribute(
      'href',
      `/business/job-order/${OTHER_ORDER}/hiring-flow/inviteDrivers`,
    );
    expect(table.getByRole('link', { name: 'Scott Peterson' })).toBeVisible();
    expect(screen.getByRole('tab', { name: /To approve\s*2/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('tab', { name: /Requests/ })).not.toBeInTheDocument();
    expect(api.sent('GET', LIST)[0]?.query.get('waiting')).toBe('reviews');
  });

  it('lists ended candidates with day and reason, filtered in the URL, latest first', async () => {
    const ending = { by: 'driver' as const, reason: 'pay', text: 'Too low', at: '2026-11-20T12:00:00.000Z' };
    const ended: Candidate = {
      card: aCandidate({
        state: 'closed',
        stage: null,
        since: ending.at,
        ending,
        next: 'nothing',
        turn: 'nobody',
        actions: [],
      }),
      order: anOrderView(),
    };
    const { screen, browser, api, router } = await open('/business/candidates?waiting=all', aSafetyOfficer(), (fake) =>
      fake.on('GET', LIST, ({ query }) =>
        ok(query.get('waiting') === 'ended' ? { data: [ended], count: 1 } : { data: [maria], count: 1 }),
      ),
    );

    await browser.click(await screen.findByRole('tab', { name: 'Ended' }));
    const table = within(await screen.findByRole('table', { name: 'Candidates across all orders' }));
    expect(await table.findByText('By the driver')).toBeVisible();
    expect(table.getByText('Pay')).toBeVisible();
    expect(table.getByText('Too low')).toBeVisible();
    expect(table.getByText('11/20/2026')).toBeVisible();
    await browser.selectOptions(await screen.findByRole('combobox', { name: 'Reason' }), 'pay');
    expect(
      within(screen.getByRole('combobox', { name: 'Stage' })).queryByRole('option', { name: 'In review' }),
    ).toBeNull();

    await waitFor(() => {
      const query = api.sent('GET', LIST).at(-1)?.query;
      expect([query?.get('waiting'), query?.get('reason'), query?.get('direction')]).toEqual(['ended', 'pay', 'desc']);
    });
    await waitFor(() => expect(router.state.location.search).toBe('?waiting=ended&reason=pay'));
    // Nothing but a new invitation can work for them.
    await screen.findByText('By the driver');
    await browser.click((await screen.findAllByRole('checkbox')).at(-1) as HTMLElement);
    const bar = within(await screen.findByRole('region', { name: 'Selected candidates' }));
    expect(bar.getByRole('button', { name: 'Invite to another order' })).toBeVisible();
    for (const name of ['Message', 'Pass', 'Move to review', 'Approve for interview'])
      expect(bar.queryByRole('button', { name })).toBeNull();
  });

  it('names a facility and an order that are in no list without their ids', async () => {
    const { screen } = await open(`/business/candidates?waiting=all&facility=${OTHER_DRIVER}&orderId=${OTHER_ORDER}`);

    expect(await screen.findByRole('option', { name: 'Another facility', selected: true })).toBeVisible();
    expect(await screen.findByRole('option', { name: 'Another job order', selected: true })).toBeVisible();
  });

  it('runs the action in the list', async () => {
    const { screen, browser, api } = await open('/business/candidates?waiting=reviews', aSafetyOfficer(), (fake) =>
      fake.on('PATCH', '/api/job-assignment/approve/{id}', ok({ _id: ORDER_ID, seq: 2 })),
    );

    const [first] = await screen.findAllByRole('button', { name: 'Approve for interview' });
    await browser.click(first as HTMLElement);

    expect(api.sent('PATCH', '/api/job-assignment/approve/{id}')[0]?.path).toBe(
      `/api/job-assignment/approve/${String(maria.card.assignmentId)}`,
    );
  });

  it("opens the candidate's panel, and continues with one of another order", async () => {
    const { screen, browser, router } = await open('/business/candidates?waiting=reviews', aSafetyOfficer(), (fake) =>
      fake.on('GET', '/api/business/driver/{driverId}/profile', ok(aDriverProfile())),
    );

    await browser.click(await screen.findByRole('link', { name: /^Maria/ }));
    await browser.click(await screen.findByRole('button', { name: 'Next driver' }));

    const address = new URLSearchParams(router.state.location.search);
    expect([address.get('driver'), address.get('order'), address.get('waiting')]).toEqual([
      OTHER_DRIVER,
      OTHER_ORDER,
      'reviews',
    ]);
  });

  it.each([
    ['first', /^Maria/, [scott]],
    ['last', 'Scott Peterson', [maria]],
  ])('goes on in both directions once the %s of the list is approved', async (_, name, left) => {
    let isDone = false;
    const { screen, browser, router } = await open('/business/candidates?waiting=reviews', aSafetyOfficer(), (fake) =>
      fake
        .on('GET', '/api/business/driver/{driverId}/profile', ok(aDriverProfile()))
        .on('PATCH', '/api/job-assignment/approve/{id}', () => {
          isDone = true;
          return ok({ _id: ORDER_ID, seq: 2 });
        })
        .on('GET', LIST, ({ query }) => {
          const rows = isDone ? left : [maria, scott];
          return ok({ data: query.get('skip') === '0' ? rows : [], count: rows.length });
        }),
    );
    await browser.click(await screen.findByRole('link', { name }));
    const panel = within(await screen.findByRole('dialog'));
    await browser.click(await panel.findByRole('button', { name: 'Approve for interview' }));

    // The panel shows the one who is left, or can go there.
    await waitFor(() => expect(isDone).toBe(true));
    await waitFor(() => {
      expect(new URLSearchParams(router.state.location.search).get('driver')).toBe(left[0]?.card.driverId);
    });
  });

  it('shows the neighbors of a driver who left the list while the panel was open', async () => {
    let isGone = false;
    const { screen, browser, router, client } = await open(
      '/business/candidates?waiting=reviews',
      aSafetyOfficer(),
      (fake) =>
        fake.on('GET', '/api/business/driver/{driverId}/profile', ok(aDriverProfile())).on('GET', LIST, ({ query }) => {
          const rows = isGone ? [maria] : [maria, scott];
          return ok({ data: query.get('skip') === '0' ? rows : [], count: rows.length });
        }),
    );
    await browser.click(await screen.findByRole('link', { name: 'Scott Peterson' }));
    await screen.findByRole('dialog');
    isGone = true;
    act(() => applyChange(client, { topic: 'candidacy', id: 'any' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Scott Peterson', hidden: true })).toBeNull());

    const previous = await screen.findByRole('button', { name: 'Previous driver' });
    await waitFor(() => expect(previous).toBeEnabled());
    await browser.click(previous);
    await waitFor(() => {
      expect(new URLSearchParams(router.state.location.search).get('driver')).toBe(maria.card.driverId);
    });
  });

  it('keeps the name for Back and a panel, but not in the URL', async () => {
    const { screen, browser, router, api } = await open(
      '/business/candidates?waiting=reviews',
      aSafetyOfficer(),
      (fake) =>
        fake
          .on('GET', '/api/business/driver/{driverId}/profile', ok(aDriverProfile()))
          .on('POST', `${LIST}/search`, ok({ data: [maria], count: 1 })),
    );
    await browser.type(await screen.findByRole('searchbox', { name: 'Name' }), 'Mar');
    await waitFor(() => expect(api.sent('POST', `${LIST}/search`).at(-1)?.body).toMatchObject({ name: 'Mar' }));
    await browser.click(await screen.findByRole('link', { name: /^Maria/ }));
    await screen.findByRole('dialog');
    await act(() => router.navigate('/business/facilities'));
    await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Name' })).toBeNull());
    await act(() => router.navigate(-1));

    expect(await screen.findByRole('searchbox', { name: 'Name' })).toHaveValue('Mar');
    expect(router.state.location.search).not.toContain('Mar');
  });

  it('shows recruiters the candidates who wait for them first', async () => {
    const { screen } = await open('/business/candidates', aRecruiter());

    expect(await screen.findByRole('tab', { name: /Your turn\s*1/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('link', { name: 'Candidates' })).toHaveAttribute('href', '/business/candidates');
  });
});
