import { isExit } from '../drivers/stages';
import type { Problem } from '../problems';
import type { ActorKind } from '../shared/actor';
import { isReached } from '../shared/durations';
import { callKindOf } from './missed-calls';
import { mayAnswerPreQualificationQuestions } from './pre-qualification';
import type { DriverPipelineCommandName, DriverPipelineCommands, Verdict } from './commands';
import { missingForCertification, sentEntry, taskStatus } from './requirements';
import { nextResultStatuses } from './results';
import { movesFrom } from './stage-moves';
import type { DriverPipelineState } from './state';
import { isReviewed } from './tasks';

/** A command with its name. */
export interface NamedPipelineCommand<N extends DriverPipelineCommandName> {
  readonly name: N;
  readonly command: DriverPipelineCommands[N];
}

/** The actors that may send each command. */
export const pipelineActors: { readonly [N in DriverPipelineCommandName]: readonly ActorKind[] } = {
  signUp: ['driver', 'system'],
  confirmContact: ['driver', 'system'],
  preQualify: ['driver'],
  submitTask: ['driver'],
  reopenTask: ['driver'],
  requestDocument: ['ops'],
  uploadDocument: ['driver', 'ops'],
  recordScanResult: ['system'],
  reviewDocument: ['ops'],
  reopenDocument: ['ops'],
  reviewTask: ['ops'],
  undoApproval: ['ops'],
  recordCall: ['ops'],
  recordMissedCall: ['ops'],
  recordResult: ['ops', 'system'],
  recordExpiry: ['ops'],
  moveStage: ['ops'],
  undoMove: ['ops'],
  snooze: ['ops'],
  assignOwner: ['ops'],
  setAvailability: ['driver', 'ops'],
  erase: ['driver', 'ops', 'system'],
};

/** Why the command is refused; undefined if it is allowed. Shared by workflow, API and pages. */
export const checkPipelineCommand = <N extends DriverPipelineCommandName>(
  state: DriverPipelineState,
  { name, command }: NamedPipelineCommand<N>,
  now: number,
): Problem | undefined => {
  if (!pipelineActors[name].includes(command.actor.kind)) return { code: 'forbidden' };
  if (state.isErased || (state.seq === 0) !== (name === 'signUp')) return { code: 'not-found' };
  return checks[name]?.(state, command, now);
};

type Checks = {
  readonly [N in DriverPipelineCommandName]?: (
    state: DriverPipelineState,
    command: DriverPipelineCommands[N],
    now: number,
  ) => Problem | undefined;
};

const changed = ({ seq }: DriverPipelineState): Problem => ({ code: 'pipeline-changed', params: { seq } });

const checkVerdict = ({ isApproved, reason }: Verdict): Problem | undefined =>
  !isApproved && reason === null ? { code: 'reason-missing' } : undefined;

const checkMove: Checks['moveStage'] = (state, { from = null, to, reason, contactAgainAt }, now) => {
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
const checkUndo: Checks['undoMove'] = (state, { from }) =>
  state.left === undefined || state.stage !== from || isExit(from) ? changed(state) : undefined;

const checks: Checks = {
  preQualify: (state) => (mayAnswerPreQualificationQuestions(state) ? undefined : { code: 'already-qualified' }),
  requestDocument: (state, { document }) =>
    ['initial', 'rejected'].includes(state.documents[document].status) ? undefined : changed(state),
  recordScanResult: (state, { document, fileId }) =>
    state.documents[document].status === 'uploaded' && state.documents[document].fileId === fileId
      ? undefined
      : changed(state),
  // The verdict is on the file that the reviewer saw; there may be another verdict or a newer file.
  reviewDocument: (state, { document, fileId, expiry, ...verdict }, now) => {
    const { status, fileId: seen } = state.documents[document];
    if (status !== 'pending' || fileId !== seen) return changed(state);
    const isOver = verdict.isApproved && expiry !== null && isReached(expiry.endsAt, now);
    return isOver ? { code: 'proof-expired' } : checkVerdict(verdict);
  },
  reopenDocument: (state, { document }) =>
    state.documents[document].status === 'approved' ? undefined : changed(state),
  // Commands of earlier releases carry no entry id.
  reviewTask: (state, { task, entryId = null, ...verdict }) =>
    taskStatus(state, task) === 'pending' && sentEntry(state, task) === entryId
      ? checkVerdict(verdict)
      : changed(state),
  undoApproval: (state, { task, entryId }) =>
    isReviewed(task) && taskStatus(state, task) === 'approved' && sentEntry(state, task) === entryId
      ? undefined
      : changed(state),
  recordCall: (state, { contactAgainAt }, now) => {
    if (state.stage !== 'Interview') return changed(state);
    return contactAgainAt !== null && isReached(contactAgainAt, now) ? { code: 'date-in-past' } : undefined;
  },
  recordMissedCall: (state, { againAt }, now) => {
    if (callKindOf(state.stage) === null) return changed(state);
    return isReached(againAt, now) ? { code: 'date-in-past' } : undefined;
  },
  recordResult: (state, { result, status }) =>
    nextResultStatuses[state.results[result]].includes(status) ? undefined : changed(state),
  recordExpiry: (_state, { expiry }, now) => (isReached(expiry.endsAt, now) ? { code: 'proof-expired' } : undefined),
  moveStage: checkMove,
  undoMove: checkUndo,
  snooze: (_state, { until }, now) => (until !== null && isReached(until, now) ? { code: 'date-in-past' } : undefined),
};
