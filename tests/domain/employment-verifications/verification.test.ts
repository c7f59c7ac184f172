import { describe, expect, it } from '@jest/globals';
import type { VerificationCommandName, VerificationCommands } from '#domain/employment-verifications/commands';
import { investigationDays, isReportable, nextVerificationDeadline } from '#domain/employment-verifications/deadlines';
import { decideVerificationCommand } from '#domain/employment-verifications/decide';
import {
  decideVerificationDeadline,
  decideVerificationFacts,
  decideVerificationPause,
} from '#domain/employment-verifications/decide-system';
import { verificationMoves } from '#domain/employment-verifications/moves';
import { includesTesting, testingQuestions } from '#domain/employment-verifications/questions';
import { verificationActions } from '#domain/employment-verifications/rules';
import { type EmploymentVerificationState, emptyVerification } from '#domain/employment-verifications/state';
import { verificationStates } from '#domain/employment-verifications/states';
import { DAY_MS } from '#domain/shared/durations';
import { nextDate } from '#domain/shared/zoned-time';

const START = Date.parse('2026-03-02T15:00:00.000Z');
const none = emptyVerification({
  verificationId: 'v',
  organizationId: 'o',
  driverId: 'd',
  employmentHistoryId: 'e',
});

type State = EmploymentVerificationState;
const at = (day: number): number => START + day * DAY_MS;

function decide<N extends VerificationCommandName>(
  state: State,
  name: N,
  { now = START, ...details }: Partial<VerificationCommands[N]> & { readonly now?: number } = {},
) {
  const [kind = 'fleet'] = verificationMoves[name].who;
  const start = { hiredOn: null, canEmail: true, consentId: null, isForLater: true };
  const base = { actor: { kind, userId: 'u' }, round: state.round, responseId: state.answer?.responseId ?? 'r1' };
  const command = { ...base, ...start, noteId: 'n', ...details } as unknown as VerificationCommands[N];
  return decideVerificationCommand(state, { name, command }, now);
}

function play<N extends VerificationCommandName>(
  state: State,
  name: N,
  details: Partial<VerificationCommands[N]> & { readonly now?: number } = {},
): State {
  const decision = decide(state, name, details);
  if ('refused' in decision) throw new Error(decision.refused.code);
  return decision.accepted.snapshot;
}

const codeOf = (decision: ReturnType<typeof decide>): string | undefined =>
  'refused' in decision ? decision.refused.code : undefined;

const draft = play(none, 'startVerification');
const sent = play(draft, 'signConsent', { consentId: 'c' });
const answered = play(sent, 'submitAnswer', { responseId: 'r1' });
const disputed = play(answered, 'disputeAnswer');
const declined = play(sent, 'declineRequest', { responseId: 'r0' });
const canceled = play(draft, 'cancelVerification');
const closed = play(declined, 'closeGoodFaith', { fileId: 'f' });
const states: readonly State[] = [none, draft, sent, answered, disputed, declined, canceled, closed];

describe('the table of moves', () => {
  const cases = states.flatMap((state) =>
    (Object.keys(verificationMoves) as VerificationCommandName[]).map((name) => ({ state, name, from: state.name })),
  );
  const allowed = cases.filter(({ state, name }) => verificationMoves[name].from.includes(state.name));
  const others = cases.filter((one) => !allowed.includes(one));
  // A rule of its own: below.
  const checked = new Set(['closeGoodFaith from sent']);

  it.each(allowed.filter(({ name, from }) => !checked.has(`${name} from ${from}`)))(
    'allows $name from $from',
    ({ state, name }) => {
      const next = play(state, name, { now: at(20) });

      expect(verificationMoves[name].to).toContain(next.name);
      expect(next.seq).toBe(state.seq + 1);
    },
  );

  it.each(others)('refuses $name from $from', ({ state, name }) => {
    expect(codeOf(decide(state, name, { now: at(20) }))).toMatch(/^(verification-|consent-)/);
  });

  it('reaches every state', () => {
    expect(new Set(states.map(({ name }) => name))).toEqual(new Set(['none', ...verificationStates]));
  });

  it('names why a command is refused', () => {
    expect(codeOf(decide(draft, 'startVerification'))).toBe('verification-open');
    expect(codeOf(decide(answered, 'startVerification', { isForLater: false }))).toBe('verification-closed');
    expect(codeOf(decide(draft, 'recordAttempt'))).toBe('consent-missing');
    expect(codeOf(decide(draft, 'closeGoodFaith'))).toBe('consent-missing');
    expect(codeOf(decide(answered, 'recordAttempt'))).toBe('verification-closed');
    expect(codeOf(decide(answered, 'submitAnswer'))).toBe('verification-closed');
    expect(codeOf(decide(sent, 'signConsent'))).toBe('verification-changed');
    expect(codeOf(decide(sent, 'recordAttempt', { round: 7 }))).toBe('verification-changed');
    expect(codeOf(decide(sent, 'recordAttempt', { actor: { kind: 'driver', userId: 'd' } }))).toBe('forbidden');
  });
});

