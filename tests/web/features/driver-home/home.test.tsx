import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { UserView } from '#domain/accounts/schema';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { emptySchedule } from '#domain/driver-histories/week';
import type { DriverPersonalInfo } from '#domain/drivers/personal-info/schema';
import type { DriverMe } from '#domain/drivers/schema';
import { someSettings } from '../../support/account';
import { anApplication, anInterviewing, aStart } from '../../support/applications';
import { aDriverMe } from '../../support/drivers';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { notSent } from '../../support/histories';
import { aPersonalInfo, aRenewal } from '../../support/own-file';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

interface Standing {
  me?: Partial<DriverMe>;
  applications?: DriverApplicationView[];
  renewals?: DriverPersonalInfo['renewals'];
}

const standing =
  ({ me = {}, applications = [], renewals = [] }: Standing) =>
  (api: FakeApi) =>
    api
      .on('GET', '/api/driver/me', ok(aDriverMe(me)))
      .on('GET', '/api/driver/candidacies', ok({ data: applications }))
      .on('GET', '/api/driver/personal-info', ok(aPersonalInfo({ renewals })))
      .on('GET', '/api/driver-profile/verification/schedule', ok({ schedule: emptySchedule, standing: notSent }))
      .on('GET', '/api/driver/referral', ok({ code: 'H4MK29XW', link: 'https://gladhand.example/join' }));

const aFirstDay = {
  fromHour: 6,
  facilityName: 'Pier T yard',
  address: '1 Dock Street, Long Beach, CA 90802',
  contact: { name: 'Dana Reyes', phone: '+15625550142', email: 'dana@longbeachdrayage.example' },
  dressCode: ['safety-vest' as const],
  otherRequirements: 'Your own gloves',
};
const inWords = {
  completeDriverFile: /^Next: the carrier completes your file. You can start as soon as it is complete/,
  driverCompletesFile: /^Next: send what your file still needs. You can start as soon as it is complete/,
  bothCompleteFile:
    /^Next: send what your file still needs, and the carrier completes the rest. You can start as soon as it is complete/,
  renewProof: /^Next: send your new license or medical card/,
};

const hired = { state: 'hired', turn: 'nobody' } as const;

const openHome = (extend: (api: FakeApi) => FakeApi) => renderApp('/driver/home', { user: aDriver(), api: extend });

afterEach(freshBrowser);

