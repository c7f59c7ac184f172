import type { ActorKind } from '../shared/actor';
import { DAY_MS, instantAfter, isReached } from '../shared/durations';
import type { CandidacyCommandName } from './commands';
import { answerStartBy } from './deadlines';
import type { CandidacyEventType } from './events';
import type { CandidacyHire, CandidacyState } from './state';
import { isLapsed, proposedInterviewTime, waitsForFile } from './state-table';
import type { StateOrNone } from './states';

/** One row of the table of moves (docs/state-machines.md#candidacies). */
export interface CandidacyMove {
  readonly from: readonly StateOrNone[];
  readonly who: readonly ActorKind[];
  readonly event: CandidacyEventType;
  /** Only position HR or SAFETY (docs/state-machines.md#permissions). */
  readonly safetyOnly?: true;
  /** A further condition within the state. */
  readonly when?: (state: CandidacyState, now: number) => boolean;
}

/**
 * A no-show can be recorded only in the first week after the start; for a held start the week begins with its release.
 */
export const NO_SHOW_DAYS = 7;

const isOffered = (state: CandidacyState): boolean => state.hire?.answer === 'offered' && notStarted(state);

const notStarted = (state: CandidacyState): boolean => state.hire !== null && state.hire.startedAt === null;

const isStarted = (state: CandidacyState): boolean => state.hire !== null && state.hire.startedAt !== null;

const isStartProposed = (state: CandidacyState): boolean => isOffered(state) && state.hire?.proposal !== null;

const isAnswerDue = ({ hire }: CandidacyState, now: number): boolean =>
  hire !== null && isReached(answerStartBy(hire), now);

/** The driver is expected on the first day, or when a renewal or the complete file released a held start. */
export function expectedAt({ startsAt, startedAt, file }: CandidacyHire, proofs: CandidacyState['proofs']): string {
  const releases = [proofs?.isLapsed === false ? proofs.since : startsAt, file?.isComplete ? file.since : startsAt];
  const [last = startsAt] = releases
    .filter((at) => startedAt === null || at <= startedAt)
    .toSorted()
    .slice(-1);
  return last > startsAt ? last : startsAt;
}

function isNoShowWeek(state: CandidacyState, now: number): boolean {
  if (state.hire === null || (notStarted(state) && isLapsed(state)) || waitsForFile(state)) return false;
  const start = expectedAt(state.hire, state.proofs);
  return isReached(start, now) && !isReached(instantAfter(start, NO_SHOW_DAYS * DAY_MS), now);
}

