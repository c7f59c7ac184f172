import { describe, expect, it } from '@jest/globals';
import { adverseMoves } from '#domain/adverse-actions/moves';
import { adverseActionStates } from '#domain/adverse-actions/states';
import { accessMoves } from '#domain/dq-access/moves';
import { accessStates } from '#domain/dq-access/states';
import { applicationHeadline } from '#domain/driver-application/headline';
import { nextTask } from '#domain/driver-application/status';
import { isReopened, taskStatus } from '#domain/driver-pipeline/requirements';
import { documentKinds, documentStatuses, onboardingTasks, sentTasks } from '#domain/driver-pipeline/tasks';
import { waitOf } from '#domain/driver-pipeline/waiting';
import { checkFor, turnOfCheck } from '#domain/whose-turn/checks';
import { turnOfAccess, turnOfNotice, type VerificationFacts, verificationTask } from '#domain/whose-turn/turns';
import { PipelineHistory } from '../driver-pipeline/pipeline-history';

describe('whose turn it is on what the driver sends and operations check', () => {
  it('is one answer for every reader, and never that of two', () => {
    const readers = ['driver', 'operations', 'carrier'] as const;
    const shown = documentStatuses.map((status) => ({
      status,
      yours: readers.filter((reader) => checkFor(reader, status) === 'yours'),
      isDone: readers.every((reader) => checkFor(reader, status) === 'done'),
    }));

    expect(
      shown.filter(({ yours, status }) => yours.length > 1 || (yours[0] ?? 'nobody') !== turnOfCheck(status)),
    ).toEqual([]);
    expect(shown.filter(({ isDone }) => isDone).map(({ status }) => status)).toEqual(['approved']);
    expect(turnOfCheck('rejected')).toBe('driver');
    expect(turnOfCheck('pending')).toBe('operations');
  });
});

describe("whose turn a driver's application is", () => {
  const rejection = { isApproved: false, reason: 'incomplete', noteId: null } as const;

  it('is the same for the hub, its next task and operations, after any change of a task that was sent', () => {
    for (const task of sentTasks) {
      const history = new PipelineHistory().toPendingHR();
      history.send('submitTask', { task, entryId: 'an entry' });
      history.send('reopenTask', { task });
      const { state } = history;

      expect(isReopened(state, task)).toBe(true);
      expect(applicationHeadline(state)).toMatchObject({
        kind: task === 'compliance' ? 'signAgain' : 'sendAgain',
        about: task,
        turn: 'yours',
      });
      expect(nextTask(state, onboardingTasks)).toBe(task);
    }
  });

  it("is the driver's first of all for what was sent back, while operations still review the rest", () => {
    const history = new PipelineHistory().toPendingHR();
    history.send('reviewTask', { task: 'photo', entryId: history.state.sent?.photo ?? null, ...rejection });

    expect(waitOf(history.state)).toEqual({ on: 'ops', next: 'review' });
    expect(applicationHeadline(history.state)).toMatchObject({ kind: 'sentBack', about: 'photo', turn: 'yours' });
  });

  it("never says that it is the driver's turn in a list of operations while the hub says that it is not", () => {
    const states = Array.from({ length: 12 }, (_, number) => number).flatMap((number) => {
      const history = new PipelineHistory();
      if (number % 3 === 0) history.toInterview();
      if (number % 3 === 1) history.toPendingHR();
      if (number % 3 === 2) history.toCertified(number * 10);
      history.pass(number * 9);
      return history.transitions.map(({ snapshot }) => snapshot);
    });
    const contradicting = states.filter(
      (state) => waitOf(state).on === 'driver' && applicationHeadline(state).turn !== 'yours',
    );

    expect(states.length).toBeGreaterThan(100);
    expect(contradicting.map(({ stage }) => stage)).toEqual([]);
    for (const state of states) {
      const { about } = applicationHeadline(state);
      if (about === null) continue;
      const document = documentKinds.find((kind) => kind === about);
      expect(document === undefined ? taskStatus(state, about as 'photo') : state.documents[document].status).not.toBe(
        'approved',
      );
    }
  });
});

describe('whose turn a request or a notice is', () => {
  it.each(accessStates)("is the driver's exactly when only the driver can answer: access %s", (state) => {
    const canReject = accessMoves.rejectAccess.from.includes(state);

    expect(turnOfAccess(state) === 'driver').toBe(canReject);
  });

  it.each(adverseActionStates)("is the driver's exactly while the driver may dispute: notice %s", (state) => {
    expect(turnOfNotice(state) === 'driver').toBe(adverseMoves.disputeReport.from.includes(state));
  });

  const verification: VerificationFacts = {
    state: 'answered',
    round: 1,
    actions: ['disputeAnswer', 'attachRebuttal'],
    postponed: null,
    responses: [{ answer: {}, round: 1 }],
    isReviewed: true,
    isReviewWaived: false,
    dispute: null,
    rebuttal: null,
  };

  it.each([
    ['nothing once the answer was read', {}, null],
    ['the consent first', { actions: ['signConsent'], responses: [] }, 'consent'],
    ['nothing after "not now"', { actions: ['signConsent'], responses: [], postponed: {} }, null],
    ['to read a new answer', { isReviewed: false }, 'answer'],
    ['nothing of an answer to an earlier request', { isReviewed: false, round: 2 }, null],
    ['a statement after a refused correction', { dispute: { wasRefused: true, isOverdue: false } }, 'statement'],
    ['a statement after an unanswered dispute', { dispute: { wasRefused: false, isOverdue: true } }, 'statement'],
    ['nothing while the past employer may still correct', { dispute: { wasRefused: false, isOverdue: false } }, null],
    ['no second statement', { dispute: { wasRefused: true, isOverdue: false }, rebuttal: {} }, null],
  ] as const)('asks the driver for %s', (_, change, task) => {
    expect(verificationTask({ ...verification, ...change })).toBe(task);
  });
});
