import { targetOf } from '#domain/candidacies/next-step';
import type { EndingView, InterviewView, StartView } from '#domain/candidacies/schema';
import type { CandidacyState } from '#domain/candidacies/state';
import { isLapsed, liveInterview } from '#domain/candidacies/state-table';
import { DAY_MS } from '#domain/shared/durations';

/** Notes by id. */
export type Notes = ReadonlyMap<string, string>;

/** The ids of the notes that a candidacy shows. */
export function noteIdsOf({ interview, hire, ending }: CandidacyState): (string | null)[] {
  return [
    interview?.placeId ?? null,
    interview?.noteId ?? null,
    hire?.proposal?.noteId ?? null,
    ending?.noteId ?? null,
  ];
}

const textOf = (notes: Notes, id: string | null): string | null => (id === null ? null : (notes.get(id) ?? null));

interface CandidacyStatus {
  readonly interview: InterviewView | null;
  readonly start: StartView | null;
  readonly ending: EndingView | null;
  readonly lapsedSince: string | null;
}

/** The interview, start and ending of a candidacy, as both sides see them. */
export function presentCandidacyStatus(state: CandidacyState, notes: Notes): CandidacyStatus {
  return {
    interview: presentInterview(state, notes),
    start: presentStart(state, notes),
    ending: presentEnding(state, notes),
    lapsedSince: presentLapse(state),
  };
}

function presentLapse(state: CandidacyState): string | null {
  const isOver = state.name === 'ended' || state.name === 'closed';
  return isLapsed(state) && !isOver ? (state.proofs?.since ?? null) : null;
}

function presentInterview(state: CandidacyState, notes: Notes): InterviewView | null {
  const interview = liveInterview(state);
  if (interview === null) return null;
  return {
    _id: interview.interviewId,
    startsAt: interview.startsAt,
    endsAt: interview.endsAt,
    zone: interview.zone,
    place: interview.place,
    address: textOf(notes, interview.placeId),
    note: textOf(notes, interview.noteId),
    answer: interview.answer,
    proposedStartsAt: interview.proposedStartsAt,
    notifyBeforeTwoHours: interview.remind,
  };
}

function presentStart({ name, hire }: CandidacyState, notes: Notes): StartView | null {
  if (hire === null || (name !== 'hired' && name !== 'ended')) return null;
  const { startOn, endOn, answer, startedAt, proposal } = hire;
  const proposalView = proposal === null ? null : { startOn: proposal.startOn, note: textOf(notes, proposal.noteId) };
  return { startOn, endOn, answer, startedAt, proposal: proposalView };
}

function presentEnding({ ending }: CandidacyState, notes: Notes): EndingView | null {
  if (ending === null) return null;
  return { by: ending.by, reason: ending.reason, text: textOf(notes, ending.noteId), at: ending.at };
}

/** The current wait in whole days, with its target and due date. */
export function presentDeadlines(state: CandidacyState, dueAt: string | null, now: Date) {
  const target = targetOf(state);
  const waitingSince = Date.parse(target?.since ?? state.enteredAt);
  return {
    since: state.enteredAt,
    days: Math.max(0, Math.floor((now.getTime() - waitingSince) / DAY_MS)),
    targetDays: target?.days ?? null,
    dueAt,
    isLate: dueAt !== null && Date.parse(dueAt) <= now.getTime(),
  };
}
