import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { deadlineKey, deadlinesOf } from '#domain/candidacies/deadlines';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import { type CandidacyFact, decideFact } from '#domain/candidacies/facts';
import { decideFileCheck } from '#domain/candidacies/file-check';
import { decideProofs } from '#domain/candidacies/lapse';
import { candidacyMoves, isMovePossible } from '#domain/candidacies/moves';
import { deriveStage } from '#domain/candidacies/records';
import { checkCommand } from '#domain/candidacies/rules';
import type { CandidacyState } from '#domain/candidacies/state';
import { isFinished, isLapsed, isOnAssignment, stageOfState, waitsForFile } from '#domain/candidacies/state-table';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const commandNames = Object.keys(candidacyMoves) as CandidacyCommandName[];
/** Chosen less often, so that histories are long. */
const endings = new Set<CandidacyCommandName>([
  'declineInvite',
  'cancelInvite',
  'pass',
  'withdraw',
  'rejectReview',
  'cancelAssignment',
  'rejectInterview',
  'cancelInterview',
  'declineStart',
  'rescindStart',
  'recordNoShow',
]);
const facts: CandidacyFact[] = [
  { type: 'orderEnded', reason: 'order_cancelled', notify: true },
  { type: 'orderEnded', reason: 'order_ended', notify: true },
  { type: 'hiredElsewhere', reason: 'hired_elsewhere' },
  { type: 'driverNotAvailable', reason: 'driver_not_available' },
];

/** One step: a possible command (chosen by `pick`), the next deadline, a fact, an expiration or a renewal, a check of the file. */
type Step =
  { pick: number } | { deadline: true } | { fact: CandidacyFact } | { isLapsed: boolean } | { isComplete: boolean };

const step = fc.oneof(
  { weight: 8, arbitrary: fc.nat(1_000).map((pick): Step => ({ pick })) },
  { weight: 3, arbitrary: fc.constant<Step>({ deadline: true }) },
  { weight: 1, arbitrary: fc.constantFrom(...facts).map((fact): Step => ({ fact })) },
  { weight: 1, arbitrary: fc.boolean().map((isLapsed): Step => ({ isLapsed })) },
  { weight: 2, arbitrary: fc.boolean().map((isComplete): Step => ({ isComplete })) },
);

/** The states of a possible history. */
function statesOf(steps: Step[]): CandidacyState[] {
  const history = new CandidacyHistory(aWorld);
  const states = [history.state];
  for (const each of steps) {
    take(history, each);
    states.push(history.state);
  }
  return states;
}

function take(history: CandidacyHistory, each: Step): void {
  if ('pick' in each) {
    const possible = commandNames
      .filter((name) => isMovePossible(name, history.state, history.now + 60_000))
      .flatMap((name) => (endings.has(name) ? [name] : Array<CandidacyCommandName>(6).fill(name)));
    const name = possible[each.pick % possible.length];
    if (name !== undefined) play(history, name);
    return;
  }
  const [deadline] = deadlinesOf(history.state);
  if ('deadline' in each && deadline !== undefined) {
    history.now = Math.max(history.now, Date.parse(deadline.at));
    history.state = decideDeadline(history.state, deadline, history.now).snapshot;
  }
  if ('isLapsed' in each) {
    const seq = (history.state.proofs?.seq ?? 0) + 1;
    history.state =
      decideProofs(history.state, { isLapsed: each.isLapsed, seq }, history.now)?.snapshot ?? history.state;
  }
  if ('isComplete' in each) {
    const { hireSeq, hire } = history.state;
    const check = { hireSeq, isComplete: each.isComplete, seq: (hire?.file?.seq ?? 0) + 1 };
    history.state = decideFileCheck(history.state, check, history.now)?.snapshot ?? history.state;
  }
  if ('fact' in each) history.state = decideFact(history.state, each.fact, history.now)?.snapshot ?? history.state;
}

const DAY = 86_400_000;
const at = (ms: number) => new Date(ms).toISOString();

