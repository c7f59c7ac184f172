import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { WaitCounts } from '#domain/candidacies/waiting';
import type { CurrentUser } from '#web/shared/session/current-user';
import { aCandidate, aDriverSummary, anInterviewView, daysAgo } from '../../support/carrier-drivers';
import { anOrderItem, anOrderView, counted, ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import { ok } from '../../support/fake-api';
import { withCandidates } from '../../support/order-candidates';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = `/api/job-order/{status}/organization/${ORGANIZATION_ID}`;
const review = `/business/job-order/${ORDER_ID}/hiring-flow/reviewDrivers?tab=review`;

afterEach(freshBrowser);

/** Two drivers wait for Safety, one for an interview date. */
const counts = counted({ review: 3, waiting: { reviews: 2, toInterview: 1 } });
const cards: CandidacyCard[] = [
  aCandidate({ isLate: false }),
  aCandidate({ isLate: false, candidacyId: '018f0000-0000-7000-8000-0000000000e8', driver: named('James') }),
  aCandidate({
    isLate: false,
    candidacyId: '018f0000-0000-7000-8000-0000000000e9',
    driver: named('Dana'),
    state: 'approved',
    turn: 'carrier',
    next: 'carrierSchedulesInterview',
  }),
];

function named(firstName: string) {
  return aDriverSummary({ firstName, lastName: 'Gomez', isMasked: false });
}

async function onePage(address: string, user: CurrentUser) {
  const { screen } = await renderApp(address, {
    user,
    api: (api) =>
      api
        .on('GET', '/api/order/fleet/amount/total', ok({ pending: 0, active: 1, past: 0, deleted: 0 }))
        .on('GET', LIST, ({ query }) =>
          ok({ data: query.get('skip') === '0' ? [anOrderItem({ counts, numberOfDrivers: 4 })] : [], count: 1 }),
        )
        .on('GET', '/api/job-order/id/{id}', ok(anOrderView({ counts, numberOfDrivers: 4 })))
        .on('GET', '/api/job-order/{id}/candidacies', ({ query }) =>
          ok({ data: query.get('skip') === '0' ? cards : [], count: cards.length }),
        ),
  });
  return screen;
}

interface Seen {
  mine: number;
  button: string;
  head: string;
}

const people: [string, CurrentUser, Seen][] = [
  [
    'a recruiter',
    aRecruiter(),
    { mine: 1, button: 'Invite 1 driver to interview', head: 'your turn: 1 driver to invite to interview' },
  ],
  [
    'Safety',
    aSafetyOfficer(),
    {
      mine: 3,
      button: 'Review 2 drivers, 1 more',
      head: 'your turn: 2 drivers to approve for interview, 1 driver to invite to interview',
    },
  ],
];

describe('the party that acts next', () => {
  it.each(people)('is the same in list, header, tabs and rows for %s', async (_name, user, { mine, button, head }) => {
    const waits = `${String(mine)} waiting for you`;
    const list = await onePage('/business/job-order/active', user);
    expect(await list.findByText(waits)).toBeVisible();
    expect(list.getByRole('link', { name: button })).toBeVisible();
    freshBrowser();

    const page = await onePage(review, user);
    expect(await page.findByText(new RegExp(head))).toBeVisible();
    expect(within(page.getByRole('tab', { name: /To be Review/ })).getByText(waits)).toBeInTheDocument();
    expect(within(page.getByRole('link', { name: /^Review/ })).getByText(waits)).toBeInTheDocument();
    await page.findAllByRole('article');
    expect(page.getAllByText('Your turn')).toHaveLength(mine);
  });
});

interface Row {
  waiting: Partial<WaitCounts>;
  tabs: Parameters<typeof counted>[0];
  chip: string;
  button: string;
}

const states: [string, Row][] = [
  [
    'looking for drivers is the recruiter’s turn',
    { waiting: {}, tabs: {}, chip: 'Looking for drivers', button: 'Find drivers' },
  ],
  [
    'an unanswered invitation is the driver’s turn',
    { waiting: { drivers: 1 }, tabs: { invited: 1 }, chip: 'Waiting for 1 driver', button: 'View drivers' },
  ],
  [
    'an accepted interview is no one’s turn',
    { waiting: { dates: 1 }, tabs: { interview: 1 }, chip: '1 upcoming interview or start', button: 'View drivers' },
  ],
  [
    'a proposed time is the recruiter’s turn',
    { waiting: { proposals: 1 }, tabs: { interview: 1 }, chip: '1 waiting for you', button: 'Confirm 1 proposed time' },
  ],
];

it.each(states)('in the list, %s', async (_name, { waiting, tabs, chip, button }) => {
  const order = anOrderItem({ seatsTaken: 1, numberOfDrivers: 2, counts: counted({ ...tabs, waiting }) });
  const { screen } = await renderApp('/business/job-order/active', {
    user: aRecruiter(),
    api: (api) =>
      api
        .on('GET', '/api/order/fleet/amount/total', ok({ pending: 0, active: 1, past: 0, deleted: 0 }))
        .on('GET', LIST, ({ query }) => ok({ data: query.get('skip') === '0' ? [order] : [], count: 1 })),
  });

  expect(await screen.findByText(chip)).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: button })).toBeVisible();
});

it('an accepted future interview is no one’s turn, and an unanswered hire is the driver’s', async () => {
  const accepted = aCandidate({ state: 'interviewing', turn: 'nobody', next: 'attendInterview', isLate: false });
  const offered = aCandidate({
    candidacyId: '018f0000-0000-7000-8000-0000000000e9',
    state: 'hired',
    turn: 'driver',
    next: 'answerStart',
    isLate: false,
    driver: named('Dana'),
    start: {
      startOn: '2099-11-30',
      endOn: null,
      answer: 'offered',
      startedAt: null,
      employmentId: null,
      proposal: null,
    },
  });
  const { screen } = await renderApp(review, { user: aRecruiter(), api: withCandidates(accepted, offered) });

  expect(
    within(await screen.findByRole('article', { name: 'Maria Gomez' })).getByText('Upcoming interview'),
  ).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Dana Gomez' })).getByText("Driver's turn")).toBeVisible();
});

it('shows the age of an interview without an outcome, and experience under six months', async () => {
  const held = aCandidate({
    state: 'interviewing',
    turn: 'carrier',
    next: 'decideAfterInterview',
    since: daysAgo(5.4),
    targetDays: 1,
    isLate: true,
    interview: anInterviewView({ answer: 'accepted', startsAt: daysAgo(3.9) }),
    driver: aDriverSummary({ experienceMonths: 0 }),
  });
  const { screen } = await renderApp(review, { user: aRecruiter(), api: withCandidates(held) });

  expect(await screen.findByText('3d, target 1d')).toBeVisible();
  expect(screen.getByText('Class A · T, H · Less than 6 mo total')).toBeVisible();
});
