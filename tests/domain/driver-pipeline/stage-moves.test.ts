import { describe, expect, it } from '@jest/globals';
import { stageDueAt } from '#domain/driver-pipeline/deadlines';
import { callDueAt } from '#domain/driver-pipeline/missed-calls';
import { missingForCertification } from '#domain/driver-pipeline/requirements';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import { type DriverStage, driverStages, isExit } from '#domain/driver-pipeline/stages';
import { driver, entryOf, PipelineHistory } from './pipeline-history';

const play = () => new PipelineHistory();
const inDays = ({ now }: PipelineHistory, days: number) => new Date(now + days * 86_400_000).toISOString();

describe('an automatic move', () => {
  it('leaves PreQualify once a contact is confirmed and the questions are answered, in either order', () => {
    const answered = play().signUp();
    answered.send('preQualify', { answer: 'qualified' });
    expect(answered.state.stage).toBe('PreQualify');

    expect(answered.send('confirmContact', { contact: 'phone' })).toContain('stageEntered');
    expect([answered.state.stage, play().toProcessing().state.stage]).toEqual(['Processing', 'Processing']);
  });

  it.each(['underage', 'no_cdl'] as const)('leaves PreQualify into an exit: %s', (answer) => {
    const history = play().signUp();
    history.send('preQualify', { answer });

    expect(history.state).toMatchObject({ stage: 'NotQualified', previousStage: 'PreQualify' });
  });

  it('leaves Processing when the last required task is submitted, and reports it once', () => {
    const history = play().toInterview();

    expect(history.state.stage).toBe('Interview');
    expect(history.state.reported).toEqual(expect.arrayContaining(['started', 'completed', 'completed/documents']));
    expect(history.send('submitTask', { task: 'compliance', entryId: entryOf('compliance') })).toEqual([]);
  });

  it.each([
    ['pass', 'PendingHR'],
    ['fail', 'NotQualified'],
    ['not_now', 'Retarget'],
  ] as const)('leaves Interview by the outcome of the call: %s', (outcome, stage) => {
    const history = play().toInterview();
    history.send('recordCall', { outcome, noteId: null, contactAgainAt: null });

    expect(history.state.stage).toBe(stage);
  });

  it('leaves Interview by an answered call only: an unanswered one is counted and tried again', () => {
    const history = play().toInterview();
    const againAt = inDays(history, 1);

    expect(history.send('recordMissedCall', { againAt, noteId: null })).toEqual(['callMissed']);
    history.send('recordMissedCall', { againAt: inDays(history, 2), noteId: null });

    expect(history.state).toMatchObject({ stage: 'Interview', tries: { count: 2, againAt: inDays(history, 2) } });
    expect(callDueAt(history.state)).toBe(inDays(history, 2));
    expect(history.send('recordMissedCall', { againAt: inDays(history, -1), noteId: null })).toBe('date-in-past');
    history.send('recordCall', { outcome: 'pass', noteId: null, contactAgainAt: null });
    expect([history.state.tries, callDueAt(history.state)]).toEqual([null, null]);
    expect(history.send('recordMissedCall', { againAt, noteId: null })).toBe('pipeline-changed');
  });

  it('does not leave Retarget after an unanswered call: the contact date and the deadline move to the next time', () => {
    const history = play().toInterview();
    const contactAgainAt = inDays(history, 5);
    history.send('recordCall', { outcome: 'not_now', noteId: null, contactAgainAt });
    expect([history.state.stage, callDueAt(history.state)]).toEqual(['Retarget', contactAgainAt]);

    const againAt = inDays(history, 6);
    expect(history.send('recordMissedCall', { againAt, noteId: null })).toEqual(['callMissed']);

    expect(history.state).toMatchObject({ stage: 'Retarget', contactAgainAt: againAt, tries: { count: 1, againAt } });
    expect([callDueAt(history.state), stageDueAt(history.state)]).toEqual([againAt, againAt]);
    expect(history.send('recordMissedCall', { againAt: inDays(history, -1), noteId: null })).toBe('date-in-past');
    history.send('moveStage', { to: 'NotInterested', reason: 'other_job', noteId: null, contactAgainAt: null });
    expect([history.state.tries, callDueAt(history.state)]).toEqual([null, null]);
    expect(history.send('recordMissedCall', { againAt, noteId: null })).toBe('pipeline-changed');
  });

  it('leaves PendingHR when documents and histories are approved', () => {
    const history = play().toPendingHR();
    history.approveTasks();
    expect(history.state.stage).toBe('PendingHR');

    for (const document of ['driverLicense', 'backDriverLicense', 'dotMedicalCard'] as const) {
      history.approve(document, 400);
    }

    expect(history.state.stage).toBe('HRPaperWork');
  });

  it('leaves HRPaperWork when every result is accepted, and not while none is ordered', () => {
    const history = play().toHRPaperWork();
    history.pass(30);
    expect(history.state.stage).toBe('HRPaperWork');

    for (const result of ['mvr', 'cdlis', 'backgroundCheck', 'employmentVerification'] as const) history.accept(result);

    expect(history.state.stage).toBe('WrappingUpHR');
  });

  it('leaves Certified when a credential expires, and returns with the renewal', () => {
    const history = play().toCertified(20);
    history.pass(20);
    expect(history.state).toMatchObject({ stage: 'PreQualified_MeetsMin', lifecycleStatus: 'certified_non_compliant' });

    history.upload('driverLicense', 'new-license');
    history.approve('driverLicense', 700, 'new-license');
    expect(history.state.stage).toBe('PreQualified_MeetsMin');
    history.upload('dotMedicalCard', 'new-card');
    history.approve('dotMedicalCard', 700, 'new-card');

    expect(history.state).toMatchObject({ stage: 'Certified', expired: [] });
  });

  it('switches between Certified and CertifiedNotWorking by assignments, not by a hire that never started', () => {
    const history = play().toCertified();
    history.receive('hireStarted');
    history.receive('hireEnded');
    expect(history.state.stage).toBe('Certified');

    history.receive('hireStarted');
    history.receive('hireAssignmentStarted');
    expect(history.state.lifecycleStatus).toBe('active');
    history.receive('hireEnded');
    expect(history.state).toMatchObject({ stage: 'CertifiedNotWorking', lifecycleStatus: 'certified_compliant' });
    expect(history.receive('hireEnded')).toEqual([]);

    expect(history.receive('hireStarted', 'another')).toEqual(['hireStarted', 'stageEntered']);
    expect(history.state.stage).toBe('Certified');
  });
});

