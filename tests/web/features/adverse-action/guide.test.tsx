import { File as NodeFile } from 'node:buffer';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { AdverseGuide } from '#domain/adverse-actions/schema';
import {
  aGuide,
  aGuideAt,
  aLetter,
  anAction,
  anOpenAction,
  CANDIDACY_ID,
  REPORT_ID,
} from '../../support/adverse-actions';
import { ORGANIZATION_ID } from '../../support/carrier-orders';
import { anOrganizationInfo } from '../../support/carriers';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const PATH = '/api/adverse-actions/{candidacyId}';
const dashboard = {
  orders: { pending: 0, active: 0, past: 0, deleted: 0 },
  sentBack: 0,
  waiting: { requests: 0, reviews: 0, toInterview: 0, proposals: 0, outcomes: 0, startsToConfirm: 0, files: 0 },
  late: 0,
  approvedDrivers: 0,
  onAssignment: 0,
  mustNotDrive: 0,
  organization: anOrganizationInfo(),
};

const withDashboard = (api: FakeApi): FakeApi =>
  api
    .on('GET', `/api/dashboard/organization/${ORGANIZATION_ID}`, ok(dashboard))
    .on('GET', `/api/job-order/active/organization/${ORGANIZATION_ID}`, ok({ data: [], count: 0 }))
    .on(
      'GET',
      `/api/bench-driver/fleet/${ORGANIZATION_ID}/counts`,
      ok({ requested: 0, approved: 0, rejected: 0, removed: 0, overdue: 0 }),
    )
    .on('GET', `/api/dq-access/${ORGANIZATION_ID}`, ok({ data: [], count: 0 }))
    .on('GET', `/api/events/${ORGANIZATION_ID}`, ok({ data: [] }));

/** Opens the guide over the dashboard, as the links in messages do. */
async function openGuide(guide: AdverseGuide, extend: (api: FakeApi) => FakeApi = (api) => api) {
  const app = await renderApp(`/business/dashboard?adverseAction=${CANDIDACY_ID}`, {
    user: aSafetyOfficer(),
    api: (api) => extend(withDashboard(api).on('GET', PATH, ok(guide))),
  });
  const dialog = within(await app.screen.findByRole('dialog'));
  return { ...app, dialog };
}

afterEach(freshBrowser);

describe('the card of the dashboard', () => {
  it('says what waits, and opens the guide', async () => {
    const { screen, browser } = await renderApp('/business/dashboard', {
      user: aSafetyOfficer(),
      api: (api) =>
        withDashboard(api)
          .on(
            'GET',
            '/api/adverse-actions',
            ok({ data: [anOpenAction(CANDIDACY_ID, { state: 'ready', isUndelivered: true })] }),
          )
          .on('GET', PATH, ok(aGuideAt({ state: 'ready' })))
          .on('GET', `${PATH}/final-letter`, ok(aLetter({ kind: 'final', rights: null }))),
    });

    const card = within(await screen.findByRole('list', { name: 'Refusals based on reports' }));
    expect(card.getByText('Final notice can be sent')).toBeVisible();
    expect(card.getByText(/Send it by post and record the day/)).toBeVisible();
    await browser.click(card.getByRole('button', { name: 'Open guide: Maria Gomez' }));

    expect(await screen.findByRole('dialog', { name: 'Refuse Maria Gomez based on a report' })).toBeVisible();
  });

  it('is not loaded for a recruiter', async () => {
    const { screen, api } = await renderApp('/business/dashboard', { user: aRecruiter(), api: withDashboard });

    await screen.findByRole('heading', { name: 'Dashboard' });

    expect(api.sent('GET', '/api/adverse-actions')).toHaveLength(0);
  });
});

