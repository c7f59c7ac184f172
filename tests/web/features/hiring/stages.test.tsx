import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { aCandidate, aDriverSummary } from '../../support/carrier-drivers';
import { anOrderView, counted, ORDER_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { withCandidates } from '../../support/order-candidates';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const TAB = '/api/job-order/{id}/candidacies';
const review = `/business/job-order/${ORDER_ID}/hiring-flow/reviewDrivers`;

const open = (address: string, extend: (api: FakeApi) => FakeApi, user = aRecruiter()) =>
  renderApp(address, { user, api: extend });

afterEach(freshBrowser);

it('counts active assignments, and shows ended ones below them, gray and without buttons', async () => {
  const working = aCandidate({
    state: 'hired',
    turn: 'nobody',
    next: 'onAssignment',
    isLate: false,
    start: {
      startOn: '2026-11-20',
      endOn: null,
      answer: 'accepted',
      startedAt: '2026-11-20T08:00:00.000Z',
      employmentId: null,
      proposal: null,
    },
    agreedRate: { unit: 'hour', mills: 24_250 },
    actions: ['endAssignment', 'recordNoShow'],
    refusals: [],
  });
  const ended = aCandidate({
    candidacyId: '018f0000-0000-7000-8000-0000000000e9',
    driver: aDriverSummary({ firstName: 'Dana', lastName: 'Reyes', isMasked: false }),
    state: 'ended',
    turn: 'nobody',
    next: 'nothing',
    isLate: false,
    actions: [],
    refusals: [],
  });
  const { screen, browser } = await open(`/business/job-order/${ORDER_ID}/hiring-flow/hiredDrivers`, (api) =>
    api
      .on('GET', '/api/job-order/id/{id}', ok(anOrderView({ counts: counted({ hired: 1, ended: 1 }) })))
      .on('GET', TAB, ({ query }) => ok({ data: query.get('skip') === '0' ? [working, ended] : [], count: 2 })),
  );

  expect(await screen.findByRole('heading', { name: 'Ended 1' })).toBeVisible();
  expect(screen.getByText('On assignment')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Hired\s*1$/ })).toBeVisible();
  expect(screen.getByText(/· 1 of 2 hired ·/)).toBeVisible();
  const past = within(screen.getByRole('article', { name: 'Dana Reyes' }));
  expect(past.getByText('Assignment ended')).toHaveClass('gh-chip-theirs');
  expect(past.queryByRole('button')).toBeNull();
  const row = within(screen.getByRole('article', { name: 'Maria Gomez' }));
  expect(row.getByText('Agreed rate: $24.25 per hour')).toBeVisible();
  expect(past.queryByText(/Agreed rate/)).toBeNull();
  expect(row.getAllByRole('button')).toHaveLength(1);
  await browser.click(row.getByRole('button', { name: 'More actions for Maria Gomez' }));
  expect(row.getByRole('button', { name: 'End assignment' })).toBeVisible();
  expect(row.getByRole('button', { name: 'Record no-show' })).toBeVisible();
});

