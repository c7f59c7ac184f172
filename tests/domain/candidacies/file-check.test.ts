import { describe, expect, it } from '@jest/globals';
import { fleetActionsOf } from '#domain/candidacies/actions';
import { deadlinesOf } from '#domain/candidacies/deadlines';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import { decideFileCheck, type FileCheck, withFileSeq } from '#domain/candidacies/file-check';
import { decideProofs } from '#domain/candidacies/lapse';
import { messagesFor } from '#domain/candidacies/messages';
import {
  isFileStep,
  mustNotDrive,
  nextStep,
  turnOf,
  waitsForDriver,
  waitsForFileAt,
  whoseTurn,
} from '#domain/candidacies/next-step';
import { releasedStart } from '#domain/candidacies/released-start';
import type { FileParty } from '#domain/candidacies/state';
import { assignmentStateOf } from '#domain/candidacies/state-table';
import { waitOfStep } from '#domain/candidacies/waiting';
import { papersOf } from '#domain/employment-applications/papers';
import { hiredEmployment } from '#domain/requirements/sources/hired-employment';
import { candidacyWait } from '#domain/stalled/candidacy-wait';
import { isDriversTurn, signatureOf } from '#domain/whose-turn/turns';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const STARTS_AT = '2026-12-05T06:00:00.000Z';
const STARTED = Date.parse(STARTS_AT);
const DAY = 86_400_000;

/** A hire whose start waits for the file, with the number of its attempt. */
function hired() {
  const history = new CandidacyHistory(aWorld).toInterview();
  history.play('hire', { waitsForFile: true });
  return history;
}
function accepted() {
  const history = hired();
  history.play('acceptStart');
  return history;
}
function atWork() {
  const history = accepted();
  check(history, true, 4);
  fireNext(history);
  return history;
}
function check(history: CandidacyHistory, isComplete: boolean, seq: number) {
  return checked(history, { isComplete, seq });
}
function checked(history: CandidacyHistory, result: Omit<FileCheck, 'hireSeq'>) {
  const found = { hireSeq: history.state.hireSeq, ...result };
  const event = decideFileCheck(history.state, found, history.now);
  history.state = event?.snapshot ?? withFileSeq(history.state, found);
  return event?.type ?? null;
}
function fireNext(history: CandidacyHistory) {
  const [deadline] = deadlinesOf(history.state);
  if (deadline === undefined) return null;
  history.now = Math.max(history.now, Date.parse(deadline.at));
  const from = releasedStart(history.state, deadline) ?? history.state;
  const event = decideDeadline(from, deadline, history.now);
  history.state = event.snapshot;
  return event;
}
const everything = {
  mayAct: true,
  isSafety: true,
  hasSafetyStaff: true,
  isInForce: true,
  isFilled: false,
  isDriverReady: true,
  lacksScorecard: false,
};

