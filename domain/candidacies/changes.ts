import { interviewEnd } from '../interviews/times';
import type { CandidacyStateName } from '../shared/candidacy-states';
import { instantAfter } from '../shared/durations';
import type { CandidacyCommandName, CandidacyCommands, CloseCommand } from './commands';
import { approveRequests, closeRecords } from './records';
import { type CandidacySource, defaultSource } from './sources';
import type { CandidacyEnding, CandidacyInterview, CandidacyState, InterviewOffer } from './state';
import type { RequestKind } from './states';

/** The part of the state that a transition replaces. */
export type Changes = Partial<CandidacyState>;

type ChangesOf = {
  readonly [N in CandidacyCommandName]: (state: CandidacyState, command: CandidacyCommands[N], at: string) => Changes;
};

const enter = (name: CandidacyStateName, at: string): Changes => ({ name, enteredAt: at });

/** Enters review and approves every request of the round. */
const toReview = (
  state: CandidacyState,
  at: string,
  request: 'fleetJobRequest' | 'driverJobRequest' | null,
): Changes => ({
  ...enter('inReview', at),
  kind: 'ASSIGNMENT',
  records: approveRequests(request === null ? state.records : { ...state.records, [request]: 'approved' }),
});

interface FirstContact {
  readonly kind: Exclude<RequestKind, 'ASSIGNMENT'>;
  readonly source?: CandidacySource | undefined;
}

const newRound = (
  state: CandidacyState,
  at: string,
  { kind, source = defaultSource(kind) }: FirstContact,
): Changes => ({
  ...enter(kind === 'INVITE' ? 'invited' : 'requested', at),
  round: state.round + 1,
  kind,
  source,
  records: kind === 'INVITE' ? { fleetJobRequest: 'pending' } : { driverJobRequest: 'pending' },
  interview: null,
  offer: undefined,
  interviewCancelled: false,
  hire: null,
  ending: null,
  proofs: undefined,
});

/** Closes the round. Every way to end a round uses this, so that no pending or approved record remains. */
export const closeRound = (state: CandidacyState, ending: CandidacyEnding): Changes => ({
  ...enter('closed', ending.at),
  records: closeRecords(state.records, ending.by),
  interview: state.name === 'interviewing' ? ended(state.interview, ending.at) : state.interview,
  offer: undefined,
  ending,
});

const close = (state: CandidacyState, command: CloseCommand, at: string): Changes =>
  closeRound(state, { by: command.actor.kind, reason: command.reason, noteId: command.noteId, at, notify: true });

/** Calendars accept a changed entry only with a higher SEQUENCE (RFC 5545). */
const bumped = (
  interview: CandidacyInterview | null,
  changes: Partial<CandidacyInterview> = {},
): CandidacyInterview | null =>
  interview === null ? null : { ...interview, ...changes, sequence: interview.sequence + 1 };

const noProposal = { proposedStartsAt: null, proposalNoteId: null };

const ended = (interview: CandidacyInterview | null, at: string): CandidacyInterview | null =>
  bumped(interview, { endedAt: at });

// An interview that was held stays as it was; a coming one leaves the calendars.
const settled = ({ interview }: CandidacyState, at: string): CandidacyInterview | null =>
  interview !== null && interview.startsAt > at ? ended(interview, at) : interview;

const endInterview = (state: CandidacyState, at: string, status: 'rejected' | 'cancelled'): Changes => ({
  ...enter('approved', at),
  records: { ...state.records, scheduledInterview: status },
  interview: state.name === 'interviewing' ? ended(state.interview, at) : state.interview,
  offer: undefined,
  interviewCancelled: true,
});

/** The offer ends without a pick: all its times have passed, and the carrier has to schedule again. */
export const lapseOffer = (state: CandidacyState, at: string): Changes => endInterview(state, at, 'cancelled');