describe('a manual move', () => {
  const reached = () => [
    play().signUp(),
    play().toProcessing(),
    play().toInterview(),
    play().toPendingHR(),
    play().toHRPaperWork(),
    play().toWrappingUp(),
    play().toCertified(),
  ];

  it.each(reached().map((history) => [history.state.stage, history] as const))(
    'from %s is allowed to the stages of the table only',
    (stage, { state }) => {
      const outcomeOf = (to: DriverStage) => {
        const history = play();
        history.state = state;
        const outcome = history.move(to, isExit(to) ? { reason: 'other' } : {});
        return Array.isArray(outcome) ? 'moved' : outcome;
      };
      const allowed = movesFrom(stage);

      expect(driverStages.map((to) => [to, outcomeOf(to)])).toEqual(
        driverStages.map((to) => [to, allowed.includes(to) ? 'moved' : 'stage-move-not-allowed']),
      );
    },
  );

  it('into an exit requires a reason, and to Certified a complete file', () => {
    expect(play().toInterview().move('Retarget')).toBe('reason-missing');
    const history = play().toWrappingUp();
    history.send('reopenDocument', { document: 'dotMedicalCard' });

    expect(history.move('Certified')).toBe('certification-incomplete');
    expect(missingForCertification(history.state)).toEqual(['documents']);
    expect(history.move('PreQualified_MeetsMin')).toEqual(['stageMoved']);
  });

  it('back stays in effect until the next event', () => {
    const history = play().toPendingHR();
    history.move('Processing');
    expect(history.state.stage).toBe('Processing');

    const rejection = { isApproved: false, reason: 'incomplete', noteId: null } as const;
    history.send('reviewTask', { task: 'reference', entryId: entryOf('reference'), ...rejection });
    expect(history.state.stage).toBe('Interview');
  });

  it('is refused to drivers', () => {
    const move = { to: 'Interview', reason: null, noteId: null, contactAgainAt: null } as const;

    expect(
      play()
        .toProcessing()
        .send('moveStage', move, driver as never),
    ).toBe('forbidden');
  });

  it('into Retarget sets the contact date, which becomes the due date', () => {
    const history = play().toInterview();
    const at = inDays(history, 45);
    history.move('Retarget', { reason: 'not_now', contactAgainAt: at });

    expect(history.pass(44)).toEqual([]);
    expect(history.pass(2)).toEqual(['stageOverdue']);
    expect(history.move('Retarget')).toBe('stage-move-not-allowed');
    expect(history.move('Processing')).toEqual(['stageMoved']);
    expect(history.state).toMatchObject({ contactAgainAt: null, previousStage: null });
  });

  it('refuses a date that has passed', () => {
    const history = play().toInterview();

    expect(history.move('Retarget', { reason: 'not_now', contactAgainAt: inDays(history, -1) })).toBe('date-in-past');
  });
});

