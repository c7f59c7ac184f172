import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { OpenAdverseAction } from '#domain/adverse-actions/schema';
import type { BusinessDriver } from '#domain/candidacies/business-drivers/schema';
import type { DqReviewDriver } from '#domain/dq-review/schema';
import type { CurrentUser } from '#web/shared/session/current-user';
import { anOpenAction } from '../../support/adverse-actions';
import { aDriverSummary, DRIVER_ID } from '../../support/carrier-drivers';
import { ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import { aDossier, DOSSIER } from '../../support/dossiers';
import { ok } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

afterEach(freshBrowser);

const LISTS = `/api/job-order/organization/${ORGANIZATION_ID}/dq-review`;
const ASSIGNMENT = '018f0000-0000-7000-8000-0000000000e1';
const CANDIDACY = '018f0000-0000-7000-8000-0000000000e2';
const ENTRY = '018f0000-0000-7000-8000-0000000000e2';
const driver = aDriverSummary({ lastName: 'Gomez', isMasked: false });

const aCandidate = (more: Partial<DqReviewDriver> = {}): DqReviewDriver => ({
  driver,
  since: '2026-11-20T12:00:00.000Z',
  dueAt: '2026-11-24T12:00:00.000Z',
  targetDays: 4,
  isLate: false,
  assignment: {
    _id: ASSIGNMENT,
    candidacyId: CANDIDACY,
    orderId: ORDER_ID,
    title: 'Night drayage',
    facility: 'Long Beach Yard',
    state: 'inReview',
  },
  benchEntryId: null,
  file: 'shadow',
  access: 'requested',
  refusal: null,
  isWaiting: true,
  ...more,
});

const assigned = (more: Partial<BusinessDriver> = {}): BusinessDriver => ({
  ...driver,
  assignmentId: ASSIGNMENT,
  orderId: ORDER_ID,
  candidacyId: ENTRY,
  candidacyState: 'inReview',
  status: 'PENDING_REVIEW',
  declineReason: null,
  fleetJobRequestId: null,
  driverJobRequestId: null,
  jobRequestId: null,
  scheduledInterviewId: null,
  ...more,
});

const open = (
  path: string,
  user: CurrentUser = aSafetyOfficer(),
  { rows = [aCandidate()], adverse = [] }: { rows?: DqReviewDriver[]; adverse?: OpenAdverseAction[] } = {},
) =>
  renderApp(path, {
    user,
    api: (api) =>
      api
        .on('GET', '/api/adverse-actions', ok({ data: adverse }))
        .on('GET', `${LISTS}/{status}`, ok({ data: rows, count: rows.length }))
        .on('GET', `${LISTS}/counts`, ok({ awaitingReview: 1, benchReview: 2, approved: 3, onAssignment: 4 }))
        .on('GET', '/api/user/business/drivers/assignmentId/{id}', ok(assigned()))
        .on('GET', DOSSIER, ok(aDossier()))
        .on('PATCH', '/api/job-assignment/approve/{id}', ok({}))
        .on('PATCH', '/api/job-assignment/reject/{id}', ok({}))
        .on('PATCH', '/api/bench-driver/approve/{id}', ok({})),
  });

describe('the qualification review', () => {
  it('steps through the files of its drivers, with the place in the list', async () => {
    const SECOND = '018f0000-0000-7000-8000-0000000000e9';
    const second = aCandidate({
      driver: { ...driver, _id: SECOND, firstName: 'Nora' },
      assignment: {
        ...{ _id: SECOND, candidacyId: SECOND, orderId: ORDER_ID },
        ...{ title: 'Night drayage', facility: 'Yard', state: 'inReview' },
      },
    });
    const path = `/business/dq-review/awaiting-review?file=${DRIVER_ID}`;
    const { screen, browser, router } = await open(path, aSafetyOfficer(), { rows: [aCandidate(), second] });

    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous driver' })).toBeDisabled();
    await browser.click(screen.getByRole('button', { name: 'Next driver' }));

    expect(await screen.findByText('2 of 2')).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.search).toContain(`file=${SECOND}`);
    });
    expect(screen.getByRole('button', { name: 'Next driver' })).toBeDisabled();
  });

  it('opens with the drivers who await a review, and counts each list', async () => {
    const { screen, router } = await open('/business/dq-review');

    const tabs = within(await screen.findByRole('navigation', { name: 'DQ review' }));
    expect(router.state.location.pathname).toBe('/business/dq-review/awaiting-review');
    await waitFor(() =>
      expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Awaiting review1',
        'Bench review2',
        'Approved3',
        'On assignment4',
      ]),
    );
    expect(await screen.findByRole('link', { name: 'Maria Gomez' })).toHaveAttribute(
      'href',
      `/business/orderId/${ORDER_ID}/assignmentId/${ASSIGNMENT}`,
    );
  });

  it('approves, and rejects with a reason', async () => {
    const { screen, api, browser } = await open('/business/dq-review/awaiting-review');

    await browser.click(await screen.findByRole('button', { name: 'Approve Maria Gomez' }));
    expect(await screen.findByText('Maria Gomez is approved for interview')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Reject Maria Gomez' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByRole('textbox'), 'Two accidents last year');
    await browser.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('Select a reason')).toBeVisible();
    await browser.selectOptions(dialog.getByRole('combobox', { name: /^Reason/ }), 'Did not pass the review');
    await browser.click(dialog.getByRole('button', { name: 'Reject' }));

    expect(await screen.findByText('Maria Gomez was rejected')).toBeVisible();
    expect(api.sent('PATCH', `/api/job-assignment/approve/${ASSIGNMENT}`)).toHaveLength(1);
    expect(api.sent('PATCH', `/api/job-assignment/reject/${ASSIGNMENT}`)[0]?.body).toMatchObject({
      reason: 'failed_review',
      text: 'Two accidents last year',
    });
  });

  it('names a running refusal based on a report, also before a rejection for another reason', async () => {
    const disputed = anOpenAction(CANDIDACY);
    const { screen, browser } = await open('/business/dq-review/awaiting-review', undefined, { adverse: [disputed] });

    expect(await screen.findByText('Report disputed')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Reject Maria Gomez' }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^A refusal based on a report is in progress\./)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Open guide' })).toBeVisible();
  });

  it('is pending for people who are not HR or Safety', async () => {
    const { screen } = await open('/business/dq-review/awaiting-review', aRecruiter());

    const button = await screen.findByRole('button', { name: 'Pending safety approval' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: /^Reject/ })).toBeNull();
  });

  it('needs access to the file for the bench, and opens the file from the list', async () => {
    const entry = aCandidate({ assignment: null, benchEntryId: ENTRY, refusal: 'access-not-granted' });
    const { screen, browser, router } = await open('/business/dq-review/bench-review', aSafetyOfficer(), {
      rows: [entry],
    });

    expect(await screen.findByRole('button', { name: 'Approve Maria Gomez' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Reject Maria Gomez' })).toHaveAttribute('aria-disabled', 'true');
    await browser.click(screen.getByRole('button', { name: 'Driver file Maria Gomez' }));

    await waitFor(() => expect(router.state.location.search).toBe(`?file=${DRIVER_ID}`));
    expect(await screen.findByRole('dialog', { name: 'Maria Lee Gomez Qualifications File' })).toBeVisible();
  });

  it('has the target of the carrier while a review waits, and only the age later', async () => {
    const waiting = await open('/business/dq-review/awaiting-review');
    expect(await waiting.screen.findByText(/target 4d/)).toBeVisible();
    expect(waiting.screen.getByRole('columnheader', { name: 'Waiting' })).toBeVisible();
    freshBrowser();

    const decided = aCandidate({ dueAt: null, targetDays: null, isWaiting: false, file: 'open' });
    const { screen } = await open('/business/dq-review/on-assignment', aSafetyOfficer(), { rows: [decided] });
    expect(await screen.findByRole('columnheader', { name: 'Since' })).toBeVisible();
    expect(screen.queryByText(/target/)).toBeNull();
  });

  it('links to the profile for people who read no files', async () => {
    const { screen } = await open('/business/dq-review/awaiting-review', aRecruiter({ position: 'ACCOUNTING' }));

    expect(await screen.findByRole('link', { name: 'Maria Gomez' })).toHaveAttribute(
      'href',
      `/business/driver/${DRIVER_ID}/profile`,
    );
  });

  it('offers no file that is not available yet, and no unknown list', async () => {
    const { screen } = await open('/business/dq-review/awaiting-review', aSafetyOfficer(), {
      rows: [aCandidate({ file: 'notAvailable' })],
    });
    expect(await screen.findByText(/Not available yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Driver file/ })).toBeNull();
    freshBrowser();

    const unknown = await open('/business/dq-review/elsewhere');
    expect(await unknown.screen.findByText('Page not found.')).toBeVisible();
  });
});