function play(history: CandidacyHistory, name: CandidacyCommandName): void {
  const { now, state } = history;
  const day = at(now).slice(0, 10);
  const slots = [1, 2].map((days) => ({ startsAt: at(now + days * DAY), endsAt: at(now + days * DAY + 3_600_000) }));
  const picked = name === 'pickInterviewTime' ? state.offer?.slots.at(-1) : undefined;
  const interview = picked ?? { startsAt: at(now + 3 * DAY), endsAt: at(now + 3 * DAY + 3_600_000) };
  const start = { startOn: day, startsAt: at(now + DAY), endOn: day, endsAt: at(now + 30 * DAY) };
  const times = name === 'hire' || name === 'moveStart' || name === 'proposeStart' ? start : interview;
  const end = { endOn: state.hire === null || state.hire.startOn > day ? day : state.hire.startOn };
  const details = { isSafety: true, waitsForFile: true, slots, ...times, ...(name === 'endAssignment' ? end : {}) };
  const command = history.command(name, details);
  // A command with an invalid date is skipped.
  if (checkCommand(state, { name, command }, now + 60_000) === undefined) history.play(name, details);
}

const histories = fc.array(step, { minLength: 5, maxLength: 60, size: 'max' }).map(statesOf);
const property = (holds: (states: CandidacyState[]) => void) => () => {
  expect.hasAssertions();
  fc.assert(fc.property(histories, holds), { numRuns: 400 });
};

it(
  'derives the stage of the state table from the records',
  property((states) => {
    expect(states.filter(({ name, records }) => deriveStage(records) !== stageOfState[name])).toEqual([]);
  }),
);

it(
  'leaves no pending or approved record in a closed round',
  property((states) => {
    const left = states.filter(({ name }) => name === 'closed').flatMap(({ records }) => Object.values(records));
    expect(left.filter((status) => status === 'pending' || status === 'approved')).toEqual([]);
  }),
);

it(
  'never reaches a dead end except for the end of an assignment',
  property((states) => {
    const last = states.at(-1);
    if (last === undefined || last.name === 'ended' || isFinished(last)) return;
    const farFuture = Date.parse('2100-01-01T00:00:00.000Z');
    const canMove = commandNames.some((name) => isMovePossible(name, last, farFuture) || isMovePossible(name, last, 0));
    expect(canMove || deadlinesOf(last).length > 0).toBe(true);
  }),
);

it(
  'counts every transition once and never decreases the round',
  property((states) => {
    const steps = states.slice(1).map((after, index) => ({ before: states[index] ?? after, after }));
    const wrong = steps.filter(
      ({ before, after }) => (after !== before && after.seq !== before.seq + 1) || after.round < before.round,
    );
    expect(wrong).toEqual([]);
  }),
);

it(
  'fires each deadline once',
  property((states) => {
    const twice = states.filter((state) =>
      deadlinesOf(state).some((deadline) => state.firedDeadlines.includes(deadlineKey(deadline))),
    );
    expect(twice).toEqual([]);
  }),
);

it(
  'has a hire while hired and none before, an interview while interviewing, and an offer while it is open',
  property((states) => {
    const isHired = (name: string) => name === 'hired' || name === 'ended';
    const wrong = states.filter(
      ({ name, hire, interview, offer }) =>
        (isHired(name) && hire === null) ||
        (hire !== null && !isHired(name) && name !== 'closed') ||
        (name === 'interviewing' && interview === null) ||
        (name === 'interviewOffered') !== (offer !== undefined),
    );
    expect(wrong).toEqual([]);
  }),
);

it(
  'never starts a driver with an expired license or medical card, or with an incomplete file',
  property((states) => {
    const steps = states.slice(1).map((after, index) => ({ before: states[index] ?? after, after }));
    const started = steps.filter(
      ({ before, after }) =>
        (isLapsed(before) || waitsForFile(before)) &&
        isOnAssignment(after) &&
        !isOnAssignment(before) &&
        before.round === after.round,
    );
    expect(started).toEqual([]);
  }),
);

it('reaches every state often enough for these properties to mean something', () => {
  const reached = new Map<string, number>();
  fc.sample(histories, { numRuns: 400, seed: 1 })
    .flat()
    .forEach(({ name }) => reached.set(name, (reached.get(name) ?? 0) + 1));

  expect([...reached.keys()].sort()).toEqual(
    [
      'approved',
      'closed',
      'ended',
      'hired',
      'inReview',
      'interviewOffered',
      'interviewing',
      'invited',
      'none',
      'requested',
    ].sort(),
  );
  expect(Math.min(...reached.values())).toBeGreaterThan(20);
});