/** For each command: the states and actors that allow it, and the event that it causes. */
export const candidacyMoves: { readonly [N in CandidacyCommandName]: CandidacyMove } = {
  // Autopilot is the system.
  invite: { from: ['none', 'requested', 'closed'], who: ['fleet', 'system'], event: 'invited' },
  request: { from: ['none', 'invited', 'closed'], who: ['driver'], event: 'requested' },
  acceptInvite: { from: ['invited'], who: ['driver'], event: 'inviteAccepted' },
  declineInvite: { from: ['invited'], who: ['driver'], event: 'inviteDeclined' },
  cancelInvite: { from: ['invited'], who: ['fleet'], event: 'inviteCancelled' },
  moveToReview: { from: ['requested'], who: ['fleet'], event: 'movedToReview' },
  pass: { from: ['requested', 'approved', 'interviewOffered', 'interviewing'], who: ['fleet'], event: 'passed' },
  withdraw: {
    from: ['requested', 'inReview', 'approved', 'interviewOffered', 'interviewing'],
    who: ['driver'],
    event: 'withdrawn',
  },
  approveForInterview: { from: ['inReview'], who: ['fleet'], event: 'approvedForInterview', safetyOnly: true },
  rejectReview: { from: ['inReview'], who: ['fleet'], event: 'reviewRejected', safetyOnly: true },
  cancelAssignment: { from: ['inReview', 'approved'], who: ['fleet'], event: 'assignmentCancelled' },
  scheduleInterview: { from: ['approved'], who: ['fleet'], event: 'interviewScheduled' },
  offerInterview: { from: ['approved'], who: ['fleet'], event: 'interviewOffered' },
  offerOtherTimes: { from: ['interviewOffered'], who: ['fleet'], event: 'interviewTimesReplaced' },
  pickInterviewTime: {
    from: ['interviewOffered'],
    who: ['driver'],
    event: 'interviewTimePicked',
    when: ({ offer }, now) => offer !== undefined && offer.slots.some(({ startsAt }) => !isReached(startsAt, now)),
  },
  acceptInterview: {
    from: ['interviewing'],
    who: ['driver'],
    event: 'interviewAccepted',
    when: (state) => state.interview?.answer !== 'accepted',
  },
  proposeInterviewTime: { from: ['interviewOffered', 'interviewing'], who: ['driver'], event: 'interviewTimeProposed' },
  withdrawProposal: {
    from: ['interviewOffered', 'interviewing'],
    who: ['driver'],
    event: 'interviewProposalWithdrawn',
    when: ({ offer, interview }) => offer?.answer === 'declined' || interview?.answer === 'proposed',
  },
  confirmProposal: {
    from: ['interviewOffered', 'interviewing'],
    who: ['fleet'],
    event: 'interviewConfirmed',
    when: (state) => proposedInterviewTime(state) !== null,
  },
  rescheduleInterview: { from: ['interviewOffered', 'interviewing'], who: ['fleet'], event: 'interviewRescheduled' },
  rejectInterview: { from: ['interviewOffered', 'interviewing'], who: ['fleet'], event: 'interviewRejected' },
  cancelInterview: { from: ['interviewOffered', 'interviewing'], who: ['fleet'], event: 'interviewCancelled' },
  hire: { from: ['interviewing'], who: ['fleet'], event: 'hired' },
  acceptStart: { from: ['hired'], who: ['driver'], event: 'startAccepted', when: isOffered },
  proposeStart: { from: ['hired'], who: ['driver'], event: 'startProposed', when: isOffered },
  declineStart: { from: ['hired'], who: ['driver'], event: 'startDeclined', when: notStarted },
  acceptProposedStart: { from: ['hired'], who: ['fleet'], event: 'proposedStartAccepted', when: isStartProposed },
  keepStart: { from: ['hired'], who: ['fleet'], event: 'startKept', when: isStartProposed },
  moveStart: { from: ['hired'], who: ['fleet'], event: 'startMoved', when: notStarted },
  rescindStart: { from: ['hired'], who: ['fleet'], event: 'startRescinded', when: notStarted },
  confirmStart: {
    from: ['hired'],
    who: ['fleet'],
    event: 'startConfirmed',
    when: (state, now) => isOffered(state) && isAnswerDue(state, now),
  },
  recordNoShow: { from: ['hired'], who: ['fleet'], event: 'noShowRecorded', when: isNoShowWeek },
  endAssignment: { from: ['hired'], who: ['fleet', 'driver', 'ops'], event: 'assignmentEnded', when: isStarted },
};

const order: Record<StateOrNone, number> = {
  none: 0,
  invited: 1,
  requested: 1,
  inReview: 2,
  approved: 3,
  interviewOffered: 4,
  interviewing: 4,
  hired: 5,
  ended: 6,
  closed: 7,
};

/**
 * Whether the move was possible earlier in this round, which means that someone else acted since the page was loaded.
 */
export const wasPossibleBefore = (command: CandidacyCommandName, state: CandidacyState): boolean =>
  candidacyMoves[command].from.some((from) => from !== 'closed' && order[from] <= order[state.name]);

/** Whether state and time allow the move, regardless of the actor. */
export function isMovePossible(command: CandidacyCommandName, state: CandidacyState, now: number): boolean {
  const { from, when } = candidacyMoves[command];
  return from.includes(state.name) && (when === undefined || when(state, now));
}

/** The properties of an actor that decide which moves are allowed. */
export interface MovingActor {
  readonly kind: ActorKind;
  readonly isSafety: boolean;
}

/** The commands that this actor may send now; pages and responses offer exactly these. */
export const allowedCommands = (state: CandidacyState, actor: MovingActor, now: number): CandidacyCommandName[] =>
  (Object.keys(candidacyMoves) as CandidacyCommandName[]).filter((command) => {
    const { who, safetyOnly } = candidacyMoves[command];
    return who.includes(actor.kind) && (safetyOnly !== true || actor.isSafety) && isMovePossible(command, state, now);
  });