describe("a driver's home", () => {
  it('welcomes the driver and shows the certification', async () => {
    const { screen } = await openHome(standing({}));

    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Maria' })).toBeVisible();
    expect(screen.getByText('You are certified and ready to drive.')).toBeVisible();
  });

  it('links to the documents when a start waits for them', async () => {
    const waits = anApplication({ state: 'hired', next: 'renewProof', lapsedSince: '2026-11-20T06:00:00.000Z' });
    const { screen } = await openHome(standing({ applications: [waits] }));

    expect(
      await screen.findByRole('heading', { name: 'Renew your documents to start at Long Beach Drayage' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Renew now' })).toHaveAttribute('href', '/driver/personalInfo');
  });

  it('greets a certified driver once, even after the welcome at sign-up was dismissed', async () => {
    let isCertifiedWelcomeRead = false;
    const { screen, browser } = await openHome((api) =>
      standing({})(api)
        .on('GET', '/api/user/settings', () => ok(someSettings({ isWelcomeRead: true, isCertifiedWelcomeRead })))
        .on('POST', '/api/user/welcome-info', ({ body }) => {
          isCertifiedWelcomeRead = (body as { welcome: string }).welcome === 'certified';
          return ok();
        }),
    );

    await browser.click(await screen.findByRole('button', { name: 'Got it' }));

    await waitFor(() => {
      expect(screen.queryByText('Get started')).not.toBeInTheDocument();
    });
    expect(isCertifiedWelcomeRead).toBe(true);
  });

  it('does not promise invitations to a driver on assignment', async () => {
    const { screen } = await openHome((api) =>
      standing({})(api).on('GET', '/api/driver/me', ok(aDriverMe({ isAvailable: true, isHired: true }))),
    );

    expect(
      await screen.findByText(
        "Carriers can't invite you while you have a job or an offer. After that, they can again.",
      ),
    ).toBeVisible();
    expect(screen.queryByText(/can find you and invite you/)).not.toBeInTheDocument();
  });

  it('shows an invitation before the welcome', async () => {
    const { screen } = await openHome((api) =>
      standing({ applications: [anApplication({ state: 'invited', turn: 'you' })] })(api).on(
        'GET',
        '/api/user/settings',
        () => ok(someSettings({ isWelcomeRead: true, isCertifiedWelcomeRead: false })),
      ),
    );

    const welcome = await screen.findByRole('button', { name: 'Got it' });
    const invitation = await screen.findByRole('heading', { name: /invited you to a job/ });
    expect(invitation.compareDocumentPosition(welcome)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('begins with a notice about a report, and never says that no carrier waits', async () => {
    const noticed = anApplication({
      ...{ state: 'approved', turn: 'you', next: 'carrierSchedulesInterview' },
      reportNotice: { isYourTurn: true, answerBy: '2026-12-04' },
    });
    const { screen } = await openHome(standing({ me: { reportNotices: 1 }, applications: [noticed] }));

    const title = 'Long Beach Drayage may decide against you because of a report';
    const card = within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement);
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(title);
    expect(card.getByText('Your turn')).toBeVisible();
    expect(card.getByText(/dispute it by Fri, Dec 4/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Read the notice' })).toHaveAttribute('href', '/driver/notices');
    expect(screen.queryByText('No carrier is waiting for you')).not.toBeInTheDocument();
  });

  it("names the carrier that requests the file, and doesn't say that no carrier waits", async () => {
    const access = { _id: 'a', organizationId: 'o', carrier: 'Bluebonnet Freight', driverId: 'd', status: 'requested' };
    const { screen } = await renderApp('/driver/home', {
      user: aDriver({ dqAccesses: [access as UserView['dqAccesses'][number]] }),
      api: standing({ applications: [anApplication({ state: 'inReview', turn: 'safety', next: 'safetyReviews' })] }),
    });

    expect(
      await screen.findByRole('heading', { name: 'Bluebonnet Freight requests access to your file' }),
    ).toBeVisible();
    expect(screen.getByText('Your turn')).toBeVisible();
    expect(screen.queryByText('No carrier is waiting for you')).not.toBeInTheDocument();
  });

  it('says that a new document was not accepted, and why', async () => {
    const rejected = { reason: 'unreadable', note: 'Too dark' };
    const { screen } = await openHome(standing({ renewals: [aRenewal({ daysLeft: 31, rejected })] }));

    const banner = within(await screen.findByRole('region', { name: 'Renewals' }));
    expect(banner.getByText("We couldn't accept your new document. Send it again.")).toBeVisible();
    expect(banner.getByText(/We couldn't read it/)).toBeVisible();
    expect(banner.getByText(/Too dark/)).toBeVisible();
    expect(banner.getByRole('link', { name: 'Send the new document' })).toBeVisible();
  });

  it('shows that a document has expired', async () => {
    const { screen } = await openHome(
      standing({ me: { isReadyForDispatch: false, lifecycleStatus: 'certified_non_compliant' } }),
    );

    expect(await screen.findByText(/something in your file has expired/)).toBeVisible();
  });

  it('warns of expiring documents, and links to the upload', async () => {
    const { screen } = await openHome(standing({ renewals: [aRenewal({ daysLeft: 7 })] }));

    const banner = within(await screen.findByRole('region', { name: 'Renewals' }));
    expect(banner.getByText('Your DOT medical card expires in 7 days, on 12/05/2026')).toBeVisible();
    expect(banner.getByRole('link', { name: 'Send the new document' })).toHaveAttribute('href', '/driver/personalInfo');
  });

  it('offers no upload while the new document is in review', async () => {
    const { screen } = await openHome(standing({ renewals: [aRenewal({ isUnderReview: true })] }));

    const banner = within(await screen.findByRole('region', { name: 'Renewals' }));
    expect(banner.queryByRole('link')).not.toBeInTheDocument();
  });

  it('names the current assignment', async () => {
    const start = {
      startOn: '2026-11-02',
      endOn: null,
      answer: 'accepted',
      startedAt: '2026-11-02T08:00:00.000Z',
      employmentId: null,
      proposal: null,
    } as const;
    const { screen } = await openHome(
      standing({ me: { lifecycleStatus: 'active' }, applications: [anApplication({ ...hired, start })] }),
    );

    expect(await screen.findByRole('heading', { name: 'Your assignment' })).toBeVisible();
    expect(screen.getByText('Since 11/02/2026')).toBeVisible();
  });

  it('shares the referral code by call, text message and email', async () => {
    const { screen } = await openHome(standing({}));

    expect(await screen.findByText('H4MK29XW')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:');
    const words = encodeURIComponent(
      'I drive with Gladhand. Sign up with my code H4MK29XW: https://gladhand.example/join',
    );
    expect(screen.getByRole('link', { name: 'Text message' })).toHaveAttribute('href', `sms:?&body=${words}`);
    expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toContain('H4MK29XW');
  });

  it('copies the link when sharing is unavailable', async () => {
    const { screen, browser } = await openHome(standing({}));

    await browser.click(await screen.findByRole('button', { name: 'Copy link' }));

    expect(await screen.findByText('Link copied')).toBeVisible();
    // `waitFor` wraps the pending renders in act().
    await waitFor(async () => {
      expect(await window.navigator.clipboard.readText()).toBe('https://gladhand.example/join');
    });
  });

  it("links to the driver's requirements, access to the file, hours, notices about reports, information, timesheet, pay and debit card", async () => {
    const { screen } = await openHome(standing({}));

    const links = within(await screen.findByRole('navigation', { name: 'Your file' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/driver/file',
      '/driver/access',
      '/driver/hours',
      '/driver/notices',
      '/driver/verifications',
      '/driver/personalInfo',
      '/driver/timesheet',
      '/driver/pay',
      '/driver/addDebitCard',
    ]);
  });

  it('links to the oldest open question and lists the others', async () => {
    const invitation = anApplication();
    const interview = anInterviewing({ title: 'Reefer runs', carrier: 'Memphis Cold Line' });
    const { screen } = await openHome(standing({ applications: [invitation, interview] }));

    const next = within(await screen.findByRole('region', { name: 'Long Beach Drayage invited you to a job' }));
    expect(next.getByRole('link', { name: 'View and answer' })).toHaveAttribute(
      'href',
      `/driver/applications#${invitation.candidacyId}`,
    );
    const others = within(screen.getByRole('region', { name: '1 more application needs your answer' }));
    expect(others.getByRole('link')).toHaveTextContent('Reefer runs');
    const planned = within(screen.getByRole('region', { name: 'Coming up' }));
    expect(planned.getByText('Interview with Memphis Cold Line')).toBeVisible();
  });

  it('shows a hired driver the first day: when, where, whom to ask for, what to bring and wear', async () => {
    const start = {
      startOn: '2099-11-29',
      endOn: null,
      answer: 'accepted',
      startedAt: null,
      employmentId: null,
      proposal: null,
    } as const;
    const { screen } = await openHome(
      standing({ applications: [anApplication({ ...hired, next: 'startWork', start, firstDay: aFirstDay })] }),
    );

    expect(await screen.findByRole('heading', { name: 'First day Sun, Nov 29, 2099, 6:00 AM' })).toBeVisible();
    expect(screen.getByText(/Pier T yard, 1 Dock Street/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the map' }).getAttribute('href')).toContain(
      'query=1+Dock+Street%2C+Long+Beach',
    );
    expect(screen.getByText(/Dana Reyes/)).toBeVisible();
    expect(screen.getByRole('link', { name: '+1 (562) 555-0142' })).toHaveAttribute('href', 'tel:+15625550142');
    expect(screen.getByText("Your driver's license and medical card")).toBeVisible();
    expect(screen.getByText('Dress code')).toBeVisible();
    expect(screen.getByText('Safety vest')).toBeVisible();
    expect(screen.getByText('Other requirements')).toBeVisible();
    expect(screen.getByText('Your own gloves')).toBeVisible();
    expect(screen.queryByText('No carrier is waiting for you')).not.toBeInTheDocument();
    expect(screen.queryByText(/Apply for jobs you like/)).not.toBeInTheDocument();
  });

  it('keeps the place and the contact of a running assignment', async () => {
    const start = {
      ...{ startOn: '2026-11-02', endOn: null, employmentId: null, proposal: null },
      answer: 'accepted',
      startedAt: '2026-11-02T13:00:00.000Z',
    } as const;
    const firstDay = {
      ...{ fromHour: 6, facilityName: 'Pier T yard', address: '1 Dock Street, Long Beach, CA 90802' },
      contact: { name: 'Dana Reyes', phone: '+15625550142', email: 'dana@longbeachdrayage.example' },
      ...{ dressCode: [], otherRequirements: '' },
    };
    const { screen } = await openHome(
      standing({ applications: [anApplication({ ...hired, next: 'onAssignment', start, firstDay })] }),
    );

    expect(await screen.findByRole('link', { name: '+1 (562) 555-0142' })).toHaveAttribute('href', 'tel:+15625550142');
    expect(screen.getByText('Your contact')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the map' })).toBeVisible();
    expect(screen.queryByText(/^First day/)).toBeNull();
  });

  it.each(['completeDriverFile', 'driverCompletesFile', 'bothCompleteFile', 'renewProof'] as const)(
    'begins the card of the first day with what the start waits for, in the words of the application (%s)',
    async (next) => {
      // The new document is not sent yet.
      const turn = next === 'renewProof' ? 'you' : 'nobody';
      const held = anApplication({ ...hired, turn, next, start: aStart({ answer: 'accepted' }), firstDay: aFirstDay });
      const { screen } = await openHome(standing({ applications: [held] }));

      const heading = await screen.findByRole('heading', { name: /^First day/ });
      const card = within(heading.closest('section') as HTMLElement);
      const where = card.getByText(/Pier T yard/);
      const statement = card.getByText(inWords[next]);
      expect(statement).toBeVisible();
      expect(statement.compareDocumentPosition(where)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(card.queryByRole('link', { name: 'Open your file' }) !== null).toBe(next !== 'renewProof');
    },
  );

  it.each([
    ['driverCompletesFile', 'On hold: your start at Long Beach Drayage waits for you'],
    ['bothCompleteFile', 'On hold: your start at Long Beach Drayage waits for you and the carrier'],
  ] as const)('leads to the items of the file that hold up the start (%s)', async (next, title) => {
    const fileTasks = { holding: 2, due: 0 };
    const held = {
      ...hired,
      turn: 'you',
      next,
      fileTasks,
      start: aStart({ answer: 'accepted' }),
      firstDay: aFirstDay,
    } as const;
    const { screen } = await openHome(standing({ applications: [anApplication(held)] }));

    const heading = await screen.findByRole('heading', { name: title });
    const card = within(heading.closest('section') as HTMLElement);
    expect(card.getByText('Your turn')).toBeVisible();
    expect(card.getByText('2 items in your file hold up your start. Only you can complete them.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Open your file' })).toHaveAttribute('href', '/driver/file');
  });

  it.each([
    ['before the first day', { next: 'startWork', start: aStart({ answer: 'accepted' }), firstDay: aFirstDay }],
    [
      'on assignment',
      { next: 'onAssignment', start: aStart({ answer: 'accepted', startedAt: '2026-11-02T13:00:00.000Z' }) },
    ],
  ] as const)('shows what is due in the file of a job %s', async (_, facts) => {
    const due = anApplication({ ...hired, ...facts, fileTasks: { holding: 0, due: 1 } });
    const { screen } = await openHome(standing({ applications: [due] }));

    expect(await screen.findByText('Your turn: 1 item in your file is overdue or due within a week.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your file' })).toHaveAttribute('href', '/driver/file');
  });

  it.each([
    ['an invitation', { state: 'invited', turn: 'you', next: 'answerInvite' }, /invited you to a job/],
    ['a review', { state: 'inReview', turn: 'safety', next: 'safetyReviews' }, 'No carrier is waiting for you'],
  ] as const)('says that the carrier of %s is paused', async (_, facts, heading) => {
    const { screen } = await openHome(standing({ applications: [anApplication({ ...facts, isCarrierPaused: true })] }));

    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(
      'Long Beach Drayage is paused: no one there can answer for now. Your deadlines are paused, and nothing expires.',
    );
    expect(screen.queryByText("It's the carriers' turn on your open applications.")).toBeNull();
  });

  it.each([
    [
      'one waits for its carrier',
      [
        { turn: 'safety', next: 'safetyReviews', state: 'inReview' },
        { turn: 'nobody', next: 'attendInterview', state: 'interviewing' },
      ],
      "It's the carriers' turn on your open applications.",
    ],
    [
      'each waits for its date only',
      [{ turn: 'nobody', next: 'attendInterview', state: 'interviewing' }],
      'Everything is agreed on. The next date is under "Coming up".',
    ],
  ] as const)('says whose turn the open applications are: %s', async (_, facts, hint) => {
    const applications = facts.map((fact, index) =>
      anApplication({ ...fact, candidacyId: `018f0000-0000-7000-8000-00000000ca0${String(index)}` }),
    );
    const { screen } = await openHome(standing({ applications }));

    expect(await screen.findByRole('heading', { name: 'No carrier is waiting for you' })).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('sends a driver without applications to the jobs', async () => {
    const { screen } = await openHome(standing({}));

    expect(await screen.findByRole('link', { name: 'Find jobs near you' })).toHaveAttribute('href', '/driver/jobs');
  });

  it('switches availability and explains the effect', async () => {
    let isAvailable = true;
    const { screen, api, browser } = await openHome((fake) =>
      standing({})(fake)
        .on('GET', '/api/driver/me', () => ok(aDriverMe({ isAvailable })))
        .on('PATCH', '/api/driver/availability', ({ body }) => {
          isAvailable = (body as { isAvailable: boolean }).isAvailable;
          return ok(aDriverMe({ isAvailable }));
        }),
    );

    await browser.click(await screen.findByRole('switch', { name: 'Available for work' }));

    expect(await screen.findByText(/Carriers can't find you/)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Available for work' })).not.toBeChecked();
    expect(api.sent('PATCH', '/api/driver/availability')[0]?.body).toEqual({ isAvailable: false });
  });

  it('reverts the switch when the change is refused', async () => {
    const { screen, browser } = await openHome((api) =>
      standing({})(api).on('PATCH', '/api/driver/availability', refusal(503, 'unavailable')),
    );

    await browser.click(await screen.findByRole('switch', { name: 'Available for work' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy or temporarily unavailable');
    expect(screen.getByRole('switch', { name: 'Available for work' })).toBeChecked();
  });

  it('offers a retry when loading fails', async () => {
    const { screen } = await openHome((api) =>
      standing({})(api).on('GET', '/api/driver/me', refusal(503, 'unavailable')),
    );

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows the schedule and edits it there', async () => {
    const days = { ...emptySchedule.days, mo: { ...emptySchedule.days.mo, isAvailable: true } };
    let schedule = emptySchedule;
    const { screen, browser } = await openHome((api) =>
      standing({})(api)
        .on('GET', '/api/driver-profile/verification/schedule', () => ok({ schedule, standing: notSent }))
        .on('PUT', '/api/driver-profile/verification/schedule', () => {
          schedule = { ...emptySchedule, days };
          return ok({ schedule, standing: notSent });
        }),
    );
    expect(await screen.findByText("You haven't set your schedule yet.")).toBeVisible();

    await browser.click(screen.getByRole('button', { name: 'Change your week' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your schedule' }));
    await browser.click(dialog.getByRole('checkbox', { name: 'Monday' }));
    await browser.click(dialog.getByRole('button', { name: 'Next: times' }));
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('5:00 AM – 2:00 PM')).toBeVisible();
    expect(screen.getAllByText('Day off')).toHaveLength(6);
  });
});