describe('a later application or employment', () => {
  it.each([answered, closed])('starts a new round after $name, without the earlier answer', (state) => {
    expect(codeOf(decide(state, 'startVerification', { isForLater: false }))).toBe('verification-closed');
    const again = play(state, 'startVerification', { now: at(400) });

    expect(again).toMatchObject({
      name: 'draft',
      round: 2,
      answer: null,
      dispute: null,
      rebuttal: null,
      closing: null,
    });
    const resent = play(again, 'signConsent', { consentId: 'c2', now: at(401) });
    expect(play(resent, 'submitAnswer', { responseId: 'r9' }).answer).toMatchObject({ version: 1, isReviewed: false });
  });
});

describe('"not now" to a consent', () => {
  const postponed = play(draft, 'postponeConsent', { noteId: 'n', now: at(1) });

  it('is said once, before the signature, which stays possible', () => {
    expect(postponed).toMatchObject({ name: 'draft', postponed: { noteId: 'n', at: new Date(at(1)).toISOString() } });
    expect(verificationActions(draft, 'driver', START)).toEqual(['signConsent', 'postponeConsent']);
    expect(verificationActions(postponed, 'driver', START)).toEqual(['signConsent']);
    expect(codeOf(decide(postponed, 'postponeConsent'))).toBe('verification-changed');
    expect(play(postponed, 'signConsent', { consentId: 'c' }).name).toBe('sent');
  });

  it('is an answer, so the driver is not reminded, and the clock goes on', () => {
    expect(nextVerificationDeadline(draft)?.name).toBe('consentReminder');
    expect(nextVerificationDeadline(postponed)?.name).toBe('warning');
  });

  it('ends with the request: the next one asks again', () => {
    const again = play(play(postponed, 'cancelVerification'), 'startVerification', { now: at(2) });

    expect(again).toMatchObject({ name: 'draft', round: 2, postponed: undefined });
    expect(verificationActions(again, 'driver', START)).toContain('postponeConsent');
  });
});

describe('good faith', () => {
  it('takes two contacts, and ten days after the first', () => {
    const twice = play(sent, 'recordAttempt', { attemptId: 'a', channel: 'phone', now: at(1) });

    expect(codeOf(decide(sent, 'closeGoodFaith', { now: at(20) }))).toBe('too-few-attempts');
    expect(codeOf(decide(twice, 'closeGoodFaith', { now: at(10) - 1 }))).toBe('too-few-attempts');
    expect(codeOf(decide(twice, 'closeGoodFaith', { now: at(10) }))).toBeUndefined();
    expect(verificationActions(twice, 'fleet', at(9))).not.toContain('closeGoodFaith');
    expect(verificationActions(twice, 'fleet', at(10))).toContain('closeGoodFaith');
  });

  it('takes no more contacts after a refusal to answer', () => {
    expect(codeOf(decide(declined, 'closeGoodFaith'))).toBeUndefined();
  });
});

describe('the answer', () => {
  it('is about its version: a correction can be disputed again and needs its own rebuttal', () => {
    const rebutted = play(disputed, 'attachRebuttal');
    const corrected = play(rebutted, 'submitAnswer', { responseId: 'r2' });

    expect(corrected).toMatchObject({ name: 'answered', answer: { version: 2 }, dispute: null, rebuttal: null });
    expect(codeOf(decide(corrected, 'disputeAnswer', { responseId: 'r1' }))).toBe('verification-changed');
    expect(codeOf(decide(corrected, 'disputeAnswer'))).toBeUndefined();
  });

  it('whose correction was refused can only be rebutted, once', () => {
    const refused = play(disputed, 'refuseCorrection', { responseId: 'r3' });

    expect(refused).toMatchObject({ name: 'answered', dispute: { refusalId: 'r3' } });
    expect(verificationActions(refused, 'driver', START)).toEqual(['attachRebuttal']);
    expect(codeOf(decide(play(refused, 'attachRebuttal'), 'attachRebuttal'))).toBe('verification-changed');
  });
});

