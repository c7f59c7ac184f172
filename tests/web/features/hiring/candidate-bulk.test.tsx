import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { CandidateBulkList, CandidateBulkPreview, CandidateBulkProgress } from '#domain/bulk/candidates/schema';
import type { Candidate, Dashboard } from '#domain/dashboard/schema';
import { aCandidate, aDriverSummary } from '../../support/carrier-drivers';
import { anOrderView, ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import { anOrganizationInfo } from '../../support/carriers';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const BULK = '/api/candidates/bulk';
const LIST = `/api/candidates/organization/${ORGANIZATION_ID}`;
const ID = '018f0000-0000-7000-8000-000000000b01';
const SCOTT = '018f0000-0000-7000-8000-0000000000e9';

const dashboard: Dashboard = {
  orders: { pending: 0, active: 2, past: 0, deleted: 0 },
  sentBack: 0,
  waiting: { requests: 0, reviews: 2, toInterview: 0, proposals: 0, outcomes: 0, startsToConfirm: 0, files: 0 },
  late: 0,
  approvedDrivers: 0,
  onAssignment: 0,
  mustNotDrive: 0,
  organization: anOrganizationInfo(),
};
const maria: Candidate = { card: aCandidate(), order: anOrderView() };
const scott: Candidate = {
  card: aCandidate({
    candidacyId: SCOTT,
    driver: aDriverSummary({ firstName: 'Scott', lastName: 'Peterson', isMasked: false }),
  }),
  order: anOrderView({ title: 'Regional dry van' }),
};
const MARIA = maria.card.candidacyId;

const outcome = (_id: string, name: string, code?: string) => ({
  _id,
  name,
  seen: { round: 1, state: 'inReview' as const },
  order: 'Night hazmat',
  problem: code === undefined ? null : { code, message: `Because of ${code}` },
});
const aPreview = (more: Partial<CandidateBulkPreview> = {}): CandidateBulkPreview => ({
  data: [outcome(MARIA, 'Maria G.'), outcome(SCOTT, 'Scott Peterson', 'candidate-not-in-state')],
  possible: 1,
  refused: 1,
  isCut: false,
  samples: [],
  cost: null,
  ...more,
});
const aProgress = (more: Partial<CandidateBulkProgress> = {}): CandidateBulkProgress => ({
  ...{ _id: ID, kind: 'pass', status: 'done', total: 1, done: 1, failed: 0, failures: [], startedBy: 'Dana Whitfield' },
  ...{ startedAt: '2026-11-25T12:00:00.000Z', finishedAt: '2026-11-25T12:00:10.000Z' },
  ...more,
});
const noActions: CandidateBulkList = { data: [] };

const open = (address: string, { user = aSafetyOfficer(), extend = (api: FakeApi) => api, actions = noActions } = {}) =>
  renderApp(address, {
    user,
    api: (api) =>
      extend(
        api
          .on('GET', `/api/dashboard/organization/${ORGANIZATION_ID}`, ok(dashboard))
          .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([]))
          .on('GET', `/api/reports/organization/${ORGANIZATION_ID}/orders`, ok([]))
          .on('GET', BULK, ok(actions))
          .on('GET', '/api/message-templates', ok({ data: [] }))
          .on('GET', '/api/saved-views', ok({ data: [] }))
          .on('POST', `${LIST}/search`, ok({ data: [scott], count: 1 }))
          .on('GET', LIST, ({ query }) => ok({ data: query.get('skip') === '0' ? [maria, scott] : [], count: 40 })),
      ),
  });

type Opened = Awaited<ReturnType<typeof open>>;

async function selectAll({ screen, browser }: Pick<Opened, 'screen' | 'browser'>) {
  await screen.findByRole('link', { name: 'Scott Peterson' });
  const [, first, second] = await screen.findAllByRole('checkbox');
  await browser.click(first as HTMLElement);
  await browser.click(second as HTMLElement);
  return within(await screen.findByRole('region', { name: 'Selected candidates' }));
}

afterEach(freshBrowser);