describe('a hire whose file is not complete', () => {
  it('waits for HR or Safety, is held on its date, and starts as soon as the file is complete', () => {
    const history = accepted();
    expect([nextStep(history.state), whoseTurn(history.state, history.now)]).toEqual(['completeDriverFile', 'safety']);

    const held = fireNext(history);
    expect(held?.type).toBe('startHeldByFile');
    expect(held && messagesFor({ ...held, updateId: 'x' }).map(({ to }) => to)).toEqual([
      'driver',
      'recruiters',
      'safety',
    ]);
    expect(deadlinesOf(history.state)).toEqual([]);

    history.now = STARTED + 3 * DAY;
    expect(check(history, true, 4)).toBe('fileCompleted');
    const started = fireNext(history);
    expect(started?.type).toBe('assignmentStarted');
    // Those who were notified of the hold are notified of its end.
    expect(started && messagesFor({ ...started, updateId: 'x' }).map(({ to }) => to)).toEqual([
      'driver',
      'recruiters',
      'safety',
    ]);
  });

  it.each([
    ['on its date', 6 * 3_600_000, '2026-12-05'],
    ['in the last hour of its date, where the facility is', 23 * 3_600_000, '2026-12-05'],
    ['on the next day', DAY, '2026-12-06'],
    ['three days later', 3 * DAY, '2026-12-08'],
  ])('has its first day when it is released: %s', (_when, after, startOn) => {
    const history = accepted();
    fireNext(history);

    history.now = STARTED + after;
    check(history, true, 4);
    fireNext(history);

    const { hire } = history.state;
    expect(hire).toMatchObject({ startOn, startedAt: new Date(STARTED + after).toISOString() });
    expect(hiredEmployment(history.state)).toMatchObject({ hiredOn: startOn });
    // A later verdict of the file does not move it.
    check(history, false, 5);
    expect(history.state.hire).toMatchObject({ startOn });
  });

  it('keeps the agreed date of a start that was late without being held', () => {
    const history = accepted();
    check(history, true, 4);
    history.now = STARTED + 3 * DAY;

    expect(fireNext(history)?.type).toBe('assignmentStarted');
    expect(history.state.hire).toMatchObject({ startOn: '2026-12-05' });
  });

  it('notifies the driver alone of a start that was not held', () => {
    const history = accepted();
    check(history, true, 4);
    const started = fireNext(history);

    expect(started && messagesFor({ ...started, updateId: 'x' }).map(({ to }) => to)).toEqual(['driver']);
  });

  it.each(['acceptStart', 'acceptProposedStart'] as const)(
    'is announced to the driver as held only, if the date has come when it is agreed on (%s)',
    (answer) => {
      const history = hired();
      const proposal = { startOn: '2026-12-08', startsAt: '2026-12-08T06:00:00.000Z' };
      if (answer === 'acceptProposedStart') history.play('proposeStart', proposal);
      history.now = STARTED + 3.5 * DAY;

      const agreed = history.play(answer, { startOn: proposal.startOn });
      const held = fireNext(history);

      const toDriver = [agreed, held].flatMap((event) =>
        event === null ? [] : messagesFor({ ...event, updateId: 'x' }).filter(({ to }) => to === 'driver'),
      );
      expect(toDriver.map(({ template }) => template)).toEqual(['startHeldByFile']);
    },
  );

  it('is announced to the driver as set while its date is ahead', () => {
    const event = hired().play('acceptStart');

    expect(messagesFor(event).map(({ template, to }) => `${template} to ${to}`)).toContain('startSet to driver');
  });

  it('starts on its date once the file is complete, and is held if it is not any more', () => {
    const history = accepted();
    expect(check(history, true, 4)).toBe('fileCompleted');
    expect([nextStep(history.state), deadlinesOf(history.state)]).toEqual([
      'startWork',
      [{ name: 'start', at: STARTS_AT }],
    ]);

    expect(check(history, false, 5)).toBe('fileReopened');
    expect(fireNext(history)?.type).toBe('startHeldByFile');
  });

  it('cannot be confirmed, and the reason is shown; the offer stays open until its date', () => {
    const history = hired();
    expect(nextStep(history.state)).toBe('answerStart');
    expect(deadlinesOf(history.state).map(({ name }) => name)).toContain('startUnaccepted');
    history.now = STARTED + 60_000;

    expect(() => history.play('confirmStart')).toThrow('driver-file-incomplete');
    expect(fleetActionsOf(history.state, everything, history.now).refusals).toEqual([
      { action: 'confirmStart', code: 'driver-file-incomplete' },
    ]);
    check(history, true, 4);
    expect(history.play('confirmStart').type).toBe('startConfirmed');
  });

  it('is no no-show; the week in which one can be recorded begins when the file is complete', () => {
    const history = accepted();
    history.now = STARTED + 20 * DAY;
    expect(() => history.play('recordNoShow')).toThrow('candidacy-move-not-allowed');

    check(history, true, 4);
    fireNext(history);
    expect(history.play('recordNoShow').type).toBe('noShowRecorded');
  });

  it('waits for an expired credential first', () => {
    const history = accepted();
    const event = decideProofs(history.state, { isLapsed: true, seq: 5 }, history.now);
    history.state = event?.snapshot ?? history.state;

    expect(nextStep(history.state)).toBe('renewProof');
    expect(deadlinesOf(history.state).map(({ name }) => name)).toEqual(['startHeld']);
  });
});