describe('days', () => {
  it('count from the hire, or else from the request', () => {
    expect(investigationDays(sent)).toEqual({
      countsFrom: 'request',
      startsOn: '2026-03-02',
      warnOn: '2026-03-27',
      dueOn: '2026-04-01',
    });
    expect(investigationDays({ ...sent, hiredOn: '2026-02-20' })).toMatchObject({
      countsFrom: 'hire',
      dueOn: '2026-03-22',
    });
  });

  it('allow a report to FMCSA after 30 days without an answer, and not after a decline', () => {
    const [sentAt, early, late] = ['2026-03-02T16:00:00.000Z', '2026-04-01T15:59:59.000Z', '2026-04-01T16:00:00.000Z'];
    const isDue = (state: 'sent' | 'declined' | 'closedGoodFaith', at: string) =>
      isReportable(state, sentAt, Date.parse(at));

    expect([isDue('sent', early), isDue('sent', late), isDue('closedGoodFaith', late)]).toEqual([false, true, true]);
    expect([isDue('declined', late), isReportable('sent', null, Date.parse(late))]).toEqual([false, false]);
  });

  it('are those of the United States: an evening’s request counts from its own day', () => {
    expect(investigationDays({ ...sent, requestedAt: '2026-03-03T02:30:00.000Z' }).startsOn).toBe('2026-03-02');
  });

  it('move with the hire, and take back a warning that came too early', () => {
    const warned = { ...sent, isWarned: true, isOverdue: true };
    const moved = decideVerificationFacts(warned, { hiredOn: '2026-04-10', isDriverErased: false }, at(31));

    expect(moved?.snapshot).toMatchObject({ hiredOn: '2026-04-10', isWarned: false, isOverdue: false });
    expect(decideVerificationFacts(answered, { hiredOn: '2026-04-10', isDriverErased: false }, at(1))).toBeNull();
  });

  it('keep a warning and a missed date until the evening of the day is over', () => {
    const warned = { ...sent, isWarned: true, isOverdue: true };
    const { dueOn } = investigationDays({ ...sent, hiredOn: '2026-03-20' });
    const lastEvening = Date.parse(`${nextDate(dueOn)}T03:00:00.000Z`);
    const moved = (now: number) =>
      decideVerificationFacts(warned, { hiredOn: '2026-03-20', isDriverErased: false }, now)?.snapshot.isOverdue;

    expect([moved(lastEvening), moved(lastEvening + 3 * 3_600_000)]).toEqual([false, true]);
  });

  it('are handled in order after an outage, with one contact for the missed days', () => {
    const names: string[] = [];
    let state = sent;
    for (;;) {
      const due = decideVerificationDeadline(state, at(40));
      if (due === null) break;
      names.push(due.deadline.name);
      state = due.transition.snapshot;
    }

    expect(names).toEqual(['attempt', 'overdue']);
    expect(state).toMatchObject({ slots: 5, attempts: { count: 2 } });
    expect(nextVerificationDeadline(state)).toBeNull();
  });

  it('that passed before the request are reported once, as overdue', () => {
    const late = play(none, 'startVerification', { hiredOn: '2025-12-01' });
    const due = decideVerificationDeadline(late, START);

    expect(due?.transition).toMatchObject({
      type: 'verificationOverdue',
      snapshot: { isWarned: true, isOverdue: true },
    });
    expect(due && decideVerificationDeadline(due.transition.snapshot, START)).toBeNull();
  });

  it('stop while the carrier is deactivated', () => {
    const paused = decideVerificationPause(sent, { isPaused: true, now: at(1) })?.snapshot;

    expect(paused && nextVerificationDeadline(paused)).toBeNull();
    expect(decideVerificationPause(sent, { isPaused: false, now: at(1) })).toBeNull();
  });

  it.each([draft, sent, declined])('end with the access to the file: $name', (state) => {
    const facts = { hiredOn: null, isDriverErased: false };
    const ended = decideVerificationFacts(state, { ...facts, isFileOpen: false }, at(1))?.snapshot;

    expect(ended).toMatchObject({ name: 'canceled', hasAccessEnded: true });
    expect(ended && nextVerificationDeadline(ended)).toBeNull();
    expect(ended && play(ended, 'startVerification').hasAccessEnded).toBeUndefined();
    expect(decideVerificationFacts(state, { ...facts, isFileOpen: true }, at(1))).toBeNull();
    // A Signal from before the fact existed.
    expect(decideVerificationFacts(state, facts, at(1))).toBeNull();
  });

  it.each([answered, disputed, closed, canceled])('go on without the access to the file: $name', (state) => {
    expect(
      decideVerificationFacts(state, { hiredOn: null, isDriverErased: false, isFileOpen: false }, at(1)),
    ).toBeNull();
  });

  it('end with the data of the driver', () => {
    const over = decideVerificationFacts(sent, { hiredOn: null, isDriverErased: true }, at(1))?.snapshot;

    expect(over).toMatchObject({ name: 'canceled', isOver: true });
    expect(over && codeOf(decide(over, 'startVerification'))).toBe('verification-changed');
  });
});

describe('questions about testing', () => {
  it.each([
    { mode: 'fmcsa', isTested: true, questions: { includesTests: false, includesFollowUpPlan: true } },
    { mode: 'faa', isTested: true, questions: { includesTests: true, includesFollowUpPlan: true } },
    { mode: 'faa', isTested: null, questions: { includesTests: true, includesFollowUpPlan: true } },
    { mode: 'faa', isTested: false, questions: { includesTests: false, includesFollowUpPlan: false } },
    { mode: null, isTested: true, questions: { includesTests: false, includesFollowUpPlan: false } },
  ] as const)('of an employer under $mode with a tested job: $isTested', ({ mode, isTested, questions }) => {
    expect(testingQuestions(mode, isTested)).toEqual(questions);
    expect(includesTesting(questions)).toBe(questions.includesFollowUpPlan);
  });
});