/** The interview at a time that one side has chosen from the offer or in its place; the other offered times lapse. */
const interviewAt = (
  { interviewId, zone, place, placeId, noteId, interviewerId, remind }: InterviewOffer,
  time: Pick<CandidacyInterview, 'startsAt' | 'endsAt' | 'answer'>,
  at: string,
): Changes => ({
  ...enter('interviewing', at),
  offer: undefined,
  interview: {
    interviewId,
    ...time,
    proposedStartsAt: null,
    zone,
    place,
    placeId,
    noteId,
    interviewerId,
    remind,
    sequence: 0,
    scheduledAt: at,
  },
});

const changeOffer = ({ offer }: CandidacyState, at: string, changes: Partial<InterviewOffer>): Changes =>
  offer === undefined
    ? {}
    : { ...enter('interviewOffered', at), offer: { ...offer, answerNoteId: null, proposedStartsAt: null, ...changes } };

const changeHire = (state: CandidacyState, changes: Partial<NonNullable<CandidacyState['hire']>>): Changes =>
  state.hire === null ? {} : { hire: { ...state.hire, ...changes } };

function acceptProposedStart(state: CandidacyState): Changes {
  const proposal = state.hire?.proposal;
  if (!proposal) return {};
  const { startOn, startsAt } = proposal;
  return changeHire(state, { startOn, startsAt, answer: 'accepted', proposal: null });
}

const lengthOf = (interview: CandidacyInterview): number =>
  Date.parse(interview.endsAt) - Date.parse(interview.startsAt);

function confirmProposal({ interview, offer }: CandidacyState, at: string): Changes {
  if (offer !== undefined) {
    const { proposedStartsAt: startsAt } = offer;
    return startsAt === null
      ? {}
      : interviewAt(offer, { startsAt, endsAt: interviewEnd(startsAt), answer: 'accepted' }, at);
  }
  if (interview === null || interview.proposedStartsAt === null) return {};
  const startsAt = interview.proposedStartsAt;
  const endsAt = instantAfter(startsAt, lengthOf(interview));
  return {
    interview: bumped(interview, { startsAt, endsAt, answer: 'accepted', ...noProposal, scheduledAt: at }),
  };
}

