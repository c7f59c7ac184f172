import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { openCandidateDialog as openDialog, review } from '../../support/candidate-dialog';
import { aCandidate, aDriverProfile, aDriverSummary, anInterviewView, DRIVER_ID } from '../../support/carrier-drivers';
import { anOrderView, ORDER_ID } from '../../support/carrier-orders';
import { ok, refusal } from '../../support/fake-api';
import { withCandidates } from '../../support/order-candidates';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const INTERVIEW = '/api/job-order/interview';
const HIRE = '/api/job-request/approve/{id}';
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
  actions: ['hire', 'confirmProposal', 'rescheduleInterview', 'cancelInterview', 'rejectInterview', 'pass'],
  refusals: [],
});

const interviewed = aCandidate({
  ...interviewing,
  next: 'decideAfterInterview',
  interview: anInterviewView({ startsAt: '2026-11-20T20:00:00.000Z', endsAt: '2026-11-20T21:00:00.000Z' }),
});

/** 10:00 in Los Angeles. */
const NOW = new Date('2026-11-23T18:00:00.000Z');

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
      'nextTick',
      'hrtime',
    ],
  });
});
afterEach(() => {
  freshBrowser();
  jest.useRealTimers();
});

describe('the Interview dialog', () => {
  it('has a separate value for each kind, and validates it', async () => {
    const profile = aDriverProfile({
      isMasked: false,
      contact: { phone: '+15625550142', email: 'maria@drivers.example' },
    });
    const { dialog, api, browser } = await openDialog(approved, 'Invite to interview', (fake) =>
      fake.on('GET', '/api/business/driver/{driverId}/profile', ok(profile)).on('POST', INTERVIEW, response),
    );
    expect(api.sent('GET', '/api/business/driver/{driverId}/profile')).toHaveLength(0);
    await browser.click(dialog.getByRole('radio', { name: 'By phone' }));
    await waitFor(() => expect(dialog.getByLabelText('Phone number')).toHaveValue('+1 (562) 555-0142'));
    await browser.click(dialog.getByRole('radio', { name: 'By video' }));
    expect(dialog.getByLabelText('Video link')).toHaveValue('');
    await browser.type(dialog.getByLabelText('Video link'), '1 Dock Way');
    await browser.click(dialog.getByRole('button', { name: 'Invite to interview' }));
    expect(await dialog.findByText('Type a link that starts with https://')).toBeVisible();
    await browser.click(dialog.getByRole('radio', { name: 'On site' }));
    expect(dialog.getByLabelText('Address')).toHaveValue('1 Dock Way, Long Beach, CA 90802');
    expect(dialog.queryByText('Type a link that starts with https://')).toBeNull();
    expect(api.sent('POST', INTERVIEW)).toHaveLength(0);
  });

  it('warns about weekends and nights, and shows the other interviews on that day', async () => {
    const { dialog } = await openDialog(approved, 'Invite to interview', (fake) =>
      fake.on(
        'GET',
        '/api/job-order/{id}/interviews',
        ok({ data: [{ _id: DRIVER_ID, startsAt: '2026-11-23T22:00:00.000Z', name: 'Dana Reyes' }] }),
      ),
    );
    expect(await dialog.findByText(/Dana Reyes/)).toHaveTextContent('2:00 PM PST');
    fireEvent.change(dialog.getByLabelText('Date and time'), { target: { value: '2026-11-29T10:00' } });
    expect(dialog.getByText('This is on a weekend.')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('Date and time'), { target: { value: '2026-11-24T20:00' } });
    expect(dialog.getByText('This is outside 8 AM to 5 PM at the facility.')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('Date and time'), { target: { value: '2026-11-24T10:00' } });
    expect(dialog.queryByText(/This is o/)).toBeNull();
  });

  it("defaults to two and a half hours from now in the facility's time zone, at its address", async () => {
    const { dialog } = await openDialog(approved, 'Invite to interview', (api) => api);

    expect(dialog.getByLabelText('Date and time')).toHaveValue('2026-11-23T12:30');
    expect(dialog.getByLabelText('Address')).toHaveValue('1 Dock Way, Long Beach, CA 90802');
    expect(dialog.getByText(/12:30 PM PST/)).toBeInTheDocument();
  });

  it("requires a date and an address, with the catalog's messages", async () => {
    const { dialog, api, browser } = await openDialog(approved, 'Invite to interview', (fake) =>
      fake.on('POST', INTERVIEW, response),
    );
    fireEvent.change(dialog.getByLabelText('Date and time'), { target: { value: '' } });
    await browser.clear(dialog.getByLabelText('Address'));
    await browser.click(dialog.getByRole('button', { name: 'Invite to interview' }));

    expect(await dialog.findByText('Please, select date and time for the interview')).toBeInTheDocument();
    expect(dialog.getByText('Please, type a valid address')).toBeInTheDocument();
    expect(api.sent('POST', INTERVIEW)).toHaveLength(0);
  });

  it('sends the instant, the place and the note, and closes', async () => {
    const { dialog, screen, api, browser } = await openDialog(approved, 'Invite to interview', (fake) =>
      fake.on('POST', INTERVIEW, response),
    );
    fireEvent.change(dialog.getByLabelText('Date and time'), { target: { value: '2026-11-24T09:15' } });
    await browser.click(dialog.getByRole('radio', { name: 'By phone' }));
    await browser.clear(dialog.getByLabelText('Phone number'));
    await browser.type(dialog.getByLabelText('Phone number'), '+15625550142');
    await browser.type(dialog.getByLabelText(/Note to the driver/), 'Ask for Dana');
    await browser.click(dialog.getByRole('button', { name: 'Invite to interview' }));

    expect(await screen.findByText('Maria Gomez was invited to interview')).toBeVisible();
    expect(api.sent('POST', INTERVIEW)).toHaveLength(1);
    expect(api.sent('POST', INTERVIEW)[0]?.body).toEqual({
      driverId: DRIVER_ID,
      assignmentId: approved.assignmentId,
      date: '2026-11-24T17:15:00.000Z',
      otherDates: [],
      interviewerId: aRecruiter()._id,
      place: 'phone',
      address: '+15625550142',
      note: 'Ask for Dana',
      notifyBeforeTwoHours: true,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('needs no interviewer', async () => {
    const { dialog, screen, api, browser } = await openDialog(approved, 'Invite to interview', (fake) =>
      fake.on('POST', INTERVIEW, response),
    );
    const field = await dialog.findByRole('combobox', { name: /^Interviewer/ });
    await waitFor(() => expect(field.closest('.ant-select')?.querySelector('.ant-select-clear')).not.toBeNull());
    fireEvent.click(field.closest('.ant-select')?.querySelector('.ant-select-clear') ?? field);
    expect(await dialog.findByText('No interviewer named')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Invite to interview' }));

    expect(await screen.findByText('Maria Gomez was invited to interview')).toBeVisible();
    expect(api.sent('POST', INTERVIEW)[0]?.body).toMatchObject({ interviewerId: null });
  });

  it('keeps the entries when the time overlaps, and retries with the same key', async () => {
    let tries = 0;
    const { dialog, api, browser } = await openDialog(approved, 'Invite to interview', (fake) =>
      fake.on('POST', INTERVIEW, () => {
        tries += 1;
        return tries === 1 ? refusal(503, 'unavailable') : refusal(409, 'interview-overlaps');
      }),
    );
    await browser.type(dialog.getByLabelText(/Note to the driver/), 'Ask for Dana');
    await browser.click(dialog.getByRole('button', { name: 'Invite to interview' }));
    await dialog.findByRole('alert');
    await browser.click(dialog.getByRole('button', { name: 'Invite to interview' }));
    await waitFor(() => expect(api.sent('POST', INTERVIEW)).toHaveLength(2));

    const keys = api.sent('POST', INTERVIEW).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBe(keys[1]);
    expect(dialog.getByLabelText(/Note to the driver/)).toHaveValue('Ask for Dana');
  });
});

describe('a scheduled interview', () => {
  it('is moved to another time', async () => {
    const { dialog, api, browser } = await openDialog(interviewing, 'Reschedule interview', (fake) =>
      fake.on('PATCH', `${INTERVIEW}/{id}`, response),
    );
    fireEvent.change(dialog.getByLabelText('Date and time'), { target: { value: '2099-11-25T08:00' } });
    await browser.click(dialog.getByRole('button', { name: 'Reschedule interview' }));

    await waitFor(() =>
      expect(api.sent('PATCH', `${INTERVIEW}/{id}`)[0]?.body).toEqual({
        date: '2099-11-25T16:00:00.000Z',
        otherDates: [],
      }),
    );
  });

  it('is canceled with a reason for the driver', async () => {
    const { dialog, api, browser } = await openDialog(interviewing, 'Cancel interview', (fake) =>
      fake.on('DELETE', `${INTERVIEW}/{id}`, response),
    );
    await browser.type(dialog.getByLabelText(/^Reason/), 'The yard is closed');
    await browser.click(dialog.getByRole('button', { name: 'Cancel interview' }));

    await waitFor(() =>
      expect(api.sent('DELETE', `${INTERVIEW}/{id}`)[0]?.body).toEqual({ declineReason: 'The yard is closed' }),
    );
  });

  it('is rejected with an empty body', async () => {
    const { dialog, api, browser } = await openDialog(interviewing, 'Cancel interview (no reason)', (fake) =>
      fake.on('PATCH', '/api/scheduled-interview/{id}', response),
    );
    await browser.click(dialog.getByRole('button', { name: 'Cancel interview (no reason)' }));

    await waitFor(() => expect(api.sent('PATCH', '/api/scheduled-interview/{id}')).toHaveLength(1));
    expect(api.sent('PATCH', '/api/scheduled-interview/{id}')[0]?.body).toBeUndefined();
  });
});

describe('the Hire dialog', () => {
  it('hires with a start date, and explains why a driver cannot be hired', async () => {
    let tries = 0;
    const { dialog, screen, api, browser } = await openDialog(interviewed, 'Hire', (fake) =>
      fake.on('PATCH', HIRE, () => {
        tries += 1;
        const lines = [
          { code: 'twic', title: 'TWIC card', status: 'missing' },
          { code: 'license', title: "Driver's license, front and back", status: 'expired' },
        ];
        if (tries === 1)
          return refusal(409, 'driver-not-ready', { params: { lines, hidden: 1, hiddenStores: ['hr'] } });
        const hidden = { lines: [], hidden: 2, hiddenStores: ['hr', 'drugAlcohol'] };
        return tries === 2 ? refusal(409, 'driver-not-ready', { params: hidden }) : response;
      }),
    );
    expect(dialog.getByLabelText('Start date')).toHaveValue('2026-11-24');
    expect(dialog.getByText(/Pacific time/)).toBeInTheDocument();
    expect(dialog.getByText(/has to accept this date/)).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2026-11-20' } });
    await browser.click(dialog.getByRole('button', { name: 'Hire' }));
    expect(await dialog.findByText("The start date can't be in the past")).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2026-12-01' } });
    await browser.click(dialog.getByRole('button', { name: 'Hire' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      "Check the documents: TWIC card (missing); Driver's license, front and back (expired); 1 in the HR records, which HR and administrators can open",
    );
    await browser.click(dialog.getByRole('button', { name: 'Hire' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent("2 in files that you can't open"));
    expect(dialog.getByLabelText('Start date')).toHaveValue('2026-12-01');
    await browser.click(dialog.getByRole('button', { name: 'Hire' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Offer sent to Maria Gomez')).toBeVisible();
    expect(api.sent('PATCH', HIRE).at(-1)?.body).toEqual({ startDate: '2026-12-01' });
  });
});

describe('the start date of a hire', () => {
  // An interview on Friday at 5 PM in Los Angeles is on Saturday in Greenwich.
  it.each([
    ['2026-11-24T18:00:00.000Z', null, '2026-11-25'],
    ['2026-11-28T01:00:00.000Z', null, '2026-11-30'],
    ['2026-11-24T18:00:00.000Z', '2026-11-24', '2026-11-25'],
    ['2026-11-24T18:00:00.000Z', '2026-12-14', '2026-12-14'],
    ['2026-11-23T16:00:00.000Z', null, '2026-11-24'],
  ])('of a driver whose interview is at %s, with %s on the order, is %s', async (startsAt, startDate, expected) => {
    const interview = anInterviewView({ startsAt, endsAt: startsAt });
    const { screen, browser } = await openDialog(aCandidate({ ...interviewing, interview }), 'Hire', (fake) =>
      fake.on('GET', '/api/job-order/id/{id}', ok(anOrderView({ startDate }))),
    );
    const early = screen.queryByRole('button', { name: 'Hire now' });
    if (early !== null) await browser.click(early);

    expect(await screen.findByLabelText('Start date')).toHaveValue(expected);
  });

  it.each([
    ['2026-12-14', "the order's, when that lies ahead", '2026-12-14'],
    ['2026-11-20', 'the next working day, when that has passed', '2026-11-24'],
  ])('is %s: %s', async (startDate, _why, expected) => {
    const { dialog } = await openDialog(interviewed, 'Hire', (fake) =>
      fake.on('GET', '/api/job-order/id/{id}', ok(anOrderView({ startDate }))),
    );

    expect(dialog.getByLabelText('Start date')).toHaveValue(expected);
  });
});

describe('a hire before the interview', () => {
  it('requires a confirmation, then continues with the start date', async () => {
    const { dialog, screen, browser } = await openDialog(interviewing, 'Hire', (api) => api);
    expect(dialog.getByText(/The interview is on Tue, Nov 24, 2099.* Hire now\?/)).toBeInTheDocument();
    expect(dialog.queryByLabelText('Start date')).toBeNull();
    await browser.click(dialog.getByRole('button', { name: 'Hire now' }));

    // The first working day after the interview, which takes place unless the driver accepts the start before.
    expect(await screen.findByLabelText('Start date')).toHaveValue('2099-11-25');
  });
});

describe('a hire that would be refused', () => {
  it('shows what is missing and who must act', async () => {
    const card = aCandidate({
      ...interviewed,
      driver: aDriverSummary({
        lastName: 'Gomez',
        isMasked: false,
        readinessGaps: ['licenseExpired', 'certificationOpen'],
      }),
      actions: [],
      refusals: [{ action: 'hire', code: 'driver-not-ready' }],
    });
    const { screen } = await renderApp(review, {
      user: aRecruiter(),
      api: withCandidates(card),
    });

    const hire = await screen.findByRole('button', { name: 'Hire' });
    expect(hire).toHaveAttribute('aria-disabled', 'true');
    expect(hire).toHaveAccessibleDescription(
      'Not ready to hire: license expired (waiting on the driver); not certified yet (waiting on Gladhand operations)',
    );
  });
});

describe('a hire', () => {
  const hired = (more: Partial<CandidacyCard>) =>
    aCandidate({
      state: 'hired',
      turn: 'nobody',
      start: {
        startOn: '2026-11-20',
        endOn: null,
        answer: 'accepted',
        startedAt: '2026-11-20T08:00:00.000Z',
        employmentId: null,
        proposal: null,
      },
      refusals: [],
      ...more,
    });

  it('ends on a date with a reason', async () => {
    const { dialog, api, browser } = await openDialog(hired({ actions: ['endAssignment'] }), 'End assignment', (fake) =>
      fake.on('POST', '/api/job-order/assignment/end/{id}', response),
    );
    expect(dialog.getByLabelText('Last day')).toHaveValue('2026-11-23');
    await browser.selectOptions(dialog.getByLabelText(/^Reason/), 'Position closed');
    await browser.click(dialog.getByRole('button', { name: 'End assignment' }));

    await waitFor(() =>
      expect(api.sent('POST', '/api/job-order/assignment/end/{id}')[0]?.body).toEqual({
        endDate: '2026-11-23',
        reason: 'position_closed',
        text: '',
      }),
    );
  });

  it('can be moved to another start date', async () => {
    const { dialog, api, browser } = await openDialog(
      hired({ actions: ['moveStart', 'rescindStart'] }),
      'Move start date',
      (fake) => fake.on('PATCH', '/api/job-order/start/{id}', response),
    );
    expect(dialog.getByLabelText('Start date')).toHaveValue('2026-11-20');
    fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2026-11-30' } });
    await browser.click(dialog.getByRole('button', { name: 'Move start date' }));

    await waitFor(() =>
      expect(api.sent('PATCH', '/api/job-order/start/{id}')[0]?.body).toEqual({ startDate: '2026-11-30' }),
    );
  });
});
