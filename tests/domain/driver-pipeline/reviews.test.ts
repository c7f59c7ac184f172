import { describe, expect, it } from '@jest/globals';
import { lifecycleOf } from '#domain/driver-pipeline/lifecycle';
import { applicationStatus, nextTask } from '#domain/driver-application/status';
import { isReopened, taskStatus } from '#domain/driver-pipeline/requirements';
import { documentsTask, onboardingTasks } from '#domain/driver-pipeline/tasks';
import { waitOf } from '#domain/driver-pipeline/waiting';
import { entryOf, fileOf, ops, PipelineHistory } from './pipeline-history';

const play = () => new PipelineHistory();
const rejection = { isApproved: false, reason: 'unreadable', noteId: null } as const;

describe('a document', () => {
  it('is judged as the reviewer saw it: one verdict, and not on a file that was sent meanwhile', () => {
    const history = play().toInterview();
    const review = { document: 'driverLicense', fileId: fileOf('driverLicense'), expiry: null, ...rejection } as const;
    history.give('uploadDocument', { document: 'driverLicense', fileId: 'newer' });

    expect(history.give('reviewDocument', review)).toBe('pipeline-changed');
    expect(
      history.give('settleScan', { document: 'driverLicense', fileId: fileOf('driverLicense'), isClean: true }),
    ).toBe('pipeline-changed');
    history.give('settleScan', { document: 'driverLicense', fileId: 'newer', isClean: true });
    expect(history.give('reviewDocument', { ...review, fileId: 'newer' })).toEqual(['documentRejected']);
    expect(history.give('reviewDocument', { ...review, fileId: 'newer' })).toBe('pipeline-changed');
  });

  it('needs a reason to be sent back', () => {
    const history = play().toInterview();
    const review = { document: 'driverLicense', fileId: fileOf('driverLicense'), expiry: null } as const;

    expect(history.give('reviewDocument', { ...review, ...rejection, reason: null })).toBe('reason-missing');
  });

  it('is not approved once it has expired', () => {
    const history = play().toInterview();

    expect(history.approve('driverLicense', -1)).toBe('proof-expired');
    expect(history.approve('driverLicense', 1)).toEqual(['documentApproved']);
  });

  it('that the scan refuses is rejected', () => {
    const history = play().toProcessing();
    history.give('uploadDocument', { document: 'mvr', fileId: 'virus' });

    expect(history.give('settleScan', { document: 'mvr', fileId: 'virus', isClean: false })).toContain(
      'documentRefused',
    );
    expect(history.state.documents.mvr.status).toBe('rejected');
  });

  it('that is approved is opened again only by operations', () => {
    const history = play().toHRPaperWork();

    expect(history.give('reopenDocument', { document: 'driverLicense' })).toEqual(['documentReopened']);
    expect(history.give('reopenDocument', { document: 'driverLicense' })).toBe('pipeline-changed');
  });

  it('makes the task as little advanced as the least of what counts', () => {
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
  it('that was rejected is sent again; a schedule is nobody else’s business', () => {
    const history = play().toInterview();
    history.give('reviewTask', { task: 'photo', entryId: entryOf('photo'), ...rejection });
    expect(taskStatus(history.state, 'photo')).toBe('rejected');

    expect(history.give('sendTask', { task: 'photo', entryId: entryOf('photo') })).toEqual(['taskSent']);
    expect(taskStatus(history.state, 'schedule')).toBe('approved');
    expect(history.give('reviewTask', { task: 'schedule', entryId: entryOf('schedule'), ...rejection })).toBe(
      'pipeline-changed',
    );
  });

  it('that is sent anew under review takes the place of what was sent, and only that is judged', () => {
    const history = play().toInterview();
    const resend = { task: 'photo', entryId: 'newer' } as const;

    expect(history.give('sendTask', resend)).toEqual(['taskSent']);
    expect(history.give('sendTask', resend)).toEqual([]);
    expect(history.give('reviewTask', { task: 'photo', entryId: entryOf('photo'), ...rejection })).toBe(
      'pipeline-changed',
    );
    expect(history.give('reviewTask', { ...resend, ...rejection })).toEqual(['taskRejected']);
    expect(history.give('reviewTask', { ...resend, ...rejection })).toBe('pipeline-changed');
  });

  it('that was sent by an earlier release names no entry, and neither does its verdict', () => {
    const history = play().toInterview();
    delete history.state.sent;

    expect(history.give('reviewTask', { task: 'photo', entryId: null, ...rejection })).toEqual(['taskRejected']);
    expect(history.give('sendTask', { task: 'photo', entryId: null })).toEqual(['taskSent']);
    expect(history.give('sendTask', { task: 'photo', entryId: null })).toEqual([]);
  });
});

describe('a result', () => {
  it('is ordered, received and judged in that order', () => {
    const history = play().toHRPaperWork();

    expect(history.give('recordResult', { result: 'mvr', status: 'accepted' })).toBe('pipeline-changed');
    history.accept('mvr');
    expect(history.state.results.mvr).toBe('accepted');
  });
});

describe('the lifecycle status', () => {
  it('follows from stage and tasks all the way', () => {
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

  it('waits for both contacts, and shows when everything is approved before its stage', () => {
    const { state } = play().toInterview();
    const unconfirmed = { ...state, tasks: { ...state.tasks, phone: 'initial' } } as const;
    const approved = play().toHRPaperWork().state;

    expect(lifecycleOf(unconfirmed)).toBe('pending');
    expect(lifecycleOf({ ...approved, stage: 'Interview' })).toBe('onboarding_done');
  });

  it('stays as it was in an exit', () => {
    const history = play().toPendingHR();
    history.move('NotInterested', { reason: 'pay' });

    expect(history.state.lifecycleStatus).toBe('approval_pending');
  });
});

describe('an erased driver', () => {
  it('is nobody: no clock, no command', () => {
    const history = play().toInterview();
    history.give('erase', {});

    expect(history.pass(100)).toEqual([]);
    expect(history.give('sendTask', { task: 'photo', entryId: null })).toBe('not-found');
  });
});

describe('a task that its driver changed after sending it', () => {
  it("is the driver's turn again in every list, and nobody reviews it until it is sent once more", () => {
    const history = play().toInterview();
    const verdict = { task: 'compliance', entryId: entryOf('compliance'), isApproved: true, reason: null } as const;
    expect(waitOf(history.state)).toEqual({ on: 'ops', next: 'makeCall' });

    expect(history.give('reopenTask', { task: 'compliance' })).toEqual(['taskReopened']);

    expect(waitOf(history.state)).toEqual({ on: 'driver', next: 'sendAgain' });
    expect(applicationStatus(history.state)).toBe('dot_application_in_progress');
    expect(nextTask(history.state, onboardingTasks)).toBe('compliance');
    expect(history.give('reviewTask', { ...verdict, noteId: null })).toBe('pipeline-changed');
    expect(history.give('reopenTask', { task: 'compliance' })).toEqual([]);

    history.give('sendTask', { task: 'compliance', entryId: 'newer' });
    expect(waitOf(history.state)).toEqual({ on: 'ops', next: 'makeCall' });
    expect(applicationStatus(history.state)).toBe('dot_application_approval_pending');
  });

  it('keeps the final review waiting, and is reopened by its driver alone', () => {
    const history = play().toWrappingUp();

    expect(history.give('reopenTask', { task: 'compliance' }, ops)).toBe('forbidden');
    history.give('reopenTask', { task: 'compliance' });

    expect(waitOf(history.state)).toEqual({ on: 'driver', next: 'sendAgain' });
    expect(history.move('Certified')).toBe('certification-incomplete');
  });

  it('is no such task when it was never sent', () => {
    const history = play().toProcessing();

    expect(history.give('reopenTask', { task: 'reference' })).toEqual([]);
    expect(isReopened(history.state, 'reference')).toBe(false);
  });
});

describe('an approved task', () => {
  it('is reviewed once more, as the reviewer saw it', () => {
    const history = play().toPendingHR();
    const photo = { task: 'photo', entryId: entryOf('photo') } as const;
    expect(history.give('undoApproval', photo)).toBe('pipeline-changed');
    history.give('reviewTask', { ...photo, isApproved: true, reason: null, noteId: null });

    expect(history.give('undoApproval', { ...photo, entryId: entryOf('resume') })).toBe('pipeline-changed');
    expect(history.give('undoApproval', photo)).toEqual(['approvalUndone']);

    expect(taskStatus(history.state, 'photo')).toBe('pending');
    expect(history.give('undoApproval', photo)).toBe('pipeline-changed');
  });
});