describe('the check of a file', () => {
  it('has an effect once; an older one, and one of an earlier hire, have none', () => {
    const history = accepted();

    expect([check(history, false, 5), check(history, true, 4)]).toEqual([null, null]);
    expect(decideFileCheck(history.state, { hireSeq: 7, isComplete: true, seq: 9 }, history.now)).toBeNull();
    expect([check(history, true, 6), check(history, true, 8), check(history, false, 7)]).toEqual([
      'fileCompleted',
      null,
      null,
    ]);
    expect(history.state.hire?.file).toMatchObject({ isComplete: true, seq: 8 });
  });

  it('has no effect on hires of earlier versions, nor after the end', () => {
    const over = atWork();
    over.play('endAssignment', { endOn: '2026-12-05' });
    expect(check(over, false, 5)).toBeNull();

    const earlier = new CandidacyHistory(aWorld).toHired();
    expect(check(earlier, true, 4)).toBeNull();
    earlier.play('acceptStart');
    expect(nextStep(earlier.state)).toBe('startWork');
  });
});

describe('a driver on assignment whose file bars driving', () => {
  const none: FileParty | undefined = undefined;

  it.each([
    [none, { step: 'completeDriverFileAtWork', carrier: 'safety', driver: false, wait: 'files' }],
    ['carrier', { step: 'completeDriverFileAtWork', carrier: 'safety', driver: false, wait: 'files' }],
    ['driver', { step: 'driverCompletesFileAtWork', carrier: 'driver', driver: true, wait: 'drivers' }],
    ['both', { step: 'bothCompleteFileAtWork', carrier: 'safety', driver: true, wait: 'files' }],
  ] as const)('has a next step of its own until the file is complete again: it waits for %s', (waitsOn, is) => {
    const history = atWork();
    expect(nextStep(history.state)).toBe('onAssignment');
    expect(checked(history, { isComplete: false, seq: 5, waitsOn })).toBe('fileReopened');
    const { state } = history;
    const step = nextStep(state);

    expect({ step, carrier: turnOf(step), driver: waitsForDriver(step), wait: waitOfStep(step) }).toEqual(is);
    expect([mustNotDrive(step), isFileStep(step), waitsForFileAt(step)]).toEqual([true, false, true]);
    expect(isDriversTurn(state, { notice: 'none', papers: [], now: history.now })).toBe(is.driver);
    expect(candidacyWait(state)).toMatchObject({ on: is.carrier, next: is.step, since: state.hire?.file?.since });
    // The assignment goes on: it can be ended, and it ends on its last day.
    expect(assignmentStateOf(state)).toBe('ACTIVE');

    expect(check(history, true, 6)).toBe('fileCompleted');
    expect(nextStep(history.state)).toBe('onAssignment');
  });

  it('texts the driver once when it begins and once when it is over', () => {
    const history = atWork();
    const texts = (isComplete: boolean, seq: number) => {
      const found = { hireSeq: history.state.hireSeq, isComplete, seq, waitsOn: 'driver' as const };
      const event = decideFileCheck(history.state, found, history.now);
      history.state = event?.snapshot ?? history.state;
      return (
        event && messagesFor({ ...event, updateId: 'x' }).map(({ to, template, channels }) => [to, template, channels])
      );
    };
    expect(texts(false, 5)).toEqual([['driver', 'drivingBarred', ['sms']]]);
    expect(texts(false, 6)).toBeNull();
    expect(texts(true, 7)).toEqual([['driver', 'drivingAllowed', ['sms']]]);
    expect(texts(true, 8)).toBeNull();
  });

  it('may drive again when the file is complete and nothing has expired, whichever comes last', () => {
    const history = atWork();
    const renewal = (isLapsed: boolean, seq: number) => {
      const event = decideProofs(history.state, { isLapsed, seq }, history.now);
      history.state = event?.snapshot ?? history.state;
      return event && messagesFor({ ...event, updateId: 'x' }).map(({ to, template }) => `${template} to ${to}`);
    };
    renewal(true, 5);
    check(history, false, 5);
    expect([nextStep(history.state), whoseTurn(history.state, history.now)]).toEqual(['renewProofAtWork', 'driver']);

    expect(renewal(false, 6)).toEqual(['proofsRenewed to recruiters', 'proofsRenewed to safety']);
    expect(nextStep(history.state)).toBe('completeDriverFileAtWork');
    renewal(true, 7);
    check(history, true, 6);
    expect(nextStep(history.state)).toBe('renewProofAtWork');
    expect(renewal(false, 8)).toEqual([
      'proofsRenewed to recruiters',
      'proofsRenewed to safety',
      'drivingAllowed to driver',
    ]);
    expect(nextStep(history.state)).toBe('onAssignment');
  });

  it('has to sign if a signature is missing', () => {
    const history = atWork();
    const papers = papersOf([]);
    expect(signatureOf(history.state, papers)).toBe('possible');
    checked(history, { isComplete: false, seq: 5, waitsOn: 'driver' });
    expect(signatureOf(history.state, papers)).toBe('due');
  });
});