describe('the first notice', () => {
  const fill = async ({ dialog, browser }: Awaited<ReturnType<typeof openGuide>>) => {
    await browser.type(await dialog.findByLabelText('Name of the agency'), 'Example Screening Inc.');
    await browser.type(dialog.getByLabelText('Address of the agency'), '100 Main Street');
    await browser.type(dialog.getByLabelText('Phone number of the agency'), '(800) 555-0100');
    // jsdom's own files cannot be sent through Node's fetch.
    const report = new NodeFile(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }) as File;
    await browser.upload(dialog.getByLabelText(/^Choose file/), report);
    await dialog.findByText('report.pdf is uploaded');
  };
  const withSending = (api: FakeApi) =>
    api
      .on('POST', `${PATH}/reports`, ok({ fileId: REPORT_ID }))
      .on('POST', `${PATH}/preview`, ok(aLetter()))
      .on('POST', `${PATH}/notice`, ok(aGuideAt({})));

  it('is previewed as it will be sent, and sent with the report', async () => {
    const opened = await openGuide(aGuide(), withSending);
    const { dialog, browser, api } = opened;
    await fill(opened);

    await browser.click(dialog.getByRole('button', { name: 'Preview notice' }));
    const letter = within(await dialog.findByRole('region', { name: 'Preview of the notice' }));
    expect(letter.getByText('No decision has been made yet.')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Send notice' }));

    await waitFor(() => expect(api.sent('POST', `${PATH}/notice`)).toHaveLength(1));
    expect(api.sent('POST', `${PATH}/notice`)[0]?.body).toMatchObject({
      path: 'twoSteps',
      round: 1,
      waitDays: 5,
      agency: { name: 'Example Screening Inc.' },
      reportFileIds: [REPORT_ID],
    });
  });

  it('names every missing entry', async () => {
    const { dialog, browser, api } = await openGuide(aGuide(), withSending);

    await browser.click(await dialog.findByRole('button', { name: 'Preview notice' }));

    expect(await dialog.findByText('Attach a copy of the report')).toBeVisible();
    expect(dialog.getByLabelText('Name of the agency')).toBeInvalid();
    expect(api.sent('POST', `${PATH}/preview`)).toHaveLength(0);
  });

  it('takes the remote path only with the statement that nobody met the driver', async () => {
    const opened = await openGuide(aGuide(), withSending);
    const { dialog, browser, api } = opened;
    await fill(opened);

    await browser.click(dialog.getByRole('radio', { name: 'One notice (all contact was remote)' }));
    await browser.click(
      await dialog.findByRole('checkbox', { name: /No one from our organization has met the driver/ }),
    );
    await browser.click(dialog.getByRole('button', { name: 'Preview notice' }));
    await browser.click(await dialog.findByRole('button', { name: 'Send notice' }));

    await waitFor(() => expect(api.sent('POST', `${PATH}/notice`)).toHaveLength(1));
    expect(api.sent('POST', `${PATH}/notice`)[0]?.body).toMatchObject({
      path: 'remote',
      decidedOn: '2026-11-23',
      isRemoteOnly: true,
    });
  });

  it('says why one notice is not enough', async () => {
    const { dialog } = await openGuide(aGuide({ remoteRefusals: ['met-in-person'] }));

    expect(await dialog.findByText(/an interview at an address was agreed/)).toBeVisible();
    expect(dialog.queryByRole('radio')).toBeNull();
  });
});

