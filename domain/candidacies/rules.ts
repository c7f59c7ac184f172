import type { Problem } from '../problems';
import { DAY_MS, isReached } from '../shared/durations';
import { latestDate } from '../shared/zones';
import type {
  CandidacyCommandName,
  CandidacyCommands,
  OfferOtherTimesCommand,
  PickInterviewTimeCommand,
  ProposeInterviewTimeCommand,
} from './commands';
import { allowedCommands, candidacyMoves, isMovePossible, wasPossibleBefore } from './moves';
import type { CandidacyState } from './state';
import { drivingRefusal, interviewIdOf, proposedInterviewTime } from './state-table';

/** A command with its name. */
export interface NamedCommand<N extends CandidacyCommandName> {
  readonly name: N;
  readonly command: CandidacyCommands[N];
}

/**
 * Why the command is refused in this state at this time; undefined if it is allowed. Shared by workflow, API and forms.
 */
export const checkCommand = <N extends CandidacyCommandName>(
  state: CandidacyState,
  { name, command }: NamedCommand<N>,
  now: number,
): Problem | undefined =>
  checkActor(name, command) ??
  checkRound(state, name, command) ??
  checkMove(state, { name, command }, now) ??
  checkDetails(state, { name, command }, now);

function checkActor(
  name: CandidacyCommandName,
  { actor, isSafety }: CandidacyCommands[CandidacyCommandName],
): Problem | undefined {
  const { who, safetyOnly } = candidacyMoves[name];
  if (!who.includes(actor.kind)) return { code: 'forbidden' };
  return safetyOnly === true && !isSafety ? { code: 'safety-approval-needed' } : undefined;
}

// A command without a round is a first contact, which opens the next round.
function checkRound(
  state: CandidacyState,
  name: CandidacyCommandName,
  { round }: CandidacyCommands[CandidacyCommandName],
): Problem | undefined {
  const opens = name === 'invite' || name === 'request';
  if (round === state.round || (round === null && opens)) return undefined;
  return candidacyChanged(state);
}

const candidacyChanged = (state: CandidacyState): Problem => ({
  code: 'candidacy-changed',
  params: { state: state.name, round: state.round, seq: state.seq },
});

function checkMove(
  state: CandidacyState,
  { name, command }: NamedCommand<CandidacyCommandName>,
  now: number,
): Problem | undefined {
  if (isMovePossible(name, state, now)) return undefined;
  if (name === 'invite' || name === 'request') {
    if (state.name === 'hired') return { code: 'driver-already-hired' };
    if (state.name === 'ended') return { code: 'assignment-ended' };
    return { code: name === 'invite' ? 'driver-already-invited' : 'driver-already-requested' };
  }
  if (state.name !== 'none' && !candidacyMoves[name].from.includes(state.name) && wasPossibleBefore(name, state))
    return candidacyChanged(state);
  const actor = { kind: command.actor.kind, isSafety: command.isSafety };
  return {
    code: 'candidacy-move-not-allowed',
    params: { state: state.name, seq: state.seq, allowed: allowedCommands(state, actor, now) },
  };
}

type DetailChecks = {
  readonly [N in CandidacyCommandName]?: (
    state: CandidacyState,
    command: CandidacyCommands[N],
    now: number,
  ) => Problem | undefined;
};

const checkFuture = (instant: string, now: number): Problem | undefined =>
  isReached(instant, now) ? { code: 'interview-in-past' } : undefined;

function checkSlots(
  _state: CandidacyState,
  { slots }: Pick<OfferOtherTimesCommand, 'slots'>,
  now: number,
): Problem | undefined {
  if (slots.some(({ startsAt }) => isReached(startsAt, now))) return { code: 'interview-in-past' };
  const inOrder = [...slots].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const overlaps = inOrder.some(({ startsAt }, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && Date.parse(startsAt) < Date.parse(before.endsAt);
  });
  return overlaps ? { code: 'interview-times-overlap' } : undefined;
}

const isOffered = ({ offer }: CandidacyState, startsAt: string): boolean =>
  offer !== undefined && offer.slots.some((slot) => Date.parse(slot.startsAt) === Date.parse(startsAt));

const checkPick = (
  state: CandidacyState,
  { interviewId, startsAt }: PickInterviewTimeCommand,
  now: number,
): Problem | undefined =>
  checkInterviewSeen(state, { interviewId }) ??
  (isOffered(state, startsAt) ? checkFuture(startsAt, now) : candidacyChanged(state));

function checkProposal(
  state: CandidacyState,
  { startsAt, noteId }: ProposeInterviewTimeCommand,
  now: number,
): Problem | undefined {
  if (startsAt === null) {
    if (state.offer === undefined) return { code: 'interview-date-missing' };
    return noteId ? undefined : { code: 'proposal-empty' };
  }
  if (isOffered(state, startsAt)) return { code: 'interview-time-offered' };
  return checkFuture(startsAt, now) ?? checkTimeChanged(state, { startsAt });
}

// Accepting an unchanged time as a proposal would keep the driver from accepting the interview.
const checkTimeChanged = ({ interview }: CandidacyState, { startsAt }: { startsAt: string }): Problem | undefined =>
  interview !== null && Date.parse(startsAt) === Date.parse(interview.startsAt)
    ? { code: 'interview-time-unchanged' }
    : undefined;

const checkDateChanged = ({ hire }: CandidacyState, { startOn }: { startOn: string }): Problem | undefined =>
  hire?.startOn === startOn ? { code: 'start-date-unchanged' } : undefined;