describe('bulk actions on candidates', () => {
  it('previews an action without fields right away, and runs it for those for whom it is possible', async () => {
    const opened = await open('/business/candidates?waiting=all', {
      extend: (api) =>
        api
          .on('POST', `${BULK}/preview`, ok(aPreview()))
          .on('POST', BULK, { status: 202, body: { _id: ID } })
          .on('GET', `${BULK}/{id}`, ok(aProgress({ kind: 'approveForInterview' }))),
    });
    const { screen, browser, api } = opened;
    const bar = await selectAll(opened);

    await browser.click(bar.getByRole('button', { name: 'Approve for interview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 1 candidate for interview' }));
    expect(dialog.getByText('Because of candidate-not-in-state')).toBeVisible();
    expect(dialog.getByText('Night hazmat')).toBeVisible();
    expect(api.sent('POST', BULK)).toHaveLength(0);
    await browser.click(dialog.getByRole('button', { name: 'Approve 1 candidate for interview' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent('POST', `${BULK}/preview`)[0]?.body).toEqual({
      targets: { candidacyIds: [MARIA, SCOTT] },
      act: { kind: 'approveForInterview' },
    });
    expect(api.sent('POST', BULK)[0]?.body).toEqual({
      targets: [{ _id: MARIA, seen: { round: 1, state: 'inReview' } }],
      act: { kind: 'approveForInterview' },
    });
    expect(screen.queryByRole('region', { name: 'Selected candidates' })).not.toBeInTheDocument();
  });

  it('passes on all matching candidates with a reason, and lists those who failed', async () => {
    const failures = [
      { _id: SCOTT, name: 'Scott Peterson', problem: { code: 'candidate-moved-on', message: 'Moved' } },
    ];
    const opened = await open('/business/candidates?waiting=all&state=inReview', {
      extend: (api) =>
        api
          .on('POST', `${BULK}/preview`, ok(aPreview({ isCut: true })))
          .on('POST', BULK, { status: 202, body: { _id: ID } })
          .on('GET', `${BULK}/{id}`, ok(aProgress({ total: 2, failed: 1, failures }))),
    });
    const { screen, browser, api } = opened;
    const bar = await selectAll(opened);

    await browser.click(bar.getByRole('button', { name: 'Select all 40 matching candidates' }));
    await browser.click(bar.getByRole('button', { name: 'Pass' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pass on 40 candidates' }));
    await browser.selectOptions(await dialog.findByRole('combobox', { name: /^Reason/ }), 'position_closed');
    await browser.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText(/^More than 2 candidates match/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Pass on 1 candidate' })).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Pass on 1 candidate' }));

    expect(await dialog.findByText('Done for 1 of 2 drivers')).toBeVisible();
    expect(dialog.getByText('Moved')).toBeVisible();
    expect(api.sent('POST', `${BULK}/preview`)[0]?.body).toEqual({
      targets: { matching: { waiting: 'all', state: 'inReview' } },
      act: { kind: 'pass', reason: 'position_closed', text: '' },
    });
  });

  it('invites drivers to another of the active orders', async () => {
    const opened = await open('/business/candidates?waiting=all', {
      extend: (api) =>
        api
          .on(
            'GET',
            `/api/job-order/active/organization/${ORGANIZATION_ID}`,
            ok({
              data: [{ _id: ORDER_ID, title: 'Night hazmat', facilityName: 'Long Beach' }],
              count: 1,
            }),
          )
          .on('POST', `${BULK}/preview`, ok(aPreview())),
    });
    const { screen, browser, api } = opened;
    const bar = await selectAll(opened);

    await browser.click(bar.getByRole('button', { name: 'Invite to another order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite 2 drivers to an order' }));
    const orders = await dialog.findByRole('combobox', { name: 'Order' });
    await dialog.findByRole('option', { name: 'Night hazmat · Long Beach' });
    await browser.selectOptions(orders, ORDER_ID);
    await browser.click(dialog.getByRole('button', { name: 'Preview' }));

    expect(await dialog.findByText('1 driver skipped')).toBeVisible();
    expect(api.sent('POST', `${BULK}/preview`)[0]?.body).toMatchObject({ act: { kind: 'invite', orderId: ORDER_ID } });
  });

  const template = (kind: string, name: string, subject: string | null) => ({
    ...{ _id: `018f0000-0000-7000-8000-00000000${kind.length}0c1`, kind, name, subject, version: 1 },
    ...{ text: 'Hello {firstName}', updatedAt: '2026-11-20T12:00:00.000Z', updatedBy: 'Robin Vale' },
  });
  const templates = ok({
    data: [template('pass', 'Thank you', null), template('message', 'First day', 'Your first day at {facility}')],
  });

  it('takes the text of a pass from a template with its fields, and shows it as the first candidates read it', async () => {
    const samples = ['Maria G.', 'Scott Peterson'].map((name) => ({ name, subject: null, text: `Hello ${name}` }));
    const opened = await open('/business/candidates?waiting=all', {
      extend: (api) =>
        api.on('GET', '/api/message-templates', templates).on('POST', `${BULK}/preview`, ok(aPreview({ samples }))),
    });
    const { screen, browser, api } = opened;
    const bar = await selectAll(opened);

    await browser.click(bar.getByRole('button', { name: 'Pass' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pass on 2 candidates' }));
    const picker = await dialog.findByRole('combobox', { name: /^Template/ });
    expect(within(picker).queryByRole('option', { name: 'First day' })).toBeNull();
    await browser.selectOptions(picker, 'Thank you');
    const text = dialog.getByRole('textbox', { name: /^In your own words/ });
    expect(text).toHaveValue('Hello {firstName}');
    await browser.click(dialog.getByRole('button', { name: 'Insert Title of the job' }));
    expect(text).toHaveValue('Hello {firstName}{jobTitle}');
    await browser.click(dialog.getByRole('button', { name: 'Preview' }));

    expect(await dialog.findByText('Preview for Scott Peterson')).toBeVisible();
    expect(dialog.getByText('Hello Maria G.')).toBeVisible();
    expect(api.sent('POST', `${BULK}/preview`)[0]?.body).toMatchObject({
      act: { kind: 'pass', reason: 'unspecified', text: 'Hello {firstName}{jobTitle}' },
    });
  });

  it('says how a message is sent, and refuses a field that does not exist', async () => {
    const opened = await open('/business/candidates?waiting=all', {
      extend: (api) => api.on('GET', '/api/message-templates', templates),
    });
    const { screen, browser, api } = opened;
    const bar = await selectAll(opened);

    await browser.click(bar.getByRole('button', { name: 'Message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message 2 candidates' }));
    expect(dialog.getByText(/No text message is sent, and drivers cannot reply/)).toBeVisible();
    await browser.selectOptions(await dialog.findByRole('combobox', { name: /^Template/ }), 'First day');
    expect(dialog.getByLabelText('Subject')).toHaveValue('Your first day at {facility}');
    await browser.type(dialog.getByRole('textbox', { name: 'Message' }), ' {{pay}');
    await browser.click(dialog.getByRole('button', { name: 'Preview' }));

    expect(await dialog.findByText(/^\{pay\} is not a field/)).toBeVisible();
    expect(api.sent('POST', `${BULK}/preview`)).toHaveLength(0);
  });

  it('says why a recruiter cannot approve', async () => {
    const opened = await open('/business/candidates?waiting=all', { user: aRecruiter() });
    const bar = await selectAll(opened);

    expect(bar.getByText('Only HR or Safety can decide.')).toBeVisible();
  });

  it('offers no bulk action to positions without hiring steps', async () => {
    const { screen, api } = await open('/business/candidates?waiting=all', {
      user: aRecruiter({ position: 'ACCOUNTING' }),
    });

    expect(await screen.findByRole('link', { name: 'Scott Peterson' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(api.sent('GET', BULK)).toHaveLength(0);
  });

  it('finds a bulk action again after a reload, shows its progress, and stops it', async () => {
    let now = aProgress({ status: 'running', total: 500, done: 120, failed: 1, finishedAt: null });
    const { screen, browser, router } = await open('/business/candidates?waiting=all', {
      actions: { data: [now] },
      extend: (api) =>
        api
          .on('GET', `${BULK}/{id}`, () => ok(now))
          .on('POST', `${BULK}/{id}/stop`, () => {
            now = { ...now, status: 'stopped', finishedAt: '2026-11-25T12:01:00.000Z' };
            return { status: 204 };
          }),
    });

    await browser.click(await screen.findByRole('link', { name: 'Pass on 500 candidates' }));

    expect(router.state.location.pathname).toBe(`/business/candidates/bulk/${ID}`);
    expect(await screen.findByText('120 of 500 drivers done')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped. Done for 120 of 500 drivers')).toBeVisible();
  });

  it('says that a bulk action is unknown', async () => {
    const { screen } = await open(`/business/candidates/bulk/${ID}`, {
      extend: (api) => api.on('GET', `${BULK}/{id}`, refusal(404, 'not-found')),
    });

    expect(await screen.findByText('Page not found.')).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: /Candidates/ })).toHaveAttribute('href', '/business/candidates');
  });

  it('filters by stage in the URL and by name, and sorts', async () => {
    const { screen, browser, api, router } = await open('/business/candidates?waiting=all');
    await screen.findByRole('link', { name: 'Scott Peterson' });

    await browser.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'inReview');
    await browser.type(screen.getByRole('searchbox', { name: 'Name' }), 'Sco');
    await browser.click(screen.getByRole('button', { name: /^Driver/ }));

    await waitFor(() => {
      expect(api.sent('POST', `${LIST}/search`).at(-1)?.body).toMatchObject({
        state: 'inReview',
        name: 'Sco',
        sort: 'name',
      });
    });
    expect(router.state.location.search).not.toContain('Sco');
    await waitFor(() => {
      expect(new URLSearchParams(router.state.location.search).get('state')).toBe('inReview');
    });
    // The filters can be saved as a view; the name is never part of it.
    expect(screen.getByRole('button', { name: 'Save view' })).toBeVisible();
    expect(api.sent('GET', '/api/saved-views')[0]?.query.get('page')).toBe('candidates');
  });
});
