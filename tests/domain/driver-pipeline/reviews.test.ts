import { describe, expect, it } from '@jest/globals';
import { applicationStatus, nextTask } from '#domain/driver-application/status';
import { lifecycleOf } from '#domain/driver-pipeline/lifecycle';
import { isReopened, taskStatus } from '#domain/driver-pipeline/requirements';
import { documentsTask, onboardingTasks } from '#domain/driver-pipeline/tasks';
import { waitOf } from '#domain/driver-pipeline/waiting';
import { entryOf, fileOf, ops, PipelineHistory } from './pipeline-history';

const play = () => new PipelineHistory();
const rejection = { isApproved: false, reason: 'unreadable', noteId: null } as const;

describe('a document', () => {
  it('gets one verdict, on the file that the reviewer saw and not on a newer one', () => {
    const history = play().toInterview();
    const review = { document: 'driverLicense', fileId: fileOf('driverLicense'), expiry: null, ...rejection } as const;
    history.send('uploadDocument', { document: 'driverLicense', fileId: 'newer' });

    expect(history.send('reviewDocument', review)).toBe('pipeline-changed');
    expect(
      history.send('recordScanResult', { document: 'driverLicense', fileId: fileOf('driverLicense'), isClean: true }),
    ).toBe('pipeline-changed');
    history.send('recordScanResult', { document: 'driverLicense', fileId: 'newer', isClean: true });
    expect(history.send('reviewDocument', { ...review, fileId: 'newer' })).toEqual(['documentRejected']);
    expect(history.send('reviewDocument', { ...review, fileId: 'newer' })).toBe('pipeline-changed');
  });

  it('requires a reason to be sent back', () => {
    const history = play().toInterview();
    const review = { document: 'driverLicense', fileId: fileOf('driverLicense'), expiry: null } as const;

    expect(history.send('reviewDocument', { ...review, ...rejection, reason: null })).toBe('reason-missing');
  });

  it('cannot be approved once it has expired', () => {
    const history = play().toInterview();

    expect(history.approve('driverLicense', -1)).toBe('proof-expired');
    expect(history.approve('driverLicense', 1)).toEqual(['documentApproved']);
  });

  it('is rejected if the scan refuses it', () => {
    const history = play().toProcessing();
    history.send('uploadDocument', { document: 'mvr', fileId: 'virus' });

    expect(history.send('recordScanResult', { document: 'mvr', fileId: 'virus', isClean: false })).toContain(
      'documentRefused',
    );
    expect(history.state.documents.mvr.status).toBe('rejected');
  });

  it('can be reopened by operations after its approval', () => {
    const history = play().toHRPaperWork();

    expect(history.send('reopenDocument', { document: 'driverLicense' })).toEqual(['documentReopened']);
    expect(history.send('reopenDocument', { document: 'driverLicense' })).toBe('pipeline-changed');
  });

  it('sets the task to the least advanced status of the required documents', () => {
    const all = (status: 'approved', other: Parameters<typeof documentsTask>[0]) =>
      documentsTask((kind) => (kind === 'driverLicense' ? other(kind) : status));

    expect(all('approved', () => 'initial')).toBe('initial');
    expect(all('approved', () => 'requested')).toBe('initial');
    expect(all('approved', () => 'rejected')).toBe('rejected');
    expect(all('approved', () => 'uploaded')).toBe('pending');
    expect(documentsTask((kind) => (kind === 'mvr' ? 'requested' : 'approved'))).toBe('approved');
    expect(documentsTask((kind) => (kind === 'mvr' ? 'pending' : 'approved'))).toBe('pending');
  });
});

describe('a task', () => {
  it('can be submitted again after a rejection; a schedule is not reviewed', () => {
    const history = play().toInterview();
    history.send('reviewTask', { task: 'photo', entryId: entryOf('photo'), ...rejection });
    expect(taskStatus(history.state, 'photo')).toBe('rejected');

    expect(history.send('submitTask', { task: 'photo', entryId: entryOf('photo') })).toEqual(['taskSent']);
    expect(taskStatus(history.state, 'schedule')).toBe('approved');
    expect(history.send('reviewTask', { task: 'schedule', entryId: entryOf('schedule'), ...rejection })).toBe(
      'pipeline-changed',
    );
  });

  it('replaces the first submission when submitted again during review, and only the new one gets a verdict', () => {
    const history = play().toInterview();
    const resend = { task: 'photo', entryId: 'newer' } as const;

    expect(history.send('submitTask', resend)).toEqual(['taskSent']);
    expect(history.send('submitTask', resend)).toEqual([]);
    expect(history.send('reviewTask', { task: 'photo', entryId: entryOf('photo'), ...rejection })).toBe(
      'pipeline-changed',
    );
    expect(history.send('reviewTask', { ...resend, ...rejection })).toEqual(['taskRejected']);
    expect(history.send('reviewTask', { ...resend, ...rejection })).toBe('pipeline-changed');
  });

  it('submitted by an earlier release has no entry id, and neither has its verdict', () => {
    const history = play().toInterview();
    const { sent: _sent, ...state } = history.state;
    history.state = state;

    expect(history.send('reviewTask', { task: 'photo', entryId: null, ...rejection })).toEqual(['taskRejected']);
    expect(history.send('submitTask', { task: 'photo', entryId: null })).toEqual(['taskSent']);
    expect(history.send('submitTask', { task: 'photo', entryId: null })).toEqual([]);
  });
});