describe('the steps after it', () => {
  it('show the end of the wait, and the proof of the notice', async () => {
    const { dialog } = await openGuide(aGuideAt({}));

    expect(await dialog.findByText(/The driver can respond until the end of/)).toBeVisible();
    expect(dialog.getByText(/Emailed on/)).toBeVisible();
    expect(dialog.getByText(/SHA-256 abab/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Send final notice' })).toBeNull();
  });

  it('stop after an email that failed, until the mailing is recorded', async () => {
    const stopped = aGuideAt(
      { state: 'undelivered', waitEndsOn: null, waitDaysLeft: 5 },
      { actions: ['withdrawAdverseAction', 'recordMailing'], mailedFrom: '2026-11-23' },
    );
    const { dialog, browser, api } = await openGuide(stopped, (fake) =>
      fake.on('POST', `${PATH}/mailing`, ok(aGuideAt({}))),
    );

    expect(await dialog.findByText(/the waiting period is stopped/)).toBeVisible();
    await browser.type(dialog.getByLabelText('Proof of mailing'), 'Receipt 9400');
    await browser.click(dialog.getByRole('button', { name: 'Record mailing' }));

    await waitFor(() =>
      expect(api.sent('POST', `${PATH}/mailing`)[0]?.body).toEqual({
        round: 1,
        mailedOn: '2026-11-23',
        text: 'Receipt 9400',
      }),
    );
  });

  it('show earlier refusals with their letters', async () => {
    const earlier = [anAction({ state: 'noticed', waitEndsOn: null })];
    const { dialog, browser } = await openGuide(aGuideAt({ round: 2 }, { earlier }));

    await browser.click(await dialog.findByText(/^Earlier refusal of/));

    expect(dialog.getByText('The notices were sent, and the application was closed.')).toBeVisible();
  });

  it('take the answer to a dispute', async () => {
    const disputed = aGuideAt(
      {
        state: 'disputed',
        waitEndsOn: null,
        waitDaysLeft: 4,
        dispute: { text: 'Not mine', at: '2026-11-24T15:00:00.000Z', answer: null },
      },
      { actions: ['resolveDispute', 'withdrawAdverseAction'] },
    );
    const { dialog, browser, api } = await openGuide(disputed, (fake) =>
      fake.on('POST', `${PATH}/resolve`, ok(aGuideAt({}))),
    );

    expect(await dialog.findByText('The waiting period is paused. 4 business days are left.')).toBeVisible();
    expect(dialog.getByText('Not mine')).toBeVisible();
    await browser.type(dialog.getByLabelText('Your answer to the driver'), 'The agency corrected it');
    await browser.click(dialog.getByRole('button', { name: 'Answer dispute' }));

    await waitFor(() =>
      expect(api.sent('POST', `${PATH}/resolve`)[0]?.body).toEqual({ round: 1, text: 'The agency corrected it' }),
    );
  });

  it('send the final notice after its preview', async () => {
    const ready = aGuideAt(
      { state: 'ready', waitEndsOn: null },
      { actions: ['sendFinalNotice', 'withdrawAdverseAction'] },
    );
    const { dialog, browser, api } = await openGuide(ready, (fake) =>
      fake
        .on(
          'GET',
          `${PATH}/final-letter`,
          ok(aLetter({ kind: 'final', title: 'Notice of an adverse action', rights: null })),
        )
        .on('POST', `${PATH}/final-notice`, refusal(409, 'adverse-move-not-allowed')),
    );

    expect(await dialog.findByText('Notice of an adverse action')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Send final notice' }));

    expect(api.sent('POST', `${PATH}/final-notice`)[0]?.body).toEqual({ round: 1 });
    expect(await dialog.findByRole('alert')).toHaveTextContent('has changed in the meantime');
  });

  it('say that the candidate can be refused, and withdraw with words for the driver', async () => {
    const noticed = aGuideAt({ state: 'noticed', waitEndsOn: null }, { mayClose: true });
    const { dialog, browser, api } = await openGuide(noticed, (fake) =>
      fake.on('POST', `${PATH}/withdraw`, ok(aGuide())),
    );

    expect(await dialog.findByText(/can now be refused/)).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await browser.type(await dialog.findByLabelText('In your own words'), 'We hire you');
    await browser.click(dialog.getByRole('button', { name: 'Withdraw' }));

    await waitFor(() =>
      expect(api.sent('POST', `${PATH}/withdraw`)[0]?.body).toEqual({ round: 1, text: 'We hire you' }),
    );
  });

  it('show a failure with a way to repeat it', async () => {
    const { dialog } = await openGuide(aGuide(), (api) => api.on('GET', PATH, refusal(503, 'unavailable')));

    expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
