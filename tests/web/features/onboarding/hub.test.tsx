import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { DriverApplication } from '#domain/driver-application/schema';
import { driverStages } from '#domain/driver-pipeline/stages';
import type { DriverMe } from '#domain/drivers/schema';
import { utcDate } from '#domain/shared/zoned-time';
import { anApplication } from '../../support/application';
import { aDriverMe } from '../../support/drivers';
import { ok, refusal } from '../../support/fake-api';
import { goOffline } from '../../support/network';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const path = '/api/driver-profile/verification';

const openPage = (me: Partial<DriverMe>, application = anApplication()) =>
  renderApp('/driver/onboarding', {
    user: anApplyingDriver(),
    api: (api) =>
      api
        .on('GET', '/api/driver/me', ok(aDriverMe({ isActiveDriver: false, isReadyForDispatch: false, ...me })))
        .on('GET', path, ok(application)),
  });

const wrongYear = refusal(400, 'invalid-input', {
  errors: [
    {
      in: 'body',
      pointer: '/birthDate',
      code: 'birth-date-not-plausible',
      message: 'Please check the year. Drivers are 18 to 100 years old',
    },
  ],
});

afterEach(() => {
  jest.restoreAllMocks();
  freshBrowser();
});

describe('the page of a driver who is applying', () => {
  it("shows the application's status and the next step", async () => {
    const { screen } = await openPage(
      {},
      anApplication({ stage: 'PendingHR', tier: 'Processing', next: null, status: 'dot_application_approval_pending' }),
    );

    expect(await screen.findByText('We are checking your documents')).toBeVisible();
    expect(screen.getByText('Approval Pending')).toBeVisible();
    expect(screen.getByText(/We'll contact you if something is missing/)).toBeVisible();
    expect(screen.getByText('Checks')).toHaveAttribute('aria-current', 'step');
  });

  it('leads to the file, access, notices and answers once something was sent, and not before', async () => {
    const pages = [
      'Requirements and documents',
      'Access to your file',
      'Notices about reports',
      "Past employers' answers",
    ];
    const linksOf = async (stage: DriverApplication['stage']) => {
      const { screen } = await openPage({}, anApplication({ stage }));
      await screen.findByRole('heading', { level: 1 });
      return pages.map((name) => screen.queryByRole('link', { name }) !== null);
    };

    expect(await linksOf('Processing')).toEqual([false, false, false, false]);
    freshBrowser();
    expect(await linksOf('PendingHR')).toEqual([true, true, true, true]);
  });

  it('shows each task with its status, and links to the next one', async () => {
    const gap = { from: '2024-03-01', to: '2024-11-30' };
    const { screen } = await openPage(
      {},
      anApplication(
        { done: 2, minutesLeft: 8, next: 'employmentHistory', savedAt: '2026-11-21T16:42:00.000Z' },
        {
          phone: { status: 'approved' },
          photo: { status: 'rejected', reason: 'photo_unclear' },
          employmentHistory: { progress: { coveredMonths: 28, neededMonths: 36, gap } },
        },
      ),
    );

    expect(await screen.findByText('2 of 12 done · about 8 minutes left')).toBeVisible();
    expect(screen.getByText(/^Saved \w{3}, Nov 21\b/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Phone.*Done/ })).toHaveAttribute('href', '/driver/onboarding/phone');
    expect(screen.getByRole('link', { name: /^Photo of you.*face is not clearly visible.*Rejected/ })).toBeVisible();
    expect(
      screen.getByRole('link', { name: /28 of 36 months, nothing entered for 03\/2024 to 11\/2024/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Driver's license, back.*To do/ })).toHaveAttribute(
      'href',
      '/driver/onboarding/documents#backDriverLicense',
    );
    expect(screen.getByRole('link', { name: 'Continue: Work history' })).toHaveAttribute(
      'href',
      '/driver/onboarding/employmentHistory',
    );
  });

  it.each(driverStages)('has its own texts for the stage %s', async (stage) => {
    const { screen } = await openPage({}, anApplication({ stage }));

    expect(await screen.findByRole('heading', { name: 'Your application' })).toBeVisible();
    expect(screen.queryByText(/stage\./)).not.toBeInTheDocument();
  });

  it('shows the pre-qualification questions, with each problem at its field', async () => {
    const { screen, api, browser } = await renderApp('/driver/onboarding', {
      user: anApplyingDriver(),
      api: (fake) =>
        fake
          .on('GET', '/api/driver/me', ok(aDriverMe({ stage: 'PreQualify', asksPreQualification: true })))
          .on('GET', path, ok(anApplication({ stage: 'PreQualify' })))
          .on('POST', '/api/driver/pre-qualification', wrongYear),
    });

    await browser.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
    await browser.type(screen.getByLabelText('Date of birth'), '1890-03-01');
    await browser.click(screen.getByRole('button', { name: 'Continue' }));
    // All errors in one round.
    expect(await screen.findByText('Please check the year. Drivers are 18 to 100 years old')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    await browser.clear(screen.getByLabelText('Date of birth'));
    await browser.type(screen.getByLabelText('Date of birth'), utcDate(new Date()));
    await browser.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Minimum age of 18 is required')).toBeVisible();
    await browser.clear(screen.getByLabelText('Date of birth'));
    await browser.type(screen.getByLabelText('Date of birth'), '1990-03-01');
    await browser.selectOptions(screen.getByLabelText('Your commercial license'), 'Class B');
    await browser.click(screen.getByRole('checkbox', { name: 'Tank vehicles (N)' }));
    await browser.selectOptions(screen.getByLabelText(/^How long/), '1 to 3 years');
    await browser.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText('Please check the year. Drivers are 18 to 100 years old')).toBeVisible();
    expect(api.sent('POST', '/api/driver/pre-qualification')[0]?.body).toEqual({
      birthDate: '1990-03-01',
      licenseClass: 'driverLicenseClassB',
      endorsements: ['N'],
      transmissions: [],
      experience: 'from1YearTo3Years',
    });
  });

  it('keeps the answers to the questions over a reload if nothing could be sent, until they are saved', async () => {
    const open = () =>
      renderApp('/driver/onboarding', {
        user: anApplyingDriver(),
        api: (fake) =>
          fake
            .on('GET', '/api/driver/me', ok(aDriverMe({ stage: 'PreQualify', asksPreQualification: true })))
            .on('GET', path, ok(anApplication({ stage: 'PreQualify' })))
            .on('POST', '/api/driver/pre-qualification', ok(aDriverMe({ isActiveDriver: false }))),
      });
    const first = await open();
    await first.browser.type(await first.screen.findByLabelText('Date of birth'), '1990-04-02');
    await first.browser.selectOptions(first.screen.getByLabelText('Your commercial license'), 'Class B');
    await first.browser.click(first.screen.getByRole('checkbox', { name: 'Tank vehicles (N)' }));
    await first.browser.selectOptions(first.screen.getByLabelText(/^How long/), '1 to 3 years');
    goOffline();
    await first.browser.click(first.screen.getByRole('button', { name: 'Continue' }));
    expect(await first.screen.findByText(/Nothing was sent/)).toBeVisible();
    first.screen.unmount();
    jest.restoreAllMocks();

    const second = await open();
    expect(await second.screen.findByLabelText('Date of birth')).toHaveValue('1990-04-02');
    expect(second.screen.getByRole('checkbox', { name: 'Tank vehicles (N)' })).toBeChecked();
    await second.browser.click(second.screen.getByRole('button', { name: 'Continue' }));

    await waitFor(() => {
      expect(second.api.sent('POST', '/api/driver/pre-qualification')[0]?.body).toEqual({
        birthDate: '1990-04-02',
        licenseClass: 'driverLicenseClassB',
        endorsements: ['N'],
        transmissions: [],
        experience: 'from1YearTo3Years',
      });
    });
    await waitFor(() => {
      expect(JSON.stringify({ ...window.localStorage })).not.toContain('1990-04-02');
    });
  });

  const both = /^Confirm your phone or email and .* your age, license class and experience\.$/;
  it.each([
    ['nothing', { isEmailConfirmed: false, isPhoneConfirmed: false }, true, both],
    ['a confirmed email', { isEmailConfirmed: true, isPhoneConfirmed: false }, true, /^\w+ us your age/],
    ['a confirmed phone', { isEmailConfirmed: false, isPhoneConfirmed: true }, true, /^\w+ us your age/],
    ['the answers', { isEmailConfirmed: false, isPhoneConfirmed: false }, false, 'Confirm your phone or email.'],
  ] as const)('asks a new driver only for what is missing after %s', async (...row) => {
    const [, confirmed, asksPreQualification, text] = row;
    const contacts = { ...anApplication().contacts, ...confirmed };
    const { screen } = await openPage(
      { stage: 'PreQualify', asksPreQualification },
      anApplication({ stage: 'PreQualify', contacts }),
    );

    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['later', 'stage', 'yours', 'Not started'],
    ['theirs', 'stage', 'theirs', 'We are reviewing it (Their turn)'],
    ['theirs', 'sentBack', 'yours', 'Waiting for you'],
  ] as const)('says whose turn the calls and checks are: %s, %s, %s', async (...row) => {
    const [preTrip, kind, turn, text] = row;
    const { sections } = anApplication();
    const { screen } = await openPage(
      {},
      anApplication({
        sections: sections.map((each) => (each.section === 'preTrip' ? { ...each, turn: preTrip } : each)),
        headline: { kind, about: kind === 'stage' ? null : 'photo', turn, reason: null, note: null },
      }),
    );

    const card = (await screen.findByRole('heading', { name: 'Call and checks' })).closest('section');
    expect(card).toHaveTextContent(text);
    expect(card?.textContent?.includes('Their turn')).toBe(turn === 'theirs');
  });

  it('requires a new signature after an answer changed, and does not show it as in review', async () => {
    const { screen } = await openPage(
      {},
      anApplication(
        {
          ...{ stage: 'Interview', done: 8, minutesLeft: 1, next: 'compliance' },
          headline: { kind: 'signAgain', about: 'compliance', turn: 'yours', reason: null, note: null },
        },
        { compliance: { mustSendAgain: true, minutes: 1 } },
      ),
    );

    expect(await screen.findByRole('heading', { name: 'Your turn: sign again' })).toBeVisible();
    for (const name of ['Read and sign again', /^Background check.*sign again/]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/driver/onboarding/compliance/7');
    }
    expect(screen.queryByText('Approval Pending')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^(Continue|Sign again):/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/Keep your phone nearby/)).not.toBeInTheDocument();
  });

  it.each([
    { kind: 'sentBack', about: 'photo', title: 'Photo of you needs another try', page: 'photo' },
    {
      kind: 'sentBack',
      about: 'dotMedicalCard',
      title: 'DOT medical card needs another try',
      page: 'documents#dotMedicalCard',
    },
    { kind: 'sendAgain', about: 'reference', title: 'References: send it again', page: 'references' },
    {
      kind: 'sendAgain',
      about: 'employmentHistory',
      title: 'Work history: send it again',
      page: 'employmentHistory',
    },
    { kind: 'requested', about: 'mvr', title: 'Motor vehicle record (MVR): please send it', page: 'documents#mvr' },
  ] as const)('begins with what waits for the driver: $kind, $about', async ({ kind, about, title, page }) => {
    const sent = { at: '2026-11-20T18:07:00.000Z', caller: null, withinWorkingDays: 6, isLate: false, againAt: null };
    const reason = kind === 'sentBack' ? 'unreadable' : null;
    const note = kind === 'sentBack' ? 'The lower half is dark' : null;
    const { screen } = await openPage(
      {},
      anApplication({
        ...{
          stage: 'PendingHR',
          tier: 'Processing',
          next: 'documents',
          status: 'dot_application_approval_pending',
          sent,
        },
        headline: { kind, about, turn: 'yours', reason, note },
      }),
    );

    const card = within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement);
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(title);
    expect(card.getByText('Your turn')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Continue/ })).toBe(card.getByRole('link', { name: /^Continue/ }));
    expect(card.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', `/driver/onboarding/${page}`);
    expect(screen.queryByText('Approval Pending')).not.toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Steps to certification' })).queryByText(/✓/)).toBeNull();
    expect(card.queryByText(/The lower half is dark/) !== null).toBe(kind === 'sentBack');
    // Nothing contradicts it.
    expect(screen.queryByText(/You don't need to do anything/)).not.toBeInTheDocument();
    expect(screen.queryByText(/We'll contact you if something is missing/)).not.toBeInTheDocument();
  });

  it('confirms that the application was sent: when, who will call, within how many days, from which number', async () => {
    const sent = { at: '2026-11-20T18:07:00.000Z', caller: 'Sam', withinWorkingDays: 6, isLate: false, againAt: null };
    const { screen } = await openPage({}, anApplication({ stage: 'Interview', next: null, minutesLeft: 0, sent }));

    const title = await screen.findByRole('heading', { name: 'Your application was sent' });
    expect(screen.getByText(/^Sent Fri, Nov 20/)).toBeVisible();
    expect(screen.getByText(/Sam from our team will call you within 6 business days/)).toBeVisible();
    expect(screen.getByText(/The call will come from \+1 \(562\) 555-0100/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call +1 (562) 555-0100' })).toHaveAttribute('href', 'tel:+15625550100');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings[0]).toBe(title);
    expect(screen.queryByText('Your screening call')).not.toBeInTheDocument();
  });

  it.each([
    ['late', { isLate: true }, /We're late calling you/],
    ['due', { isLate: false }, /We will call you today or on the next business day/],
    ['agreed again', { againAt: '2026-11-24T16:00:00.000Z' }, /We tried to call you and will call again: Tue, Nov 24/],
  ])('names no number when none is configured, and shows a call that is %s', async (_, call, words) => {
    const support = { phone: null, email: null };
    const sent = {
      ...{ at: '2026-11-02T18:07:00.000Z', caller: null, withinWorkingDays: 0, isLate: true, againAt: null },
      ...call,
    };
    const { screen } = await openPage({}, anApplication({ stage: 'Interview', next: null, sent, support }));

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/The call will come from/)).not.toBeInTheDocument();
  });

  it('shows a rejected driver the decision, its reason and a contact instead of tasks', async () => {
    const { screen } = await openPage(
      {},
      anApplication({
        stage: 'NotQualified',
        sections: [],
        next: null,
        minutesLeft: 0,
        closed: { at: '2026-11-20T18:07:00.000Z', reason: 'no_cdl' },
      }),
    );

    expect(await screen.findByRole('heading', { name: 'Your application is closed' })).toBeVisible();
    expect(screen.getByText(/We decided on 11\/20\/2026/)).toBeVisible();
    expect(screen.getByText(/you don't have a commercial driver's license/)).toBeVisible();
    expect(screen.getByText(/Was an answer wrong/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email support@gladhand.example' })).toBeVisible();
    expect(screen.queryByText(/minutes left|Your turn|In progress/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Continue/ })).not.toBeInTheDocument();
  });

  it('estimates the time of each task, and marks optional ones', async () => {
    const { screen } = await openPage({}, anApplication());

    expect(await screen.findByText(/about 30 minutes left/)).toBeVisible();
    expect(screen.getByText(/You can stop at any time/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Background check\s*about 12 minutes/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Resume\s*Optional/ })).toBeVisible();
  });

  it.each([
    ['underage', 'Minimum age of 18 is required'],
    ['no_cdl', "A commercial driver's license is required"],
  ] as const)(
    'shows why an application ended with the pre-qualification answers (%s), and links to the correction',
    async (...row) => {
      const [disqualification, title] = row;
      const { screen } = await openPage(
        { stage: 'NotQualified', disqualification, mayCorrectAnswers: true, maySwitchAvailability: false },
        anApplication({ stage: 'NotQualified' }),
      );

      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Change my answers' })).toHaveAttribute(
        'href',
        '/driver/onboarding/about',
      );
      expect(screen.queryByRole('link', { name: /^Phone/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    },
  );

  it('lets the driver switch availability and correct the pre-qualification answers', async () => {
    const known = { birthDate: '1990-04-02', licenseClass: 'driverLicenseClassA', experience: 'moreThan3Years' };
    const { screen, api, browser } = await renderApp('/driver/onboarding', {
      user: anApplyingDriver(),
      api: (fake) =>
        fake
          .on('GET', '/api/driver/me', ok(aDriverMe({ isActiveDriver: false, mayCorrectAnswers: true })))
          .on('GET', path, ok(anApplication()))
          .on('GET', '/api/driver/pre-qualification', ok({ ...known, endorsements: ['T'], transmissions: ['manual'] }))
          .on('POST', '/api/driver/pre-qualification', ok(aDriverMe({ isActiveDriver: false }))),
    });

    expect(await screen.findByRole('switch', { name: 'Available for work' })).toBeChecked();
    await browser.click(screen.getByRole('link', { name: /^Change your date of birth/ }));
    await browser.selectOptions(
      await screen.findByLabelText('Your commercial license'),
      "I don't have a commercial license",
    );
    await browser.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => {
      expect(api.sent('POST', '/api/driver/pre-qualification')[0]?.body).toEqual({
        ...known,
        licenseClass: 'none',
        endorsements: [],
        transmissions: [],
      });
    });
  });

  it.each([
    ['above the tasks while one waits for an answer', 1, Node.DOCUMENT_POSITION_FOLLOWING],
    ['below the tasks while none does', 0, Node.DOCUMENT_POSITION_PRECEDING],
  ])('shows carriers that are interested %s', async (_, yourTurn, tasks) => {
    const { screen } = await openPage({ applications: 2, yourTurn });

    const heading = await screen.findByRole('heading', { name: '2 carriers are interested in you' });
    const card = within(heading.closest('section') as HTMLElement);
    const phone = screen.getAllByText(/^Phone/)[0] as HTMLElement;
    expect(heading.compareDocumentPosition(phone)).toBe(tasks);
    expect(card.queryByText('Your turn') !== null).toBe(yourTurn === 1);
  });

  it('links to invitations that wait for an answer', async () => {
    const { screen } = await openPage({ applications: 2, yourTurn: 1 });

    expect(await screen.findByText('2 carriers are interested in you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer your invitations' })).toHaveAttribute(
      'href',
      '/driver/applications',
    );
  });

  it('offers a retry when loading fails', async () => {
    const { screen } = await renderApp('/driver/onboarding', {
      user: anApplyingDriver(),
      api: (api) => api.on('GET', '/api/driver/me', ok(aDriverMe())).on('GET', path, refusal(503, 'unavailable')),
    });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('redirects an active driver to the home page', async () => {
    const { router } = await renderApp('/driver/onboarding', {
      user: aDriver(),
      api: (api) =>
        api.on('GET', '/api/driver/me', ok(aDriverMe())).on('GET', '/api/driver/candidacies', ok({ data: [] })),
    });

    await waitFor(() => expect(router.state.location.pathname).toBe('/driver/home'));
  });
});
