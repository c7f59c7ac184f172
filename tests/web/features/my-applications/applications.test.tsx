import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { wallTimeAt } from '#domain/shared/wall-time';
import { anApplication, anInterview, anInterviewing, anOffered, aStart } from '../../support/applications';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/driver/candidacies';
const onResponse = ok({
  _id: '018f0000-0000-7000-8000-0000000000ff',
  candidacyId: '018f0000-0000-7000-8000-0000000000fe',
  seq: 2,
  state: 'inReview',
  stage: 'pendingReview-pending',
});

const withApplications =
  (...applications: DriverApplicationView[]) =>
  (api: FakeApi) =>
    api.on('GET', LIST, ok({ data: applications }));

const openPage = (extend: (api: FakeApi) => FakeApi) =>
  renderApp('/driver/applications', { user: aDriver(), api: extend });

afterEach(freshBrowser);

describe('"My applications"', () => {
  it('shows a card with title, place, weekly pay, the track and the status in words', async () => {
    const application = anApplication({
      state: 'inReview',
      dot: 1,
      days: 1,
      targetDays: 2,
      turn: 'safety',
      next: 'safetyReviews',
      actions: ['withdraw'],
    });

    const { screen } = await openPage(withApplications(application));

    const card = within(await screen.findByRole('article', { name: 'Night drayage' }));
    expect(card.getByText('Long Beach Drayage · Long Beach, CA')).toBeVisible();
    expect(card.getByText('$1,340–1,520 a week')).toBeVisible();
    expect(card.getByText('In review · day 2 of 2 · their turn')).toBeVisible();
    expect(card.getByText(/safety team reviews your profile/)).toBeVisible();
    expect(within(card.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')).toHaveLength(5);
    expect(card.getByText('Review').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it("shows the carrier's own words in an invitation", async () => {
    const { screen } = await openPage(withApplications(anApplication({ message: 'We saw your reefer experience.' })));

    expect(await screen.findByText('Long Beach Drayage writes')).toBeVisible();
    expect(screen.getByText('We saw your reefer experience.')).toBeVisible();
  });

  it('counts no days before an interview, and counts them after it', async () => {
    const ahead = anInterviewing({ targetDays: 1, days: 0 });
    const over = anInterviewing({ title: 'Day run', targetDays: 1, turn: 'carrier', next: 'decideAfterInterview' });

    const { screen } = await openPage(withApplications(ahead, over));

    expect(await screen.findByText('Interview · your turn')).toBeVisible();
    expect(screen.getByText('Interview · day 2, overdue · their turn')).toBeVisible();
  });

  it('shows that a start waits for documents to renew', async () => {
    const { screen } = await openPage(
      withApplications(
        anApplication({
          state: 'hired',
          dot: 4,
          next: 'renewProof',
          start: aStart({ startOn: '2026-12-05', answer: 'accepted' }),
          lapsedSince: '2026-11-30T06:00:00.000Z',
          actions: ['declineStart'],
        }),
      ),
    );

    const card = within(await screen.findByRole('article', { name: 'Night drayage' }));
    expect(card.getByText(/license or medical card has expired/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Renew now' })).toHaveAttribute('href', '/driver/personalInfo');
    expect(card.getByText(/You can start as soon as it is approved/)).toBeVisible();
  });

  it("offers only withdrawal while it is not the driver's turn", async () => {
    const { screen } = await openPage(
      withApplications(
        anApplication({ state: 'inReview', dot: 1, turn: 'safety', next: 'safetyReviews', actions: ['withdraw'] }),
      ),
    );

    const card = within(await screen.findByRole('article', { name: 'Night drayage' }));
    expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['Withdraw']);
  });

  it('accepts an invitation for the round shown, with a toast', async () => {
    const application = anApplication({ round: 3 });
    const { screen, api, browser } = await openPage((fake) =>
      withApplications(application)(fake).on('POST', `${LIST}/{id}/accept-invite`, onResponse),
    );

    await browser.click(await screen.findByRole('button', { name: 'Accept the invitation' }));

    expect(await screen.findByText('Invitation accepted')).toBeVisible();
    const [sent] = api.sent('POST', `${LIST}/${application.candidacyId}/accept-invite`);
    expect(sent?.body).toEqual({ round: 3, dealbreakerAnswers: [] });
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(api.sent('GET', LIST).length).toBeGreaterThan(1);
  });

  it("asks the carrier's questions before an invitation is accepted", async () => {
    const application = anApplication({ dealbreakers: ['Can you work Saturdays?'] });
    const { screen, api, browser } = await openPage((fake) =>
      withApplications(application)(fake).on('POST', `${LIST}/{id}/accept-invite`, onResponse),
    );

    await browser.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Questions from Long Beach Drayage' }));
    expect(api.sent('POST', `${LIST}/${application.candidacyId}/accept-invite`)).toHaveLength(0);
    await browser.click(dialog.getByRole('radio', { name: 'Yes' }));
    await browser.click(dialog.getByRole('button', { name: 'Accept the invitation' }));

    expect(await screen.findByText('Invitation accepted')).toBeVisible();
    expect(api.sent('POST', `${LIST}/${application.candidacyId}/accept-invite`)[0]?.body).toEqual({
      round: 1,
      dealbreakerAnswers: [{ question: 'Can you work Saturdays?', answer: true }],
    });
  });

  it('shows on the card that another person acted in the meantime', async () => {
    const { screen, browser } = await openPage((fake) =>
      withApplications(anApplication())(fake).on(
        'POST',
        `${LIST}/{id}/accept-invite`,
        refusal(409, 'order-not-active'),
      ),
    );

    await browser.click(await screen.findByRole('button', { name: 'Accept the invitation' }));

    const card = within(screen.getByRole('article', { name: 'Night drayage' }));
    expect(await card.findByRole('alert')).toBeVisible();
    expect(card.getByRole('button', { name: 'Accept the invitation' })).toBeEnabled();
  });

  it('declines with a reason and a note, and keeps them when the request fails', async () => {
    const application = anApplication();
    let tries = 0;
    const { screen, api, browser } = await openPage((fake) =>
      withApplications(application)(fake).on('POST', `${LIST}/{id}/decline-invite`, () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch');
        return onResponse;
      }),
    );
    await browser.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the invitation?' }));
    await browser.selectOptions(dialog.getByLabelText(/Why/), 'home_time');
    await browser.type(dialog.getByLabelText(/In your own words/), 'Too many nights out');

    await browser.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The server could not be reached. Please try again in a moment.',
    );
    expect(dialog.getByLabelText(/In your own words/)).toHaveValue('Too many nights out');
    await browser.click(dialog.getByRole('button', { name: 'Decline' }));

    expect(await screen.findByText('Invitation declined')).toBeVisible();
    const sent = api.sent('POST', `${LIST}/{id}/decline-invite`);
    expect(sent.map(({ body }) => body)).toEqual(
      Array(2).fill({ round: 1, reason: 'home_time', text: 'Too many nights out' }),
    );
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(sent[1]?.headers.get('Idempotency-Key'));
  });

  it('shows an interview in the time zone of the place and accepts it', async () => {
    const application = anInterviewing();
    const { screen, api, browser } = await openPage((fake) =>
      withApplications(application)(fake).on('POST', `${LIST}/{id}/accept-interview`, onResponse),
    );

    const card = within(await screen.findByRole('article', { name: 'Night drayage' }));
    expect(card.getByText(/Tue, Nov 24(, 2026)?, 2:00 PM CST/)).toBeVisible();
    expect(card.getByText('1200 Dock Street, Memphis, TN')).toBeVisible();
    expect(card.getByText('Ask for Dana at the gate')).toBeVisible();
    await browser.click(card.getByRole('button', { name: 'Accept the interview' }));

    expect(await screen.findByText('Interview accepted')).toBeVisible();
    expect(api.sent('POST', `${LIST}/{id}/accept-interview`)[0]?.body).toEqual({
      round: 1,
      interviewId: application.interview?._id,
      date: application.interview?.startsAt,
    });
  });

  it('lets an invited driver read the full job first, and shows what the carrier will see', async () => {
    const application = anApplication();
    const { screen } = await openPage(withApplications(application));

    expect(await screen.findByRole('link', { name: 'Read the full job description' })).toHaveAttribute(
      'href',
      `/driver/jobs/${application.orderId}`,
    );
    expect(screen.getByText(/Long Beach Drayage sees your full name, phone number and email/)).toBeVisible();
  });

  it.each([
    ['address', '6000 Navigation Blvd, Houston, TX 77011', true],
    ['phone', '+17135550142', false],
  ] as const)('opens the map of an interview at an address: %s', async (place, address, hasMap) => {
    const { screen } = await openPage(
      withApplications(anInterviewing({ interview: { ...anInterview(), place, address } })),
    );

    expect(await screen.findByText(address)).toBeVisible();
    const map = screen.queryByRole('link', { name: 'Open the map' });
    expect(map?.getAttribute('href')?.includes('query=6000+Navigation') ?? false).toBe(hasMap);
  });

  it("proposes another time in the driver's time zone, but not the scheduled one", async () => {
    const { screen, api, browser } = await openPage((fake) =>
      withApplications(anInterviewing({ interview: anInterview() }))(fake).on(
        'POST',
        `${LIST}/{id}/propose-time`,
        onResponse,
      ),
    );
    await browser.click(await screen.findByRole('button', { name: 'Propose another time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose another time' }));
    const input = dialog.getByLabelText('Date and time that work for you');
    const hereOf = (instant: string) => wallTimeAt(instant, Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(input).toHaveValue('');

    await browser.type(input, hereOf('2026-11-24T20:00:00.000Z'));
    await browser.click(dialog.getByRole('button', { name: 'Send this time' }));
    expect(await dialog.findByText(/This is the scheduled time/)).toBeVisible();
    await browser.clear(input);
    await browser.type(input, hereOf('2026-11-25T15:30:00.000Z'));
    expect(dialog.getByText(/Facility time: Wed, Nov 25(, 2026)?, 9:30 AM CST/)).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Send this time' }));

    expect(await screen.findByText('Proposed time sent')).toBeVisible();
    expect(api.sent('POST', `${LIST}/{id}/propose-time`).map(({ body }) => body)).toMatchObject([
      { date: '2026-11-25T15:30:00.000Z' },
    ]);
  });

  it('picks one of the offered times; a taken one says so', async () => {
    const application = anOffered();
    const { screen, api, browser } = await openPage((fake) =>
      withApplications(application)(fake).on('POST', `${LIST}/{id}/pick-time`, onResponse),
    );
    const card = within(await screen.findByRole('article', { name: 'Night drayage' }));
    expect(card.getByText('This time is no longer free.')).toBeVisible();
    expect(card.getAllByRole('button', { name: /^Pick / })).toHaveLength(1);

    await browser.click(card.getByRole('button', { name: /^Pick this time: Wed, Nov 25(, 2026)?, 2:00 PM CST/ }));

    expect(await screen.findByText('Your interview is set')).toBeVisible();
    expect(api.sent('POST', `${LIST}/{id}/pick-time`)[0]?.body).toEqual({
      round: 1,
      interviewId: application.offer?._id,
      date: '2026-11-25T20:00:00.000Z',
    });
  });

  it('says that a time is no longer free', async () => {
    const { screen, browser } = await openPage((fake) =>
      withApplications(anOffered())(fake).on('POST', `${LIST}/{id}/pick-time`, refusal(409, 'interview-time-taken')),
    );

    await browser.click(await screen.findByRole('button', { name: /^Pick / }));

    expect(await screen.findByText(/This time is no longer free. Pick one of the other times/)).toBeVisible();
  });

  it('says that none of the offered times fits, with a text', async () => {
    const { screen, api, browser } = await openPage((fake) =>
      withApplications(anOffered())(fake).on('POST', `${LIST}/{id}/propose-time`, onResponse),
    );
    await browser.click(await screen.findByRole('button', { name: 'None of these fits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'None of these fits' }));

    await browser.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await dialog.findByText('Say which times would work for you')).toBeVisible();
    await browser.type(dialog.getByLabelText('When would work for you?'), 'Friday afternoon');
    await browser.click(dialog.getByRole('button', { name: 'Send answer' }));

    await waitFor(() =>
      expect(api.sent('POST', `${LIST}/{id}/propose-time`)[0]?.body).toMatchObject({
        date: null,
        text: 'Friday afternoon',
      }),
    );
  });

  it('still accepts the scheduled time after a proposal, and withdraws the proposal', async () => {
    const application = anInterviewing({
      interview: { ...anInterview(), answer: 'proposed', proposedStartsAt: '2026-11-25T15:30:00.000Z' },
      turn: 'carrier',
      next: 'carrierConfirmsTime',
      actions: ['withdraw', 'acceptInterview', 'proposeInterviewTime', 'withdrawProposal'],
    });
    const { screen, api, browser } = await openPage((fake) =>
      withApplications(application)(fake).on('DELETE', `${LIST}/{id}/propose-time`, onResponse),
    );

    expect(await screen.findByRole('button', { name: "Accept the carrier's time" })).toBeEnabled();
    await browser.click(screen.getByRole('button', { name: 'Withdraw my proposal' }));

    expect(await screen.findByText('Proposal withdrawn')).toBeVisible();
    expect(api.sent('DELETE', `${LIST}/{id}/propose-time`)[0]?.body).toEqual({
      round: 1,
      interviewId: application.interview?._id,
    });
  });

  const offered = anApplication({
    state: 'hired',
    dot: 4,
    next: 'answerStart',
    start: aStart({ startOn: '2026-11-30', answer: 'offered' }),
    actions: ['acceptStart', 'proposeStart', 'declineStart'],
  });

  it('proposes another start date with a reason', async () => {
    const { screen, api, browser } = await openPage((fake) =>
      withApplications(offered)(fake).on('POST', `${LIST}/{id}/propose-start`, onResponse),
    );
    await browser.click(await screen.findByRole('button', { name: 'Ask for another date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for another start date' }));
    const input = dialog.getByLabelText('First day that works for you');
    const send = dialog.getByRole('button', { name: 'Send this date' });

    await browser.click(send);
    expect(await dialog.findByText('Choose a date')).toBeVisible();
    await browser.type(input, '2026-11-30');
    await browser.click(send);
    expect(await dialog.findByText(/This is the offered date/)).toBeVisible();
    await browser.clear(input);
    await browser.type(input, '2026-12-07');
    await browser.type(dialog.getByLabelText(/Why/), 'I give two weeks of notice');
    await browser.click(send);

    expect(await screen.findByText('Requested date sent')).toBeVisible();
    expect(api.sent('POST', `${LIST}/{id}/propose-start`).map(({ body }) => body)).toEqual([
      { round: 1, startDate: '2026-12-07', text: 'I give two weeks of notice' },
    ]);
  });

  it('shows what it waits for while the carrier answers a proposed start date', async () => {
    const start = {
      ...offered.start,
      proposal: { startOn: '2026-12-07', note: null },
    } as DriverApplicationView['start'];
    const { screen } = await openPage(
      withApplications({ ...offered, start, turn: 'carrier', next: 'carrierAnswersStart' }),
    );

    expect(await screen.findByText(/the carrier responds to the start date you asked for/)).toBeVisible();
    expect(screen.getByText(/Mon, Dec 7/)).toBeVisible();
  });

  it('warns that declining the start ends the hire, and names an offer only if there is one', async () => {
    const { screen, browser } = await openPage(withApplications(offered, anInterviewing({ title: 'Reefer runs' })));
    const reasons = async (button: string, title: string) => {
      await browser.click(screen.getByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      const names = within(dialog.getByLabelText(/Why/))
        .getAllByRole('option')
        .map((option) => option.textContent);
      return { names, dialog };
    };
    await screen.findByRole('article', { name: 'Reefer runs' });

    const decline = await reasons('Decline the job', 'Decline the job?');
    await waitFor(() => {
      expect(decline.dialog.getByText(/You give up Night drayage/)).toBeVisible();
    });
    expect(decline.names).toContain("The offer isn't right for me");
    await browser.click(decline.dialog.getByRole('button', { name: 'Cancel' }));
    const withdraw = await reasons('Withdraw', 'Withdraw your application?');
    expect(withdraw.names).not.toContain("The offer isn't right for me");
    expect(withdraw.dialog.getByRole('button', { name: 'Withdraw' })).toHaveClass('gh-button-danger');
  });

  it('accepts a start date that has passed, although the carrier can confirm it too', async () => {
    const hired = anApplication({
      state: 'hired',
      dot: 4,
      turn: 'carrier',
      next: 'carrierConfirmsStart',
      start: aStart({ startOn: '2026-11-21', answer: 'offered' }),
      actions: ['acceptStart', 'declineStart'],
    });
    const { screen } = await openPage(withApplications(hired));

    // Accepting is signing the application to the carrier, on a page of its own.
    expect(await screen.findByRole('link', { name: 'Accept the start date' })).toHaveAttribute(
      'href',
      `/driver/applications/${hired.candidacyId}/sign`,
    );
  });

  it('shows who ended an application and why, below the open ones', async () => {
    const closed = anApplication({
      title: 'Reefer runs',
      state: 'closed',
      dot: 1,
      turn: 'nobody',
      next: 'nothing',
      actions: [],
      ending: {
        by: 'fleet',
        reason: 'failed_review',
        text: 'The MVR shows two entries',
        at: '2026-11-19T12:00:00.000Z',
      },
    });
    const { screen } = await openPage(withApplications(closed));

    const card = within(await screen.findByRole('article', { name: 'Reefer runs' }));
    expect(card.getByText(/The carrier ended this on 11\/19\/2026/)).toHaveTextContent("didn't pass the safety review");
    expect(card.getByText('“The MVR shows two entries”')).toBeVisible();
    expect(screen.getByText('You have no open applications')).toBeVisible();
  });

  it('shows a driver without applications what to do', async () => {
    const { screen } = await openPage(withApplications());

    expect(await screen.findByText('You have no applications yet')).toBeVisible();
    expect(screen.getByText(/^Apply for jobs near you\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/driver/jobs');
  });

  it('shows a driver who is not certified yet when they can apply', async () => {
    const { screen } = await renderApp('/driver/applications', { user: anApplyingDriver(), api: withApplications() });

    expect(await screen.findByText(/Once you are certified, you can also apply/)).toBeVisible();
  });

  it('offers a retry when the list fails to load', async () => {
    let tries = 0;
    const { screen, browser } = await openPage((api) =>
      api.on('GET', LIST, () => {
        tries += 1;
        return tries === 1 ? refusal(503, 'unavailable') : ok({ data: [anApplication()] });
      }),
    );

    await browser.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('article', { name: 'Night drayage' })).toBeVisible();
  });

  it('opens for a driver who is not active yet', async () => {
    const { screen } = await renderApp('/driver/applications', {
      user: anApplyingDriver(),
      api: withApplications(anApplication()),
    });

    expect(await screen.findByRole('article', { name: 'Night drayage' })).toBeVisible();
  });
});
