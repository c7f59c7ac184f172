import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { stageTable } from '#domain/driver-pipeline/stages';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import type { QueuedReview, ReviewSummary } from '#domain/review-queue/schema';
import { setSingleKeys } from '#web/shared/keys/single-keys';
import { applyChange } from '#web/shared/realtime/connect';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsDriver, anOpsDriverFile, aReviewedItem, aReviewedSection } from '../../support/ops-drivers';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const me = anOpsMember();
const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const NORA = anOpsDriver()._id;
const OTTO = '018f0000-0000-7000-8000-000000000302';
const mine = { _id: me._id, name: 'Me Myself', lapsesAt: new Date(Date.now() + 900_000).toISOString() };
const danas = { ...mine, _id: '018f0000-0000-7000-8000-000000000999', name: 'Dana Whitfield' };

const licence: QueuedReview = {
  driverId: NORA,
  thing: 'driverLicense',
  name: 'Nora Lane',
  stage: 'PendingHR',
  sentAt: ago(3),
  claim: null,
};
const work: QueuedReview = { ...licence, thing: 'employmentHistory', sentAt: ago(2) };
const photo: QueuedReview = { ...licence, driverId: OTTO, thing: 'photo', name: 'Otto Reyes', sentAt: ago(1) };

const summary = (more: Partial<ReviewSummary> = {}): ReviewSummary => ({
  waiting: 3,
  documents: 2,
  oldestSentAt: ago(3),
  claims: [],
  ...more,
});

const withQueue =
  (data: readonly QueuedReview[] = [licence, work, photo], more: Partial<ReviewSummary> = {}) =>
  (api: FakeApi): FakeApi =>
    api
      .on('GET', '/api/ops/reviews', ok({ data, next: null }))
      .on('GET', '/api/ops/reviews/summary', ok(summary(more)));

const CLAIM = '/api/ops/reviews/{id}/{thing}/claim';
const claimed = (review: QueuedReview) => ok({ ...review, claim: mine });

/** The file of the reviewed driver, which changes with the verdict. */
function withFile(review: QueuedReview, file: OpsDriverFile, after: OpsDriverFile = file) {
  let current = file;
  return (api: FakeApi): FakeApi =>
    withQueue()(api)
      .on('POST', CLAIM, claimed(review))
      .on('POST', '/api/ops/reviews/{id}/{thing}/release', { status: 204 })
      .on('GET', '/api/ops/drivers/{id}/file', () => ok(current))
      .on('GET', '/api/ops/drivers/{id}/files/{fileId}', ok({ bytes: true }))
      .on('GET', '/api/ops/drivers/{id}/compliance', refusal(404, 'not-found'))
      .on('POST', '/api/ops/drivers/{id}/documents/{document}/review', () => {
        current = after;
        return ok(anOpsDriver());
      })
      .on('POST', '/api/ops/drivers/{id}/items/{itemId}/review', ok(aReviewedSection()));
}

const judgedFile = anOpsDriverFile({
  documents: anOpsDriverFile().documents.map((document) => ({ ...document, status: 'approved' as const })),
  waiting: ['task/employmentHistory'],
});
const open = (search: string, api: (fake: FakeApi) => FakeApi) => renderApp(`/ops/reviews${search}`, { user: me, api });
const at = ({ driverId, thing }: QueuedReview) => `?driver=${driverId}&what=${thing}`;

beforeEach(() => {
  // jsdom has no object URLs and no IntersectionObserver.
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:shown'), revokeObjectURL: jest.fn() });
});
afterEach(() => {
  setSingleKeys(true);
  freshBrowser();
});

