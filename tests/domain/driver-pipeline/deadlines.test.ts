import { describe, expect, it } from '@jest/globals';
import { stageDueAt } from '#domain/driver-pipeline/deadlines';
import { pipelineMessagesFor } from '#domain/driver-pipeline/messages';
import { isReadyForDispatch } from '#domain/driver-pipeline/requirements';
import { stageTable } from '#domain/driver-pipeline/stages';
import { waitOf } from '#domain/driver-pipeline/waiting';
import { PipelineHistory } from './pipeline-history';

const play = () => new PipelineHistory();
const in_ = (history: PipelineHistory, days: number) => new Date(history.now + days * 86_400_000).toISOString();

/** An unavailable driver has no stage deadline: only the credentials have deadlines. */
function away(history: PipelineHistory) {
  history.send('setAvailability', { isAvailable: false });
  return history;
}

describe('the stage deadline', () => {
  it.each([
    ['PreQualify', () => play().signUp()],
    ['Processing', () => play().toProcessing()],
    ['Interview', () => play().toInterview()],
    ['PendingHR', () => play().toPendingHR()],
    ['HRPaperWork', () => play().toHRPaperWork()],
    ['WrappingUpHR', () => play().toWrappingUp()],
  ] as const)('is due at the target of %s and escalates at twice the target, each once', (stage, reach) => {
    const history = reach();
    const { targetDays } = stageTable[stage];

    expect(history.state.stage).toBe(stage);
    expect(history.pass(targetDays - 0.01)).toEqual([]);
    expect(history.pass(0.02)).toEqual(['stageOverdue']);
    expect(history.pass(targetDays - 0.1)).toEqual([]);
    expect(history.pass(0.2)).toEqual(['stageEscalated']);
    expect(history.pass(100)).toEqual([]);
  });

  it('restarts in the next stage', () => {
    const history = play().toProcessing();
    history.pass(20);
    history.toInterview();

    expect(history.pass(7.9)).toEqual([]);
    expect(history.pass(0.2)).toEqual(['stageOverdue']);
  });

  it('runs for a newly certified driver, who waits to be matched with a job', () => {
    const history = play().toCertified();

    expect(waitOf(history.state)).toEqual({ on: 'ops', next: 'place' });
    expect(stageDueAt(history.state)).toBe(in_(history, 5));
    expect(history.pass(5.1)).toEqual(['stageOverdue']);
  });

  it('runs for a certified driver only while available and without a hire', () => {
    const history = play().toCertified();
    history.send('setAvailability', { isAvailable: false });
    expect(stageDueAt(history.state)).toBeNull();

    history.send('setAvailability', { isAvailable: true });
    expect(stageDueAt(history.state)).toBe(in_(history, 5));
    history.receive('hireStarted');
    expect(stageDueAt(history.state)).toBeNull();
  });

  it('never runs for drivers who are not interested or not qualified', () => {
    const history = play().toInterview();
    history.move('NotInterested', { reason: 'pay' });

    expect(history.pass(365)).toEqual([]);
  });
});

describe('a snooze', () => {
  it('pauses reminders only, and ends at its time', () => {
    const history = play().toInterview();
    history.send('snooze', { until: in_(history, 10), reason: 'agreed_date' });
    const overdue = (snooze: typeof history.state.snooze) =>
      pipelineMessagesFor({
        type: 'stageOverdue',
        snapshot: { ...history.state, snooze },
        seq: 1,
        at: '',
        actor: { kind: 'system', userId: null },
        updateId: '',
        reason: null,
        noteId: null,
      });

    expect(overdue(history.state.snooze)).toEqual([]);
    expect(overdue(null)).toMatchObject([{ to: 'owner' }]);
    expect(history.pass(10.1)).toEqual(['stageOverdue', 'snoozeEnded']);
    expect(history.state.snooze).toBeNull();
  });

  it('ends manually, and with the stage', () => {
    const history = play().toInterview();
    history.send('snooze', { until: in_(history, 5), reason: 'other' });
    expect(history.send('snooze', { until: null, reason: 'other' })).toEqual(['snoozeEnded']);

    history.send('snooze', { until: in_(history, 5), reason: 'other' });
    history.send('recordCall', { outcome: 'pass', noteId: null, contactAgainAt: null });
    expect(history.state.snooze).toBeNull();
    expect(history.send('snooze', { until: in_(history, -1), reason: 'other' })).toBe('date-in-past');
  });
});

describe('a credential that expires', () => {
  it('causes a warning 60, 30, 14, 7 and 1 days before, then expires', () => {
    const history = away(play().toCertified(100));
    const happened = [39.9, 0.2, 30, 16, 7, 6, 0.8].map((days) => history.pass(days));

    expect(happened).toEqual([
      [],
      ['expiryNear', 'expiryNear'],
      ['expiryNear', 'expiryNear'],
      ['expiryNear', 'expiryNear'],
      ['expiryNear', 'expiryNear'],
      ['expiryNear', 'expiryNear'],
      [],
    ]);
    expect(isReadyForDispatch(history.state)).toBe(true);
    expect(history.pass(0.3)).toEqual(['proofExpired', 'stageEntered', 'proofExpired']);
    expect(isReadyForDispatch(history.state)).toBe(false);
  });

  it('causes one warning, then the later ones, if it is approved shortly before its expiration', () => {
    const history = away(play().toCertified(20));
    const happened = [0.1, 6, 7, 6].map((days) => history.pass(days));

    expect(happened).toEqual([
      ['expiryNear', 'expiryNear'],
      ['expiryNear', 'expiryNear'],
      ['expiryNear', 'expiryNear'],
      ['expiryNear', 'expiryNear'],
    ]);
  });

  it('changes no stage if it is not required for driving', () => {
    const history = play().toCertified();
    const expiry = { on: in_(history, 10).slice(0, 10), endsAt: in_(history, 10) };
    history.send('recordExpiry', { proof: 'twic', expiry });
    history.pass(11);

    expect(history.state).toMatchObject({ stage: 'Certified', expired: ['twic'] });
    expect(isReadyForDispatch(history.state)).toBe(true);
  });

  it('is replaced by its renewal: three years, two renewals, one lapse', () => {
    const history = play().toCertified(365);
    history.pass(340);
    for (const document of ['driverLicense', 'dotMedicalCard'] as const) {
      history.upload(document, `${document}-2`);
      history.approve(document, 365, `${document}-2`);
    }
    history.pass(364);
    expect(history.state.stage).toBe('Certified');

    const lapse = history.pass(30);
    expect(lapse).toContain('proofExpired');
    expect(history.state.stage).toBe('PreQualified_MeetsMin');
    for (const document of ['driverLicense', 'dotMedicalCard'] as const) {
      history.upload(document, `${document}-3`);
      history.approve(document, 365, `${document}-3`);
    }
    history.pass(300);

    expect(history.state).toMatchObject({ stage: 'Certified', expired: [], lifecycleStatus: 'certified_compliant' });
    expect(history.state.firedDeadlines.length).toBeLessThan(20);
  });
});
