import { DAY_MS, instantAfter } from '../shared/durations';
import type {
  DriverPipelineCommandName,
  DriverPipelineCommands,
  PreQualifyCommand,
  ReviewDocumentCommand,
  SubmitTaskCommand,
} from './commands';
import { type Expiry, type ExpiryKind, isProofDocument } from './expiries';
import { withMissedCall } from './missed-calls';
import { sentEntry } from './requirements';
import { type DriverStage, isExit, stageTable } from './stages';
import type { DriverPipelineState, EndedStay, PipelineDocument } from './state';
import { type DocumentKind, isReviewed } from './tasks';

/** The part of the state that a transition replaces. */
export type PipelineChanges = Partial<DriverPipelineState>;

type ChangesOf = {
  readonly [N in DriverPipelineCommandName]: (
    state: DriverPipelineState,
    command: DriverPipelineCommands[N],
    at: string,
  ) => PipelineChanges | null;
};

/** Enters a stage. Calls belong to one stay in Interview, a snooze to one stage; both end here. */
export const enterStage = (
  { stage: from }: DriverPipelineState,
  to: DriverStage,
  { at, contactAgainAt = null }: { at: string; contactAgainAt?: string | null },
): PipelineChanges => ({
  stage: to,
  from,
  previousStage: isExit(to) ? from : null,
  enteredAt: at,
  snooze: null,
  call: null,
  tries: null,
  contactAgainAt: to === 'Retarget' ? (contactAgainAt ?? instantAfter(at, stageTable[to].targetDays * DAY_MS)) : null,
});

/** The stay that a move ends, stored so that the move can be undone. */
function stayOf(state: DriverPipelineState): EndedStay {
  const { stage, previousStage, enteredAt, snooze, call, tries = null, contactAgainAt, firedDeadlines } = state;
  return { stage, previousStage, enteredAt, snooze, call, tries, contactAgainAt, firedDeadlines };
}

const withDocument = (
  { documents }: DriverPipelineState,
  kind: DocumentKind,
  change: Partial<PipelineDocument>,
): PipelineChanges => ({ documents: { ...documents, [kind]: { ...documents[kind], ...change } }, about: kind });

const renewed = ({ expiries, expired }: DriverPipelineState, proof: ExpiryKind, expiry: Expiry): PipelineChanges => ({
  expiries: { ...expiries, [proof]: expiry },
  expired: expired.filter((kind) => kind !== proof),
});

function reviewDocument(state: DriverPipelineState, command: ReviewDocumentCommand): PipelineChanges {
  const { document, isApproved, expiry } = command;
  const reviewed = withDocument(state, document, { status: isApproved ? 'approved' : 'rejected' });
  return isApproved && expiry !== null && isProofDocument(document)
    ? { ...reviewed, ...renewed(state, document, expiry) }
    : reviewed;
}

// A submission during review replaces the entry that waits for a verdict.
function submitTask(state: DriverPipelineState, { task, entryId = null }: SubmitTaskCommand): PipelineChanges | null {
  const status = isReviewed(task) ? 'pending' : 'approved';
  if (state.tasks[task] === status && sentEntry(state, task) === entryId) return null;
  const { [task]: _replaced, ...others } = state.sent ?? {};
  return {
    tasks: { ...state.tasks, [task]: status },
    sent: entryId === null ? others : { ...others, [task]: entryId },
    about: task,
  };
}

// A driver who qualifies becomes available right away; a corrected answer keeps the driver's own setting.
function preQualify(state: DriverPipelineState, { answer }: PreQualifyCommand, at: string): PipelineChanges | null {
  const { stage, preQualification, isAvailable } = state;
  if (answer === preQualification) return null;
  const answered = { preQualification: answer, isAvailable: isAvailable || preQualification !== 'qualified' };
  if (answer !== 'qualified') return { ...answered, isAvailable };
  return stage === 'NotQualified' ? { ...enterStage(state, 'PreQualify', { at }), ...answered } : answered;
}

/** The changes of each command to a state that passed the checks; null if nothing is left to do. */
export const pipelineChangesOf: ChangesOf = {
  signUp: (_state, { driverId, ownerId }, at) => ({ driverId, ownerId, stage: 'PreQualify', enteredAt: at }),
  confirmContact: ({ tasks }, { contact }) =>
    tasks[contact] === 'approved' ? null : { tasks: { ...tasks, [contact]: 'approved' }, about: contact },
  preQualify,
  submitTask,
  // The entry id is kept until the next submission: it shows that the task was submitted before.
  reopenTask: ({ tasks }, { task }) =>
    tasks[task] === 'pending' || tasks[task] === 'approved'
      ? { tasks: { ...tasks, [task]: 'initial' }, about: task }
      : null,
  requestDocument: (state, { document }) => withDocument(state, document, { status: 'requested' }),
  uploadDocument: (state, { document, fileId }) => withDocument(state, document, { status: 'uploaded', fileId }),
  recordScanResult: (state, { document, isClean }) =>
    withDocument(state, document, { status: isClean ? 'pending' : 'rejected' }),
  reviewDocument,
  reopenDocument: (state, { document }) => withDocument(state, document, { status: 'pending' }),
  reviewTask: ({ tasks }, { task, isApproved }) => ({
    tasks: { ...tasks, [task]: isApproved ? 'approved' : 'rejected' },
    about: task,
  }),
  undoApproval: ({ tasks }, { task }) => ({ tasks: { ...tasks, [task]: 'pending' }, about: task }),
  recordCall: (_state, { outcome, contactAgainAt }) => ({ call: outcome, contactAgainAt, about: outcome }),
  recordMissedCall: (state, { againAt }, at) => ({
    tries: withMissedCall(state, { at, againAt }),
    // The time of the next call becomes the contact date of a driver in Retarget, and the stage deadline follows it.
    ...(state.stage === 'Retarget' && { contactAgainAt: againAt }),
    about: 'call',
  }),
  recordResult: ({ results }, { result, status }) => ({ results: { ...results, [result]: status }, about: result }),
  recordExpiry: (state, { proof, expiry }) => ({ ...renewed(state, proof, expiry), about: proof }),
  moveStage: (state, { to, contactAgainAt }, at) => ({
    ...enterStage(state, to, { at, contactAgainAt }),
    left: stayOf(state),
    // A driver who is readmitted answers the pre-qualification questions again, so that the old answer does not cause another exit.
    ...(!isExit(to) && state.preQualification !== 'qualified' && { preQualification: null }),
  }),
  // As if the move had not happened: the stage deadline continues from where it was.
  undoMove: ({ left, stage }) => (left === undefined ? null : { ...left, from: stage }),
  snooze: ({ snooze }, { until, reason }) => {
    if (until === null) return snooze === null ? null : { snooze: null };
    return { snooze: { until, reason } };
  },
  assignOwner: (state, { ownerId }) => (state.ownerId === ownerId ? null : { ownerId }),
  setAvailability: (state, { isAvailable }) => (state.isAvailable === isAvailable ? null : { isAvailable }),
  erase: () => ({ isErased: true }),
};