describe('undoing a manual move', () => {
  it('restores the stage, its age and its deadline', () => {
    const history = play().toProcessing();
    history.pass(14.5);
    const before = history.state;
    history.move('Interview');

    expect(history.send('undoMove', { from: 'Interview' })).toEqual(['moveUndone']);

    expect(history.state).toEqual({ ...before, from: 'Interview', about: null, seq: before.seq + 2 });
    expect(stageDueAt(history.state)).toBe(stageDueAt(before));
  });

  it('restores the calls and the snooze of the stay', () => {
    const history = play().toInterview();
    history.send('recordMissedCall', { againAt: inDays(history, 2), noteId: null });
    history.send('snooze', { until: inDays(history, 3), reason: 'agreed_date' });
    const { tries, snooze } = history.state;
    history.move('PendingHR');
    expect(history.state).toMatchObject({ tries: null, snooze: null });

    history.send('undoMove', { from: 'PendingHR' });

    expect(history.state).toMatchObject({ stage: 'Interview', tries, snooze });
  });

  it('does not repeat a reminder from before the move', () => {
    const history = play().toProcessing();
    expect(history.pass(15)).toContain('stageOverdue');
    history.move('Interview');
    history.send('undoMove', { from: 'Interview' });

    expect(history.pass(0.5)).toEqual([]);
  });

  it('is possible only once, only before the next event, and never out of an exit', () => {
    const twice = play().toProcessing();
    twice.move('Interview');
    twice.send('undoMove', { from: 'Interview' });
    expect(twice.send('undoMove', { from: 'Processing' })).toBe('pipeline-changed');

    const late = play().toProcessing();
    late.move('Interview');
    late.send('assignOwner', { ownerId: 'other' });
    expect(late.send('undoMove', { from: 'Interview' })).toBe('pipeline-changed');

    const elsewhere = play().toProcessing();
    elsewhere.move('Interview');
    expect(elsewhere.send('undoMove', { from: 'PendingHR' })).toBe('pipeline-changed');

    const gone = play().toProcessing();
    gone.move('NotInterested', { reason: 'pay' });
    expect(gone.send('undoMove', { from: 'NotInterested' })).toBe('pipeline-changed');
    expect(late.send('undoMove', { from: 'Interview' }, driver)).toBe('forbidden');
  });
});