describe("an order's hiring page", () => {
  it.each([
    [aRecruiter(), '/business/my-jobs', '?status=active'],
    [aSafetyOfficer(), '/business/job-order/active', ''],
  ])('leads back to the list of that status after the order was canceled', async (user, pathname, search) => {
    const { screen, browser, router } = await open(
      review,
      (api) =>
        withCandidates(aCandidate())(api)
          .on('GET', '/api/job-order/id/{id}', ok(anOrderView({ actions: ['cancel'], refusals: [] })))
          .on('DELETE', '/api/job-order/cancel/{id}', ok({ _id: ORDER_ID, seq: 4, status: 'past' }))
          .on('GET', '/api/job-order/{status}/organization/{orgId}', ok({ data: [], count: 0 })),
      user,
    );

    await browser.click(await screen.findByRole('button', { name: 'More actions for Night drayage' }));
    await browser.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await browser.click(dialog.getByRole('button', { name: 'Cancel order' }));

    await waitFor(() => {
      expect(router.state.location).toMatchObject({ pathname, search });
    });
  });

  it('shows status, seats, next step, and the summary next to the stages', async () => {
    const { screen } = await open(review, withCandidates(aCandidate()));

    expect(await screen.findByRole('heading', { level: 1, name: 'Night drayage · Pier T yard' })).toBeVisible();
    expect(
      screen.getByText(/Active since \d\d\/\d\d\/\d{4} · 1 of 2 hired · your turn: 2 requests to answer/),
    ).toBeVisible();
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(summary.getByText('$1,340–1,520 a week')).toBeVisible();
    expect(summary.getByText('ASAP')).toBeVisible();
    expect(summary.getByText('Active')).toBeVisible();
    expect(summary.getByText('Contract, no end date')).toBeVisible();
    expect(summary.getByText('22 years or older · 6 months of experience in the last 36 months')).toBeVisible();
    expect(summary.getByText('Hourly · $27.00–$29.00 an hour')).toBeVisible();
    const stages = within(screen.getByRole('navigation', { name: 'Stages' }));
    expect(stages.getByRole('link', { name: /Review\s*4/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('tab', { name: /To be Review\s*3/ })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['inviteDrivers', ['Search', /^Invited\s*5/, /^Requests\s*2/]],
    ['reviewDrivers', [/^To be Review\s*3/, /^Invited to Interview\s*1/]],
  ])('has the tabs of the stage %s with their counts', async (stage, names) => {
    const counts = counted({ invited: 5, requested: 2, review: 3, interview: 1 });
    const { screen } = await open(`/business/job-order/${ORDER_ID}/hiring-flow/${stage}`, (api) =>
      withCandidates()(api)
        .on('GET', '/api/job-order/id/{id}', ok(anOrderView({ counts })))
        .on('POST', '/api/drivers/search', ok({ data: [], page: 0, total: 0, isTotalCapped: false })),
    );

    for (const name of names) expect(await screen.findByRole('tab', { name })).toBeVisible();
    expect(screen.getAllByRole('tab')).toHaveLength(names.length);
  });

  it('says that a start is on hold until the driver renews the documents', async () => {
    const card = aCandidate({
      state: 'hired',
      stage: 'hired',
      next: 'renewProof',
      turn: 'driver',
      start: {
        startOn: '2099-12-05',
        endOn: null,
        answer: 'accepted',
        startedAt: null,
        employmentId: null,
        proposal: null,
      },
      lapsedSince: '2026-11-30T12:00:00.000Z',
    });
    const { screen } = await open(`/business/job-order/${ORDER_ID}/hiring-flow/hiredDrivers`, withCandidates(card));

    expect(await screen.findByText(/not valid since 11\/30\/2026; cannot start until it is renewed/)).toBeVisible();
    expect(screen.getByText(/renews the expired document, then starts/)).toBeVisible();
  });

  it.each([
    ['leads Safety', aSafetyOfficer(), 1],
    ['does not lead accounting', aRecruiter({ position: 'ACCOUNTING' }), 0],
  ])("%s to the driver's file before the start", async (_, user, links) => {
    const employmentId = '018f0000-0000-7000-8000-0000000000f1';
    const start = { startOn: '2099-12-05', endOn: null, answer: 'accepted', startedAt: null, employmentId } as const;
    const hired = { state: 'hired', stage: 'hired', next: 'completeDriverFile', turn: 'safety' } as const;
    const card = aCandidate({ ...hired, start: { ...start, proposal: null }, actions: [], refusals: [] });
    const address = `/business/job-order/${ORDER_ID}/hiring-flow/hiredDrivers`;
    const { screen } = await open(address, withCandidates(card), user);

    expect(await screen.findByText("HR or Safety completes the driver's file before the first drive")).toBeVisible();
    const files = screen.queryAllByRole('link', { name: "Open the driver's file" });
    expect(files.map((link) => link.getAttribute('href'))).toEqual(
      Array<string>(links).fill(`/business/files/${employmentId}`),
    );
  });

  it.each([
    ['completeDriverFileAtWork', 'safety', aSafetyOfficer()],
    ['driverCompletesFileAtWork', 'driver', aRecruiter()],
    ['bothCompleteFileAtWork', 'safety', aRecruiter()],
    ['renewProofAtWork', 'driver', aSafetyOfficer()],
  ] as const)('marks a driver on assignment who must not drive (%s)', async (next, turn, user) => {
    const start = {
      startOn: '2026-11-20',
      endOn: null,
      answer: 'accepted',
      employmentId: null,
      proposal: null,
    } as const;
    const startedAt = '2026-11-20T08:00:00.000Z';
    const hired = { state: 'hired', stage: 'hired', next, turn, isLate: false } as const;
    const card = aCandidate({ ...hired, start: { ...start, startedAt }, actions: ['endAssignment'], refusals: [] });
    const address = `/business/job-order/${ORDER_ID}/hiring-flow/hiredDrivers`;
    const { screen } = await open(address, withCandidates(card), user);

    expect(await screen.findByText('Must not drive')).toBeVisible();
    expect(screen.getByText(/^The driver must not drive for now: /)).toBeVisible();
    expect(screen.queryByText('On assignment')).toBeNull();
  });

  it('shows the start date proposed by the driver, and accepts the date that was shown', async () => {
    const proposal = { startOn: '2099-12-12', note: 'Two weeks of notice' };
    const card = aCandidate({
      state: 'hired',
      stage: 'hired',
      next: 'carrierAnswersStart',
      turn: 'carrier',
      start: { startOn: '2099-12-05', endOn: null, answer: 'offered', startedAt: null, employmentId: null, proposal },
      actions: ['acceptProposedStart', 'keepStart', 'moveStart', 'rescindStart'],
      refusals: [],
    });
    const { screen, api, browser } = await open(`/business/job-order/${ORDER_ID}/hiring-flow/hiredDrivers`, (fake) =>
      withCandidates(card)(fake)
        .on('POST', '/api/job-order/start/{id}/proposal', ok({}))
        .on('DELETE', '/api/job-order/start/{id}/proposal', ok({})),
    );

    expect(await screen.findByText(/the driver proposes 12\/12\/2099: “Two weeks of notice”/)).toBeVisible();
    await browser.click(await screen.findByRole('button', { name: 'Accept 12/12/2099' }));
    await waitFor(() => {
      expect(api.sent('POST', '/api/job-order/start/{id}/proposal')[0]?.body).toEqual({ startDate: '2099-12-12' });
    });
    await browser.click(screen.getByRole('button', { name: 'More actions for Maria Gomez' }));
    await browser.click(await screen.findByRole('button', { name: 'Keep 12/05/2099' }));
    await waitFor(() => {
      expect(api.sent('DELETE', '/api/job-order/start/{id}/proposal')[0]?.body).toEqual({ proposedDate: '2099-12-12' });
    });
  });

  it('shows a pending order without stages, with Cancel and Update Order', async () => {
    const order = anOrderView({ status: 'pending', approval: 'pending', actions: ['edit', 'cancel'] });
    const { screen } = await open(review, (api) => api.on('GET', '/api/job-order/id/{id}', ok(order)));

    expect(
      await screen.findByText('Your account manager has been notified and will accept the request shortly.'),
    ).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Stages' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Update Order' })).toHaveAttribute(
      'href',
      `/business/job-order/edit/${ORDER_ID}`,
    );
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  });

  it.each([
    ['a recruiter', aRecruiter(), '/business/my-jobs?status=pending'],
    ['others', aSafetyOfficer(), '/business/job-order/pending'],
  ])('redirects %s to the list of the order after it is canceled', async (_who, user, list) => {
    const order = anOrderView({ status: 'pending', approval: 'pending', actions: ['cancel'] });
    const { screen, browser, router } = await open(
      review,
      (api) =>
        api
          .on('GET', '/api/job-order/id/{id}', ok(order))
          .on('GET', '/api/order/fleet/amount/total', ok({ pending: 0, active: 0, past: 1, deleted: 0 }))
          .on('GET', '/api/job-order/{status}/organization/{orgId}', ok({ data: [], count: 0 }))
          .on('DELETE', '/api/job-order/cancel/{id}', ok({ _id: ORDER_ID, seq: 4, status: 'past' })),
      user,
    );
    await browser.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await browser.click(dialog.getByRole('button', { name: 'Cancel order' }));

    await waitFor(() => {
      expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(list);
    });
  });

  it('says that an order was sent back, and not that it is pending', async () => {
    const order = anOrderView({ status: 'pending', approval: 'rejected' });
    const { screen } = await open(`/business/job-order/${ORDER_ID}/hiring-flow/inviteDrivers`, (api) =>
      withCandidates()(api).on('GET', '/api/job-order/id/{id}', ok(order)),
    );

    expect(await screen.findByText(/^Sent back: submit it again with the changes/)).toBeVisible();
    expect(screen.queryByText(/^Pending since/)).toBeNull();
  });

  it('is read-only for a past order: no search, no buttons', async () => {
    const order = anOrderView({ status: 'past', pastReason: 'ended' });
    const { screen } = await open(`/business/job-order/${ORDER_ID}/hiring-flow/inviteDrivers`, (api) =>
      withCandidates()(api).on('GET', '/api/job-order/id/{id}', ok(order)),
    );

    expect(await screen.findByText(/read-only/)).toBeVisible();
    expect(screen.queryByRole('tab', { name: /Search/ })).toBeNull();
    // All columns of its board but one would be empty.
    expect(screen.queryByRole('link', { name: 'Board' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it('says that the order does not exist', async () => {
    const { screen } = await open(review, (api) => api.on('GET', '/api/job-order/id/{id}', refusal(404, 'not-found')));

    expect(await screen.findByText('Page not found.')).toBeVisible();
  });

  it.each([
    ['inviteDrivers?tab=invited', "You don't have any invited drivers yet"],
    ['inviteDrivers?tab=requests', "You don't have any request from drivers"],
    ['hiredDrivers', "You don't have any hired driver yet"],
  ])('says why %s is empty', async (stage, text) => {
    const { screen } = await open(`/business/job-order/${ORDER_ID}/hiring-flow/${stage}`, withCandidates());

    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['inviteDrivers', 'No invited drivers'],
    ['hiredDrivers', 'No hired drivers'],
  ])('gives no advice in %s of a past order', async (stage, text) => {
    const { screen } = await open(`/business/job-order/${ORDER_ID}/hiring-flow/${stage}`, (api) =>
      withCandidates()(api).on(
        'GET',
        '/api/job-order/id/{id}',
        ok(anOrderView({ status: 'past', pastReason: 'cancelled' })),
      ),
    );

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(/were closed with the order/)).toBeVisible();
    expect(screen.getByText(/^Canceled on/)).toBeVisible();
    expect(screen.queryByText(/You don't have/)).toBeNull();
  });

  it('is the same page in the recruiter group', async () => {
    const { screen } = await open(`/recruiter/job-order/${ORDER_ID}?stage=hiredDrivers`, withCandidates());

    expect(await screen.findByText("You don't have any hired driver yet")).toBeVisible();
    expect(screen.getByRole('link', { name: /Review/ })).toHaveAttribute(
      'href',
      `/recruiter/job-order/${ORDER_ID}?stage=reviewDrivers`,
    );
  });
});
