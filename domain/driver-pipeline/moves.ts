import type { Problem } from '../problems';
import type { ActorKind } from '../shared/actor';
import { isReached } from '../shared/durations';
import type { DriverPipelineCommandName, DriverPipelineCommands, Verdict } from './commands';
import type { DriverPipelineEventType } from './events';
import { callStages } from './missed-calls';
import { mayAnswerPreQualificationQuestions } from './pre-qualification';
import { missingForCertification, sentEntry, taskStatus } from './requirements';
import { nextResultStatuses } from './results';
import { movesFrom } from './stage-moves';
import { type DriverStage, isExit } from './stages';
import type { DriverPipelineState } from './state';
import { isReviewed } from './tasks';

type Check<N extends DriverPipelineCommandName> = (
  state: DriverPipelineState,
  command: DriverPipelineCommands[N],
  now: number,
) => Problem | undefined;

/** One row of the table of moves (docs/state-machines.md#driver-pipeline). */
export interface PipelineMove<N extends DriverPipelineCommandName> {
  /** The stages in which the command is allowed; all if absent. */
  readonly from?: readonly DriverStage[];
  readonly who: readonly ActorKind[];
  readonly event: DriverPipelineEventType;
  /** The event of a rejection, or of an end, by the same command. */
  readonly negative?: DriverPipelineEventType;
  /** No automatic transition follows: operations may move a driver back although everything was submitted. */
  readonly isFinal?: true;
  /** Further conditions. */
  readonly check?: Check<N>;
}

/** The refusal of a command that is based on an earlier state. */
export const changed = ({ seq }: DriverPipelineState): Problem => ({ code: 'pipeline-changed', params: { seq } });

const checkVerdict = ({ isApproved, reason }: Verdict): Problem | undefined =>
  !isApproved && reason === null ? { code: 'reason-missing' } : undefined;

const checkMove: Check<'moveStage'> = (state, { from = null, to, reason, contactAgainAt }, now) => {
  // Two people moving one card: the second no longer sees the current stage.
  if (from !== null && from !== state.stage) return changed(state);
  const allowed = movesFrom(state.stage);
  if (!allowed.includes(to)) return { code: 'stage-move-not-allowed', params: { allowed } };
  if (isExit(to) && reason === null) return { code: 'reason-missing' };
  if (contactAgainAt !== null && isReached(contactAgainAt, now)) return { code: 'date-in-past' };
  const missing = to === 'Certified' ? missingForCertification(state) : [];
  return missing.length === 0 ? undefined : { code: 'certification-incomplete', params: { missing } };
};

// An exit also ends the driver's applications, which an undo cannot restore.
const checkUndo: Check<'undoMove'> = (state, { from }) =>
  state.left === undefined || state.stage !== from || isExit(from) ? changed(state) : undefined;

/** For each command: the stages and actors that allow it, the event that it causes, and its further conditions. */
export const pipelineMoves: { readonly [N in DriverPipelineCommandName]: PipelineMove<N> } = {
  signUp: { who: ['driver', 'system'], event: 'signedUp' },
  confirmContact: { who: ['driver', 'system'], event: 'contactConfirmed' },
  preQualify: {
    who: ['driver'],
    event: 'preQualificationAnswered',
    check: (state) => (mayAnswerPreQualificationQuestions(state) ? undefined : { code: 'already-qualified' }),
  },
  submitTask: { who: ['driver'], event: 'taskSent' },
  reopenTask: {
    who: ['driver', 'ops'],
    event: 'taskReopened',
    // Operations correct accidents and violations only, and only those that the driver signed.
    check: (state, { actor, task }) =>
      actor.kind !== 'ops' || (task === 'compliance' && ['pending', 'approved'].includes(taskStatus(state, task)))
        ? undefined
        : changed(state),
  },
  requestDocument: {
    who: ['ops'],
    event: 'documentRequested',
    check: (state, { document }) =>
      ['initial', 'rejected'].includes(state.documents[document].status) ? undefined : changed(state),
  },
  uploadDocument: { who: ['driver', 'ops'], event: 'documentUploaded' },
  recordScanResult: {
    who: ['system'],
    event: 'documentReady',
    negative: 'documentRefused',
    check: (state, { document, fileId }) =>
      state.documents[document].status === 'uploaded' && state.documents[document].fileId === fileId
        ? undefined
        : changed(state),
  },
  reviewDocument: {
    who: ['ops'],
    event: 'documentApproved',
    negative: 'documentRejected',
    // The verdict is on the file that the reviewer saw; there may be another verdict or a newer file.
    check: (state, { document, fileId, expiry, ...verdict }, now) => {
      const { status, fileId: seen } = state.documents[document];
      if (status !== 'pending' || fileId !== seen) return changed(state);
      const isOver = verdict.isApproved && expiry !== null && isReached(expiry.endsAt, now);
      return isOver ? { code: 'proof-expired' } : checkVerdict(verdict);
    },
  },
  reopenDocument: {
    who: ['ops'],
    event: 'documentReopened',
    check: (state, { document }) => (state.documents[document].status === 'approved' ? undefined : changed(state)),
  },
  reviewTask: {
    who: ['ops'],
    event: 'taskApproved',
    negative: 'taskRejected',
    // An imported task has no entry.
    check: (state, { task, entryId = null, ...verdict }) =>
      taskStatus(state, task) === 'pending' && sentEntry(state, task) === entryId
        ? checkVerdict(verdict)
        : changed(state),
  },
  undoApproval: {
    who: ['ops'],
    event: 'approvalUndone',
    check: (state, { task, entryId }) =>
      isReviewed(task) && taskStatus(state, task) === 'approved' && sentEntry(state, task) === entryId
        ? undefined
        : changed(state),
  },
  recordCall: {
    from: ['Interview'],
    who: ['ops'],
    event: 'callRecorded',
    check: (_state, { contactAgainAt }, now) =>
      contactAgainAt !== null && isReached(contactAgainAt, now) ? { code: 'date-in-past' } : undefined,
  },
  recordMissedCall: {
    from: Object.values(callStages),
    who: ['ops'],
    event: 'callMissed',
    isFinal: true,
    check: (_state, { againAt }, now) => (isReached(againAt, now) ? { code: 'date-in-past' } : undefined),
  },
  recordResult: {
    who: ['ops', 'system'],
    event: 'resultRecorded',
    check: (state, { result, status }) =>
      nextResultStatuses[state.results[result]].includes(status) ? undefined : changed(state),
  },
  recordExpiry: {
    who: ['ops'],
    event: 'expiryRecorded',
    check: (_state, { expiry }, now) => (isReached(expiry.endsAt, now) ? { code: 'proof-expired' } : undefined),
  },
  moveStage: { who: ['ops'], event: 'stageMoved', isFinal: true, check: checkMove },
  undoMove: { who: ['ops'], event: 'moveUndone', isFinal: true, check: checkUndo },
  snooze: {
    who: ['ops'],
    event: 'snoozed',
    negative: 'snoozeEnded',
    isFinal: true,
    check: (_state, { until }, now) => (until !== null && isReached(until, now) ? { code: 'date-in-past' } : undefined),
  },
  assignOwner: { who: ['ops'], event: 'ownerAssigned', isFinal: true },
  setAvailability: { who: ['driver', 'ops'], event: 'availabilityChanged' },
  erase: { who: ['driver', 'ops', 'system'], event: 'erased', isFinal: true },
};
