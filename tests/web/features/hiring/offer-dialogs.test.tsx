import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import { anOffer } from '../../support/applications';
import { openCandidateDialog as openDialog, review } from '../../support/candidate-dialog';
import { aCandidate, anInterviewView } from '../../support/carrier-drivers';
import { ORDER_ID } from '../../support/carrier-orders';
import { ok } from '../../support/fake-api';
import { withCandidates } from '../../support/order-candidates';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const INTERVIEW = '/api/job-order/interview';
const response = ok({ _id: ORDER_ID, candidacyId: ORDER_ID, seq: 2, state: 'interviewing', stage: 'pendingInterview' });

const approved = aCandidate({
  state: 'approved',
  turn: 'carrier',
  actions: ['scheduleInterview', 'pass'],
  refusals: [],
});
const interviewing = aCandidate({
  state: 'interviewing',
  turn: 'carrier',
  interview: anInterviewView(),
  scorecardInterview: { _id: anInterviewView()._id, startsAt: anInterviewView().startsAt },
  actions: ['hire', 'confirmProposal', 'rescheduleInterview', 'cancelInterview', 'rejectInterview', 'pass'],
  refusals: [],
});

const interviewed = aCandidate({
  ...interviewing,
  next: 'decideAfterInterview',
  interview: anInterviewView({ startsAt: '2020-11-20T20:00:00.000Z', endsAt: '2020-11-20T21:00:00.000Z' }),
  scorecardInterview: { _id: anInterviewView()._id, startsAt: '2020-11-20T20:00:00.000Z' },
});

afterEach(freshBrowser);

describe('an invitation with several times', () => {
  it('sends up to three times, and shows a conflict before', async () => {
    const { dialog, api, browser } = await openDialog(approved, 'Invite to interview', (fake) =>
      fake
        .on('POST', INTERVIEW, response)
        .on('GET', '/api/job-order/{id}/interview-conflicts', ok({ conflicts: ['driver'] })),
    );
    expect(await dialog.findByText('The driver has another interview at this time.')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Offer another time' }));
    await browser.click(dialog.getByRole('button', { name: 'Offer another time' }));
    expect(dialog.queryByRole('button', { name: 'Offer another time' })).toBeNull();
    await browser.click(dialog.getByRole('button', { name: 'Remove time 3' }));

    fireEvent.change(dialog.getByLabelText('Time 1'), { target: { value: '2099-11-25T08:00' } });
    fireEvent.change(dialog.getByLabelText('Time 2'), { target: { value: '2099-11-26T08:00' } });
    await browser.click(dialog.getByRole('button', { name: 'Invite to interview' }));

    await waitFor(() =>
      expect(api.sent('POST', INTERVIEW)[0]?.body).toMatchObject({
        date: '2099-11-25T16:00:00.000Z',
        otherDates: ['2099-11-26T16:00:00.000Z'],
      }),
    );
  });

  it('offers other times when none fits, with what the driver wrote', async () => {
    const declined = aCandidate({
      state: 'interviewOffered',
      turn: 'carrier',
      next: 'carrierOffersTimes',
      offer: { ...anOffer(), zone: 'America/Los_Angeles', answer: 'declined', answerNote: 'On the road until Friday' },
      actions: ['offerOtherTimes', 'rescheduleInterview', 'cancelInterview', 'pass'],
      refusals: [],
    });
    const { dialog, api, browser } = await openDialog(declined, 'Offer other times', (fake) =>
      fake.on('PATCH', `${INTERVIEW}/{id}`, response),
    );
    expect(dialog.getByText(/On the road until Friday/)).toBeVisible();

    fireEvent.change(dialog.getByLabelText('Date and time'), { target: { value: '2099-11-25T08:00' } });
    await browser.click(dialog.getByRole('button', { name: 'Offer other times' }));

    await waitFor(() =>
      expect(api.sent('PATCH', `${INTERVIEW}/{id}`)[0]?.body).toEqual({
        date: '2099-11-25T16:00:00.000Z',
        otherDates: [],
      }),
    );
  });
});

describe('a scorecard', () => {
  const form = {
    version: 2,
    isRequired: true,
    questions: [{ id: ORDER_ID, text: 'Attitude to safety', kind: 'rating', isRequired: true }],
  };
  const SCORECARDS = '/api/job-order/interview/{id}/scorecards';

  it('is filled in beside the hire, and says what is missing', async () => {
    const { dialog, api, browser } = await openDialog(interviewed, 'Scorecards of Maria Gomez, 0 filled in', (fake) =>
      fake
        .on('GET', SCORECARDS, ok({ form, data: [] }))
        .on('PUT', '/api/job-order/interview/{id}/scorecard', ok({ form, data: [] })),
    );
    await browser.click(await dialog.findByRole('button', { name: 'Save scorecard' }));
    expect(await dialog.findAllByText('Please answer this question')).toHaveLength(2);

    await browser.click(dialog.getByRole('radio', { name: '4' }));
    await browser.click(dialog.getByRole('radio', { name: 'Hire' }));
    await browser.click(dialog.getByRole('button', { name: 'Save scorecard' }));

    await waitFor(() =>
      expect(api.sent('PUT', '/api/job-order/interview/{id}/scorecard')[0]?.body).toEqual({
        version: 2,
        answers: [{ questionId: ORDER_ID, value: 4 }],
        recommendation: 'hire',
        note: '',
      }),
    );
  });

  it('is still filled in after the hire, even where no action is left', async () => {
    const hired = aCandidate({
      ...interviewed,
      state: 'ended',
      interview: null,
      scorecardCount: 2,
      actions: [],
      refusals: [],
    });
    const { dialog } = await openDialog(hired, 'Scorecards of Maria Gomez, 2 filled in', (fake) =>
      fake.on('GET', SCORECARDS, ok({ form, data: [] })),
    );

    expect(await dialog.findByRole('button', { name: 'Save scorecard' })).toBeVisible();
  });

  it('says at its button that it is too early, while there is nothing to read', async () => {
    const { screen } = await renderApp(review, { user: aRecruiter(), api: withCandidates(interviewing) });
    const button = await screen.findByRole('button', { name: 'Scorecards of Maria Gomez, 0 filled in' });

    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Once the interview has begun');
  });

  it('can only be read before the interview, if an earlier one has some', async () => {
    const again = aCandidate({ ...interviewing, scorecardCount: 1 });
    const { dialog } = await openDialog(again, 'Scorecard of Maria Gomez, 1 filled in', (fake) =>
      fake.on('GET', SCORECARDS, ok({ form, data: [] })),
    );

    expect(await dialog.findByText('You can fill in a scorecard once the interview has begun.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Save scorecard' })).toBeNull();
  });
});