describe('a result', () => {
  it('is ordered, received and accepted in that order', () => {
    const history = play().toHRPaperWork();

    expect(history.send('recordResult', { result: 'mvr', status: 'accepted' })).toBe('pipeline-changed');
    history.accept('mvr');
    expect(history.state.results.mvr).toBe('accepted');
  });
});

describe('the lifecycle status', () => {
  it('follows from stage and tasks in every stage', () => {
    const steps = [
      play().signUp(),
      play().toProcessing(),
      play().toInterview(),
      play().toPendingHR(),
      play().toHRPaperWork(),
      play().toWrappingUp(),
      play().toCertified(),
    ];

    expect(steps.map(({ state }) => state.lifecycleStatus)).toEqual([
      'created',
      'onboarding_in_progress',
      'confirmed',
      'approval_pending',
      'certification_in_progress',
      'certification_in_progress',
      'certified_compliant',
    ]);
  });

  it('requires both contacts, and shows if everything is approved before its stage', () => {
    const { state } = play().toInterview();
    const unconfirmed = { ...state, tasks: { ...state.tasks, phone: 'initial' } } as const;
    const approved = play().toHRPaperWork().state;

    expect(lifecycleOf(unconfirmed)).toBe('pending');
    expect(lifecycleOf({ ...approved, stage: 'Interview' })).toBe('onboarding_done');
  });

  it('does not change in an exit', () => {
    const history = play().toPendingHR();
    history.move('NotInterested', { reason: 'pay' });

    expect(history.state.lifecycleStatus).toBe('approval_pending');
  });
});

describe('an erased driver', () => {
  it('has no deadline and accepts no command', () => {
    const history = play().toInterview();
    history.send('erase', {});

    expect(history.pass(100)).toEqual([]);
    expect(history.send('submitTask', { task: 'photo', entryId: null })).toBe('not-found');
  });
});

describe('a task whose data the driver changed after submitting it', () => {
  it('waits for the driver in every list, and is not reviewed until it is submitted again', () => {
    const history = play().toInterview();
    const verdict = { task: 'compliance', entryId: entryOf('compliance'), isApproved: true, reason: null } as const;
    expect(waitOf(history.state)).toEqual({ on: 'ops', next: 'makeCall' });

    expect(history.send('reopenTask', { task: 'compliance' })).toEqual(['taskReopened']);

    expect(waitOf(history.state)).toEqual({ on: 'driver', next: 'sendAgain' });
    expect(applicationStatus(history.state)).toBe('dot_application_in_progress');
    expect(nextTask(history.state, onboardingTasks)).toBe('compliance');
    expect(history.send('reviewTask', { ...verdict, noteId: null })).toBe('pipeline-changed');
    expect(history.send('reopenTask', { task: 'compliance' })).toEqual([]);

    history.send('submitTask', { task: 'compliance', entryId: 'newer' });
    expect(waitOf(history.state)).toEqual({ on: 'ops', next: 'makeCall' });
    expect(applicationStatus(history.state)).toBe('dot_application_approval_pending');
  });

  it('is not complete before the decision', () => {
    expect(applicationStatus(play().toWrappingUp().state)).toBe('dot_application_approval_pending');
    expect(applicationStatus(play().toCertified().state)).toBe('dot_application_completed');
  });

  it('delays the final decision', () => {
    const history = play().toWrappingUp();

    history.send('reopenTask', { task: 'compliance' });

    expect(waitOf(history.state)).toEqual({ on: 'driver', next: 'sendAgain' });
    expect(history.move('Certified')).toBe('certification-incomplete');
  });

  it('waits for the driver also after operations corrected the background check, and only that', () => {
    const history = play().toWrappingUp();

    expect(history.send('reopenTask', { task: 'photo' }, ops)).toBe('pipeline-changed');
    expect(history.send('reopenTask', { task: 'compliance' }, ops)).toEqual(['taskReopened']);

    expect(waitOf(history.state)).toEqual({ on: 'driver', next: 'sendAgain' });
    expect(history.send('reopenTask', { task: 'compliance' }, ops)).toBe('pipeline-changed');
  });

  it('is not reopened if it was never submitted', () => {
    const history = play().toProcessing();

    expect(history.send('reopenTask', { task: 'reference' })).toEqual([]);
    expect(isReopened(history.state, 'reference')).toBe(false);
  });
});

describe('an approved task', () => {
  it('can be reviewed again, if it is the submission that the reviewer saw', () => {
    const history = play().toPendingHR();
    const photo = { task: 'photo', entryId: entryOf('photo') } as const;
    expect(history.send('undoApproval', photo)).toBe('pipeline-changed');
    history.send('reviewTask', { ...photo, isApproved: true, reason: null, noteId: null });

    expect(history.send('undoApproval', { ...photo, entryId: entryOf('resume') })).toBe('pipeline-changed');
    expect(history.send('undoApproval', photo)).toEqual(['approvalUndone']);

    expect(taskStatus(history.state, 'photo')).toBe('pending');
    expect(history.send('undoApproval', photo)).toBe('pipeline-changed');
  });
});
