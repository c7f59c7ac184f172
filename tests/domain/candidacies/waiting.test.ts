import { describe, expect, it } from '@jest/globals';
import { nextStep, nextSteps, stepAt, turnOf, whoseTurn } from '#domain/candidacies/next-step';
import {
  type OrderTurn,
  orderTurn,
  type WaitCounts,
  waitLines,
  waitOfStep,
  zeroWaitCounts,
} from '#domain/candidacies/waiting';
import { HOUR_MS } from '#domain/shared/durations';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const interviewAt = '2026-12-01T15:00:00.000Z';
const before = Date.parse(interviewAt) - HOUR_MS;
const after = Date.parse(interviewAt) + HOUR_MS;
const interviewing = () => new CandidacyHistory(aWorld).toInterview(undefined, interviewAt);

it('counts every step that waits for the carrier', () => {
  const uncounted = nextSteps
    .filter((step) => turnOf(step) === 'carrier' || turnOf(step) === 'safety')
    .filter((step) => waitOfStep(step) === null);

  expect(uncounted).toEqual([]);
});

describe('an interview', () => {
  it('waits for its date once accepted, and afterwards for the carrier', () => {
    const history = interviewing();
    history.play('acceptInterview');

    expect([stepAt(history.state, before), whoseTurn(history.state, before)]).toEqual(['attendInterview', 'nobody']);
    expect([stepAt(history.state, after), whoseTurn(history.state, after)]).toEqual([
      'decideAfterInterview',
      'carrier',
    ]);
  });

  it('waits for the driver until it is answered, and after its time for the carrier', () => {
    const { state } = interviewing();

    expect(whoseTurn(state, before)).toBe('driver');
    expect(stepAt(state, after)).toBe('decideAfterInterview');
  });

  it('waits for the carrier once another time is proposed, even after the first time', () => {
    const history = interviewing();
    history.play('proposeInterviewTime', { startsAt: '2026-12-02T15:00:00.000Z' });

    expect([before, after].map((now) => stepAt(history.state, now))).toEqual([
      'carrierConfirmsTime',
      'carrierConfirmsTime',
    ]);
    expect(whoseTurn(history.state, before)).toBe('carrier');
  });
});

it("waits for the driver after an offered start, whatever the interview's time was", () => {
  const { state } = new CandidacyHistory(aWorld).toHired();

  expect([nextStep(state), whoseTurn(state, before), whoseTurn(state, after)]).toEqual([
    'answerStart',
    'driver',
    'driver',
  ]);
  expect(waitOfStep(nextStep(state))).toBe('drivers');
});

const recruiter = { mayAct: true, mayReview: false };
const safety = { mayAct: true, mayReview: true };
const accounting = { mayAct: false, mayReview: false };

describe('the tasks of an order', () => {
  const counts: WaitCounts = { ...zeroWaitCounts, requests: 1, reviews: 2, proposals: 1, drivers: 4 };

  it('include reviews for HR and Safety only', () => {
    expect(waitLines(counts, recruiter).mine.map(({ wait }) => wait)).toEqual(['requests', 'proposals']);
    expect(waitLines(counts, recruiter).colleagues).toEqual([{ wait: 'reviews', count: 2 }]);
    expect(waitLines(counts, safety).mine.map(({ wait }) => wait)).toEqual(['requests', 'reviews', 'proposals']);
  });

  it('are empty for staff who may not act', () => {
    expect(waitLines(counts, accounting).mine).toEqual([]);
  });
});

describe("an order's turn", () => {
  const order = (waiting: Partial<WaitCounts>, underWay: number, seats = 2) => ({
    waiting: { ...zeroWaitCounts, ...waiting },
    seatsTaken: 2 - seats,
    numberOfDrivers: 2,
    underWay,
  });
  const rows: [string, Parameters<typeof orderTurn>, Pick<OrderTurn, 'turn' | 'count'>][] = [
    ['a review, for Safety', [order({ reviews: 2 }, 2), safety], { turn: 'mine', count: 2 }],
    ['a review, for a recruiter', [order({ reviews: 2 }, 2), recruiter], { turn: 'colleagues', count: 2 }],
    ['a proposed time', [order({ proposals: 1, drivers: 1 }, 2), recruiter], { turn: 'mine', count: 1 }],
    ['drivers who have not answered', [order({ drivers: 2 }, 2), recruiter], { turn: 'drivers', count: 2 }],
    ['an accepted interview', [order({ dates: 2 }, 2), recruiter], { turn: 'date', count: 2 }],
    ['too few active candidates', [order({ drivers: 1 }, 1), recruiter], { turn: 'search', count: 0 }],
    ['no candidates yet, for staff who may not act', [order({}, 0), accounting], { turn: 'open', count: 0 }],
    ['nothing to do, with all seats taken', [order({ dates: 1 }, 0, 0), recruiter], { turn: 'full', count: 0 }],
    [
      'a start not answered yet, with all seats taken',
      [order({ drivers: 1 }, 0, 0), recruiter],
      { turn: 'drivers', count: 1 },
    ],
    ['a request on a full order', [order({ requests: 1 }, 1, 0), recruiter], { turn: 'mine', count: 1 }],
  ];

  it.each(rows)('with %s', (_name, [standing, rights], expected) => {
    expect(orderTurn(standing, rights)).toMatchObject(expected);
  });
});
