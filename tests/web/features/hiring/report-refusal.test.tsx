import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { AdverseGuide } from '#domain/adverse-actions/schema';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { aGuide, anOpenAction } from '../../support/adverse-actions';
import { asSafety, openCandidateDialog as openDialog } from '../../support/candidate-dialog';
import { aCandidate, anInterviewView } from '../../support/carrier-drivers';
import { ORDER_ID } from '../../support/carrier-orders';
import { ok } from '../../support/fake-api';
import { freshBrowser } from '../../support/render';

const response = ok({ _id: ORDER_ID, candidacyId: ORDER_ID, seq: 2, state: 'closed', stage: null });

const approved = aCandidate({ state: 'approved', turn: 'carrier', actions: ['pass'], refusals: [] });
const interviewing = aCandidate({
  state: 'interviewing',
  turn: 'carrier',
  interview: anInterviewView(),
  actions: ['cancelInterview', 'rejectInterview'],
  refusals: [],
});

afterEach(freshBrowser);

describe('a rejection based on a report', () => {
  const inReview = aCandidate({ actions: ['rejectReview'], refusals: [] });

  const GUIDE = '/api/adverse-actions/{candidacyId}';
  const choose = async (guide: AdverseGuide) => {
    const opened = await openDialog(
      inReview,
      'Reject',
      asSafety((fake) => fake.on('PATCH', '/api/job-assignment/reject/{id}', response).on('GET', GUIDE, ok(guide))),
    );
    await opened.browser.selectOptions(opened.dialog.getByLabelText(/^Reason/), 'Based on a background report');
    return opened;
  };

  it('leads HR and Safety to the guide while the notices were not sent', async () => {
    const { dialog, browser, screen } = await choose(aGuide());

    await browser.click(await dialog.findByRole('button', { name: 'Open guide' }));

    expect(await screen.findByRole('dialog', { name: 'Refuse Maria Gomez based on a report' })).toBeVisible();
  });

  it('is sent once the notices were sent', async () => {
    const { dialog, browser, api } = await choose(aGuide({ mayClose: true }));
    expect(await dialog.findByText('The required notices were sent.')).toBeVisible();

    await browser.click(dialog.getByRole('button', { name: 'Reject' }));

    await waitFor(() =>
      expect(api.sent('PATCH', '/api/job-assignment/reject/{id}')[0]?.body).toMatchObject({ reason: 'report_based' }),
    );
  });

  it('explains to a recruiter that only HR or Safety may send the notices', async () => {
    const { dialog, browser } = await openDialog(approved, 'Pass', (api) => api);
    await browser.selectOptions(dialog.getByLabelText(/^Reason/), 'Based on a background report');

    expect(await dialog.findByText(/Only HR or Safety/)).toBeInTheDocument();
  });
});

describe('a refusal based on a report that is in progress', () => {
  const RUNNING = /^A refusal based on a report is in progress\./;
  const openWith = (card: CandidacyCard, button: string, about: string) =>
    openDialog(
      card,
      button,
      asSafety((fake) => fake.on('GET', '/api/adverse-actions', ok({ data: [anOpenAction(about)] }))),
    );
  const inReview = aCandidate({ actions: ['cancelAssignment'], refusals: [] });

  it.each([
    ['Cancel Assignment', inReview],
    ['Record no-show', aCandidate({ state: 'hired', turn: 'nobody', actions: ['recordNoShow'], refusals: [] })],
  ])('is named before "%s" ends it, with the way to the guide', async (button, card) => {
    const { dialog } = await openWith(card, button, card.candidacyId);

    expect(await dialog.findByText(RUNNING)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Open guide' })).toBeVisible();
  });

  it.each([
    ['Cancel Assignment', inReview, ORDER_ID],
    // The driver stays approved, and the refusal continues.
    ['Cancel interview (no reason)', interviewing, interviewing.candidacyId],
    ['Cancel interview', interviewing, interviewing.candidacyId],
  ])('is not named if "%s" does not end it', async (button, card, about) => {
    const { dialog, api } = await openWith(card, button, about);

    await waitFor(() => expect(api.sent('GET', '/api/adverse-actions')).not.toHaveLength(0));
    expect(dialog.queryByText(RUNNING)).toBeNull();
  });
});