describe('the review queue', () => {
  it('shows waiting items oldest first, with their number and reviewers', async () => {
    const claims = [{ driverId: OTTO, thing: 'photo' as const, claim: danas }];
    const { screen, browser } = await open('', withQueue(undefined, { claims }));

    const rows = within(await screen.findByRole('list', { name: 'Waiting for review' }));
    expect(rows.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      "Driver's license, Nora Lane3d3d, target 7d",
      'Work history, Nora Lane2d2d, target 7d',
      'Photo, Otto Reyes1d1d, target 7dDana Whitfield (Their turn)',
    ]);
    // Each driver has a heading with the number of reviews below it.
    const [nora, otto] = [/^Nora Lane/, /^Otto Reyes/].map((name) => rows.getByRole('heading', { name }));
    expect([nora?.textContent, otto?.textContent]).toEqual([
      'Nora LanePending HR · 2 reviews',
      'Otto ReyesPending HR · 1 review',
    ]);
    const below = (name: RegExp) => within(rows.getByRole('list', { name })).getAllByRole('button').length;
    expect([below(/^Nora Lane/), below(/^Otto Reyes/)]).toEqual([2, 1]);
    expect(await screen.findByText('3 waiting · oldest waiting 3 days · 1 in review')).toBeVisible();
    expect(screen.getByText('No review open')).toBeVisible();
    expect(screen.getByText(/choose one from the list/)).toBeVisible();

    // Claims of other types are not in the filtered list.
    await browser.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'driverLicense');
    expect(await screen.findByText('3 waiting · oldest waiting 3 days')).toBeVisible();
  });

  it('marks items that wait longer than the target of the driver’s stage', async () => {
    const { targetDays } = stageTable[licence.stage];
    const { screen } = await open(
      '',
      withQueue([
        { ...licence, sentAt: ago(targetDays + 1) },
        { ...photo, sentAt: ago(targetDays - 1) },
      ]),
    );

    const late = await screen.findByText(`${targetDays + 1}d, target ${targetDays}d`);
    expect(late.parentElement).toHaveTextContent('(Overdue)');
    expect(screen.getByText(`${targetDays - 1}d, target ${targetDays}d`).parentElement).not.toHaveTextContent(
      'Overdue',
    );
  });

  it('supports keyboard navigation', async () => {
    const { screen, browser, api } = await open('', withFile(work, anOpsDriverFile()));
    await screen.findByRole('button', { name: /^Driver's license/ });

    await browser.keyboard('jjjk');
    expect(screen.getByRole('button', { name: /^Work history/ })).toHaveFocus();
    await browser.keyboard('e');

    await waitFor(() => {
      expect(api.sent('POST', `/api/ops/reviews/${NORA}/employmentHistory/claim`)).toHaveLength(1);
    });
  });

  it('has empty states without items and without matches, with a button to clear the filters', async () => {
    const { screen, browser, api } = await open('', withQueue([], { waiting: 0, oldestSentAt: null }));

    expect(await screen.findByText('No reviews waiting')).toBeVisible();
    expect(screen.getByText('No review open')).toBeVisible();
    expect(screen.queryByText(/choose one from the list/)).not.toBeInTheDocument();
    await browser.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'photo');
    expect(await screen.findByText('No matching reviews waiting')).toBeVisible();
    expect(api.seen.some(({ query }) => query.get('kind') === 'photo')).toBe(true);

    await browser.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No reviews waiting')).toBeVisible();
  });

  it('shows an error with a retry, and the forbidden state', async () => {
    const responses = [refusal(503, 'unavailable'), refusal(403, 'forbidden')];
    const broken = (api: FakeApi) =>
      withQueue()(api).on('GET', '/api/ops/reviews', () => responses.shift() ?? refusal(403, 'forbidden'));
    const { screen, browser } = await open('', broken);

    await browser.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Forbidden resource')).toBeVisible();
  });

  it('shows new items behind a button, and updates claims live', async () => {
    let claims: ReviewSummary['claims'] = [];
    const live = (api: FakeApi) =>
      withQueue([licence])(api).on('GET', '/api/ops/reviews/summary', () => ok(summary({ claims })));
    const { screen, browser, api, client } = await open('', live);
    await screen.findByRole('button', { name: /^Driver's license/ });
    const lists = () => api.sent('GET', '/api/ops/reviews').length;
    const before = lists();

    claims = [{ driverId: NORA, thing: 'driverLicense', claim: danas }];
    act(() => {
      applyChange(client, { topic: 'review-claim', id: NORA });
      applyChange(client, { topic: 'review', id: `${OTTO}/photo/PendingHR` });
    });

    expect(await screen.findByText(/Dana Whitfield/)).toBeVisible();
    expect(lists()).toBe(before);
    await browser.click(screen.getByRole('button', { name: /1 new/ }));
    await waitFor(() => {
      expect(lists()).toBe(before + 1);
    });
  });

  it('counts only new items that match the filters', async () => {
    const { screen, client } = await open('?kind=photo', withQueue());
    await screen.findByRole('button', { name: /^Driver's license/ });

    act(() => {
      applyChange(client, { topic: 'review', id: `${OTTO}/driverLicense/PendingHR` });
      applyChange(client, { topic: 'review', id: `${OTTO}/photo/NotInterested` });
      applyChange(client, { topic: 'review', id: `${NORA}/photo/PendingHR` });
    });

    expect(await screen.findByRole('button', { name: /^1 new/ })).toBeVisible();
  });
});

describe('a claimed item', () => {
  it('is claimed when it is opened, next to the driver’s entries', async () => {
    const { screen, browser, api } = await open('', withFile(licence, anOpsDriverFile()));

    await browser.click(await screen.findByRole('button', { name: /^Driver's license/ }));

    expect(await screen.findByRole('heading', { name: "Driver's license · Nora Lane" })).toHaveFocus();
    expect(await screen.findByTitle("Driver's license · Nora Lane")).toHaveAttribute('src', 'blob:shown');
    expect(screen.getByText(/^Yours until/)).toBeVisible();
    expect(screen.getByText(/^Waiting/, { selector: 'header span' })).toHaveTextContent('Waiting 3d');
    expect(api.sent('POST', `/api/ops/reviews/${NORA}/driverLicense/claim`)).toHaveLength(1);
  });

  it('is approved and followed by the next one, by keyboard only', async () => {
    const next = (api: FakeApi) =>
      withFile(licence, anOpsDriverFile(), judgedFile)(api).on('POST', '/api/ops/reviews/next', ok({ review: photo }));
    const { screen, browser, api } = await open(at(licence), next);
    await screen.findByRole('form', { name: "Decision: Driver's license" });

    await browser.keyboard('a');

    expect(await screen.findByText('Reviewed.')).toBeVisible();
    expect(api.sent('POST', `/api/ops/drivers/${NORA}/documents/driverLicense/review`)[0]?.body).toMatchObject({
      isApproved: true,
      expiresOn: '2090-05-01',
    });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: /^Take next/ })).toHaveFocus();
    });
    await browser.keyboard('n');
    await waitFor(() => {
      expect(api.sent('POST', `/api/ops/reviews/${OTTO}/photo/claim`)).toHaveLength(1);
    });
    expect(api.sent('POST', '/api/ops/reviews/next')[0]?.body).toEqual({
      after: { sentAt: licence.sentAt, driverId: NORA, thing: 'driverLicense' },
    });
  });

  it('is rejected by keyboard with a reason', async () => {
    const { screen, browser, api } = await open(at(licence), withFile(licence, anOpsDriverFile(), judgedFile));
    const form = within(await screen.findByRole('form', { name: "Decision: Driver's license" }));

    await browser.keyboard('r');
    const why = await form.findByRole('combobox', { name: /^Reason/ });
    await waitFor(() => {
      expect(why).toHaveFocus();
    });
    await browser.selectOptions(why, 'unreadable');
    // In a text field, a letter is text.
    await browser.type(form.getByRole('textbox'), 'Read again and upload a new one');
    await browser.click(form.getByRole('button', { name: /^Reject and notify/ }));

    expect(await screen.findByText('Reviewed.')).toBeVisible();
    const sent = api.sent('POST', `/api/ops/drivers/${NORA}/documents/driverLicense/review`);
    expect(sent.map(({ body }) => body)).toMatchObject([
      { isApproved: false, reason: 'unreadable', note: 'Read again and upload a new one' },
    ]);
  });

  it('is released by keyboard', async () => {
    const { screen, browser, api } = await open(at(licence), withFile(licence, anOpsDriverFile()));
    await screen.findByRole('heading', { name: "Driver's license · Nora Lane" });

    await browser.keyboard('u');

    expect(await screen.findByText('No review open')).toBeVisible();
    await waitFor(() => {
      expect(api.sent('POST', `/api/ops/reviews/${NORA}/driverLicense/release`)).toHaveLength(1);
    });
  });

  it('is reviewed entry by entry if it is a history', async () => {
    const items = [
      aReviewedItem({ verdict: 'approved' }),
      aReviewedItem({ _id: '018f0000-0000-7000-8000-000000000e02', fields: { employerName: 'Red River Haulage' } }),
    ];
    const file = anOpsDriverFile({ sections: [aReviewedSection({ items })], waiting: ['task/employmentHistory'] });
    const { screen, browser, api } = await open(at(work), withFile(work, file));
    await screen.findByRole('heading', { name: 'Red River Haulage' });

    await browser.keyboard('a');

    await waitFor(() => {
      expect(
        api.sent('POST', `/api/ops/drivers/${NORA}/items/018f0000-0000-7000-8000-000000000e02/review`)[0]?.body,
      ).toMatchObject({ verdict: 'approved', kind: 'employmentHistory' });
    });
    // The keys are back once the approval has its response.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Reject Red River Haulage/ })).toHaveTextContent(/R$/),
    );
    await browser.keyboard('r');
    expect(await screen.findByRole('dialog', { name: /Red River Haulage/ })).toBeInTheDocument();
  });

  it('shows its reviewer, and cannot be reviewed by anyone else', async () => {
    const params = { who: 'Dana Whitfield', until: danas.lapsesAt };
    const taken = (api: FakeApi) => withQueue()(api).on('POST', CLAIM, refusal(409, 'review-claimed', { params }));
    const { screen, api } = await open(at(licence), taken);

    expect(await screen.findByText('Dana Whitfield is reviewing this')).toBeVisible();
    expect(screen.getByText(/^Released automatically at/)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(api.sent('GET', `/api/ops/drivers/${NORA}/file`)).toEqual([]);
  });

  it('says that no other item is available', async () => {
    const none = (api: FakeApi) => withQueue()(api).on('POST', '/api/ops/reviews/next', ok({ review: null }));
    const { screen, browser } = await open('', none);
    await browser.click(await screen.findByRole('button', { name: /^Take next/ }));

    expect(await screen.findByText('No other reviews available')).toBeVisible();
  });

  it('is reviewed with buttons only if single-key shortcuts are off', async () => {
    const { screen, browser, api } = await renderApp(`/ops/reviews${at(licence)}`, {
      user: anOpsMember({ singleKeys: false }),
      api: withFile(licence, anOpsDriverFile()),
    });
    await screen.findByRole('form', { name: "Decision: Driver's license" });

    await browser.keyboard('aun');

    const sent = api.seen.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/ops'));
    expect(sent.map(({ path }) => path)).toEqual([`/api/ops/reviews/${NORA}/driverLicense/claim`]);
  });
});