/** The changes of each command to a state that passed the checks. */
export const changesOf: ChangesOf = {
  invite: (state, { source }, at) =>
    state.name === 'requested'
      ? toReview(state, at, 'fleetJobRequest')
      : newRound(state, at, { kind: 'INVITE', source }),
  request: (state, { source }, at) =>
    state.name === 'invited'
      ? toReview(state, at, 'driverJobRequest')
      : newRound(state, at, { kind: 'REQUEST', source }),
  acceptInvite: (state, _command, at) => toReview(state, at, null),
  declineInvite: close,
  cancelInvite: close,
  moveToReview: (state, _command, at) => toReview(state, at, null),
  pass: close,
  withdraw: close,
  approveForInterview: (state, _command, at) => ({
    ...enter('approved', at),
    records: { ...state.records, jobAssignment: 'approved', jobRequest: 'pending' },
  }),
  rejectReview: close,
  cancelAssignment: close,
  scheduleInterview: (state, command, at) => ({
    ...enter('interviewing', at),
    records: { ...state.records, scheduledInterview: 'pending' },
    interviewCancelled: false,
    interview: {
      interviewId: command.interviewId,
      answer: 'waiting',
      startsAt: command.startsAt,
      endsAt: command.endsAt,
      proposedStartsAt: null,
      zone: command.zone,
      place: command.place,
      placeId: command.placeId,
      noteId: command.noteId,
      interviewerId: command.interviewerId ?? null,
      remind: command.remind,
      sequence: 0,
      scheduledAt: at,
    },
  }),
  offerInterview: (state, command, at) => ({
    ...enter('interviewOffered', at),
    records: { ...state.records, scheduledInterview: 'pending' },
    interview: null,
    interviewCancelled: false,
    offer: {
      interviewId: command.interviewId,
      slots: command.slots,
      answer: 'open',
      answerNoteId: null,
      proposedStartsAt: null,
      zone: command.zone,
      place: command.place,
      placeId: command.placeId,
      noteId: command.noteId,
      interviewerId: command.interviewerId ?? null,
      remind: command.remind,
      offeredAt: at,
    },
  }),
  offerOtherTimes: (state, { slots }, at) => changeOffer(state, at, { slots, answer: 'open', offeredAt: at }),
  pickInterviewTime: ({ offer }, { startsAt }, at) =>
    offer === undefined ? {} : interviewAt(offer, { startsAt, endsAt: interviewEnd(startsAt), answer: 'accepted' }, at),
  acceptInterview: ({ interview }) =>
    interview === null ? {} : { interview: { ...interview, answer: 'accepted', ...noProposal } },
  proposeInterviewTime: (state, { startsAt, noteId }, at) => {
    const { offer, interview } = state;
    if (offer !== undefined) {
      return changeOffer(state, at, { answer: 'declined', answerNoteId: noteId ?? null, proposedStartsAt: startsAt });
    }
    return interview === null
      ? {}
      : {
          interview: {
            ...interview,
            answer: 'proposed',
            proposedStartsAt: startsAt,
            proposalNoteId: noteId ?? null,
          },
        };
  },
  // The planned times need an answer again, whatever was answered before, and their deadline restarts.
  withdrawProposal: (state, _command, at) => {
    const { offer, interview } = state;
    if (offer !== undefined) return changeOffer(state, at, { answer: 'open', offeredAt: at });
    return interview === null ? {} : { interview: { ...interview, answer: 'waiting', ...noProposal, scheduledAt: at } };
  },
  confirmProposal: (state, _command, at) => confirmProposal(state, at),
  rescheduleInterview: ({ interview, offer }, { startsAt, endsAt }, at) =>
    offer === undefined
      ? {
          interview: bumped(interview, {
            startsAt,
            endsAt,
            answer: 'waiting',
            ...noProposal,
            scheduledAt: at,
          }),
        }
      : interviewAt(offer, { startsAt, endsAt, answer: 'waiting' }, at),
  rejectInterview: (state, _command, at) => endInterview(state, at, 'rejected'),
  cancelInterview: (state, _command, at) => endInterview(state, at, 'cancelled'),
  hire: (state, { startOn, startsAt, endOn, endsAt, waitsForFile }, at) => ({
    ...enter('hired', at),
    records: { ...state.records, jobRequest: 'approved', scheduledInterview: 'approved' },
    interview: settled(state, at),
    hire: {
      hireSeq: state.hireSeq,
      answer: 'offered',
      startOn,
      startsAt,
      endOn,
      endsAt,
      offeredAt: at,
      startedAt: null,
      proposal: null,
      ...(waitsForFile === true && { file: { isComplete: false, since: at, seq: 0 } }),
    },
  }),
  acceptStart: (state) => changeHire(state, { answer: 'accepted', proposal: null }),
  proposeStart: (state, { startOn, startsAt, noteId }, at) =>
    changeHire(state, { proposal: { startOn, startsAt, noteId, proposedAt: at } }),
  acceptProposedStart: (state) => acceptProposedStart(state),
  keepStart: (state, _command, at) => changeHire(state, { offeredAt: at, proposal: null }),
  declineStart: close,
  moveStart: (state, { startOn, startsAt }, at) =>
    changeHire(state, { startOn, startsAt, answer: 'offered', offeredAt: at, proposal: null }),
  rescindStart: close,
  confirmStart: (state, _command, at) => changeHire(state, { answer: 'accepted', startedAt: at, proposal: null }),
  recordNoShow: close,
  endAssignment: (state, command, at) => ({
    ...enter('ended', at),
    ...changeHire(state, { endOn: command.endOn }),
    ending: { by: command.actor.kind, reason: command.reason, noteId: command.noteId, at, notify: true },
  }),
};