// The driver may have proposed another date since the carrier read it.
const checkProposalSeen = (state: CandidacyState, { startOn }: { startOn: string }): Problem | undefined =>
  state.hire?.proposal?.startOn === startOn ? undefined : candidacyChanged(state);

const checkInterviewSeen = (state: CandidacyState, { interviewId }: { interviewId: string }): Problem | undefined =>
  interviewIdOf(state) === interviewId ? undefined : candidacyChanged(state);

// The same for the start date.
const checkDateSeen = (state: CandidacyState, { shownDate }: CandidacyCommands['acceptStart']): Problem | undefined =>
  shownDate === undefined || shownDate === state.hire?.startOn ? undefined : candidacyChanged(state);

// Each of the carrier's answers ends the driver's proposal, so it holds only against the one that the carrier read.
const checkShownProposal = (
  state: CandidacyState,
  { shownProposal }: Pick<CandidacyCommands['confirmStart'], 'shownProposal'>,
): Problem | undefined =>
  shownProposal === undefined || shownProposal === (state.hire?.proposal?.startOn ?? null)
    ? undefined
    : candidacyChanged(state);

// Either side may have named another time since the other one read it.
function checkTimeSeen(
  state: CandidacyState,
  { interviewId, shownTime }: CandidacyCommands['acceptInterview'],
  current: string | null | undefined,
): Problem | undefined {
  const isOther = shownTime !== undefined && Date.parse(shownTime) !== Date.parse(current ?? '');
  return checkInterviewSeen(state, { interviewId }) ?? (isOther ? candidacyChanged(state) : undefined);
}

function checkConfirmed(
  state: CandidacyState,
  command: CandidacyCommands['confirmProposal'],
  now: number,
): Problem | undefined {
  const proposed = proposedInterviewTime(state);
  return checkTimeSeen(state, command, proposed) ?? checkFuture(proposed ?? '', now);
}

// 15 USC 1681b(b)(3), 1681a(k): a refusal or dismissal that is based on a consumer report requires its notices first.
const checkNotices = (
  _state: CandidacyState,
  { reason, isSafety, noticesSent }: Pick<CandidacyCommands['pass'], 'reason' | 'isSafety' | 'noticesSent'>,
): Problem | undefined =>
  reason === 'report_based' && !(isSafety && noticesSent) ? { code: 'notices-not-recorded' } : undefined;

// The start is a calendar date: today is possible at any hour.
function checkStart(
  _state: CandidacyState,
  { startsAt, endsAt }: { startsAt: string; endsAt: string | null },
  now: number,
): Problem | undefined {
  if (isReached(startsAt, now - DAY_MS)) return { code: 'start-in-past' };
  return endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt) ? { code: 'start-after-end' } : undefined;
}

const checkNewStart = (state: CandidacyState, { startsAt }: { startsAt: string }, now: number): Problem | undefined =>
  checkStart(state, { startsAt, endsAt: state.hire?.endsAt ?? null }, now);

// The API, which knows the facility's clock, refuses a date that has not begun there.
const checkEnd = ({ hire }: CandidacyState, { endOn }: { endOn: string }, now: number): Problem | undefined =>
  hire !== null && (endOn < hire.startOn || endOn > latestDate(now))
    ? { code: 'end-date-not-possible', params: { from: hire.startOn } }
    : undefined;

function checkDriving(state: CandidacyState): Problem | undefined {
  const code = drivingRefusal(state);
  return code === null ? undefined : { code };
}

const detailChecks: DetailChecks = {
  cancelInvite: checkNotices,
  pass: checkNotices,
  rejectReview: checkNotices,
  cancelAssignment: checkNotices,
  rescindStart: checkNotices,
  scheduleInterview: (_state, { startsAt }, now) => checkFuture(startsAt, now),
  offerInterview: checkSlots,
  offerOtherTimes: (state, command, now) => checkInterviewSeen(state, command) ?? checkSlots(state, command, now),
  pickInterviewTime: checkPick,
  acceptInterview: (state, command) => checkTimeSeen(state, command, state.interview?.startsAt),
  acceptStart: checkDateSeen,
  proposeInterviewTime: (state, command, now) =>
    checkInterviewSeen(state, command) ?? checkProposal(state, command, now),
  withdrawProposal: checkInterviewSeen,
  confirmProposal: checkConfirmed,
  rescheduleInterview: (state, command, now) =>
    checkInterviewSeen(state, command) ?? checkFuture(command.startsAt, now),
  rejectInterview: checkInterviewSeen,
  cancelInterview: checkInterviewSeen,
  hire: checkStart,
  proposeStart: (state, command, now) => checkDateChanged(state, command) ?? checkNewStart(state, command, now),
  acceptProposedStart: (state, command, now) =>
    checkProposalSeen(state, command) ?? checkNewStart(state, { startsAt: state.hire?.proposal?.startsAt ?? '' }, now),
  moveStart: (state, command, now) => checkNewStart(state, command, now),
  keepStart: checkShownProposal,
  confirmStart: (state, command) =>
    checkDateSeen(state, command) ?? checkShownProposal(state, command) ?? checkDriving(state),
  endAssignment: (state, command, now) =>
    checkEnd(state, command, now) ??
    (command.noticesSent === undefined
      ? undefined
      : checkNotices(state, { ...command, noticesSent: command.noticesSent })),
};

const checkDetails = <N extends CandidacyCommandName>(
  state: CandidacyState,
  { name, command }: NamedCommand<N>,
  now: number,
): Problem | undefined => detailChecks[name]?.(state, command, now);