describe('the qualification view of an assignment', () => {
  it('shows the file, and the decision', async () => {
    const { screen, api, browser } = await open(`/business/orderId/${ORDER_ID}/assignmentId/${ASSIGNMENT}`);

    expect(await screen.findByRole('heading', { name: 'Qualification of Maria Gomez' })).toBeVisible();
    expect(await screen.findByText('In the Past 60 Months')).toBeVisible();
    const file = within(screen.getByRole('region', { name: 'Maria Lee Gomez Qualifications File' }));
    expect(file.getByRole('button', { name: 'Export PDF' })).toBeVisible();
    expect(file.getByRole('button', { name: 'Print' })).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Approve Maria Gomez' }));
    expect(await screen.findByText('Maria Gomez is approved for interview')).toBeVisible();
    expect(api.sent('PATCH', `/api/job-assignment/approve/${ASSIGNMENT}`)).toHaveLength(1);
  });

  it('belongs to the order of its address', async () => {
    const { screen } = await open(`/business/orderId/${ENTRY}/assignmentId/${ASSIGNMENT}`);

    expect(await screen.findByText('This assignment belongs to another order')).toBeVisible();
    expect(screen.getByRole('main').querySelector('a[href^="/business/dq-review"]')).toHaveTextContent('DQ review');
  });
});