describe('the wait for a file', () => {
  it('lasts from the hire to the first day, and is over when the file is complete', () => {
    const history = accepted();
    const hiredAt = history.state.hire?.offeredAt;
    expect(candidacyWait(history.state)).toEqual({
      ...{ on: 'safety', next: 'completeDriverFile', since: hiredAt, dueAt: STARTS_AT },
    });

    check(history, true, 4);
    expect(candidacyWait(history.state)).toMatchObject({ on: 'nobody', since: null, dueAt: null });
  });

  it('is due from the hire on if the first day has passed', () => {
    const history = new CandidacyHistory(aWorld).toInterview();
    history.play('hire', { waitsForFile: true, startsAt: '2026-11-21T06:00:00.000Z', startOn: '2026-11-21' });
    history.play('acceptStart');
    const { since, dueAt } = candidacyWait(history.state);

    expect(dueAt).toBe(since);
  });
});

describe('whose turn a file is', () => {
  const none: FileParty | undefined = undefined;

  it.each([
    ['nobody said whom', none, { step: 'completeDriverFile', carrier: 'safety', driver: false, wait: 'files' }],
    ['the carrier', 'carrier', { step: 'completeDriverFile', carrier: 'safety', driver: false, wait: 'files' }],
    ['the driver', 'driver', { step: 'driverCompletesFile', carrier: 'driver', driver: true, wait: 'drivers' }],
    ['both', 'both', { step: 'bothCompleteFile', carrier: 'safety', driver: true, wait: 'files' }],
  ] as const)(
    'is the same for every page while its open lines wait for %s, on the first day and before',
    (_, waitsOn, is) => {
      const history = accepted();
      checked(history, { isComplete: false, seq: 4, waitsOn });
      for (const now of [history.now, STARTED + DAY]) {
        history.now = now;
        const { state } = history;
        const step = nextStep(state);

        expect({
          step,
          carrier: turnOf(step),
          driver: waitsForDriver(step),
          wait: waitOfStep(step),
        }).toEqual(is);
        expect(isDriversTurn(state, { notice: 'none', papers: [], now })).toBe(is.driver);
        expect(candidacyWait(state)).toMatchObject({ on: is.carrier, next: is.step, since: expect.any(String) });
      }
    },
  );

  it('notifies the driver once when it becomes theirs, and never before they accept the date', () => {
    const toDriver = (history: CandidacyHistory, seq: number, waitsOn: FileParty) => {
      const found = { hireSeq: history.state.hireSeq, isComplete: false, seq, waitsOn };
      const event = decideFileCheck(history.state, found, history.now);
      history.state = event?.snapshot ?? history.state;
      const sends = event === null ? [] : messagesFor({ ...event, updateId: 'x' });
      return [event?.type ?? null, ...sends.map(({ template, to }) => `${template} to ${to}`)];
    };
    expect(toDriver(hired(), 4, 'driver')).toEqual(['fileNeedsDriver']);

    const history = accepted();
    expect(toDriver(history, 4, 'both')).toEqual(['fileNeedsDriver', 'startNeedsFile to driver']);
    expect(toDriver(history, 5, 'both')).toEqual([null]);
    expect(toDriver(history, 6, 'driver')).toEqual(['fileTurnChanged']);
    expect(toDriver(history, 7, 'carrier')).toEqual(['fileTurnChanged']);
    expect(toDriver(history, 8, 'driver')).toEqual(['fileNeedsDriver', 'startNeedsFile to driver']);
    expect(checked(history, { isComplete: true, seq: 9, waitsOn: 'carrier' })).toBe('fileCompleted');
    expect(toDriver(history, 10, 'both')).toEqual(['fileReopened', 'startNeedsFile to driver']);

    // The start is held: HR and Safety are notified that it waits for them again.
    history.now = Date.parse(history.state.hire?.startsAt ?? '') + 1;
    expect(toDriver(history, 11, 'carrier')).toEqual(['fileTurnChanged', 'startHeldByFile to safety']);
    expect(toDriver(history, 12, 'driver')).toEqual(['fileNeedsDriver', 'startNeedsFile to driver']);
  });
});
