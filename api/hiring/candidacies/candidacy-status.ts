import { hiredEmploymentId } from '#db/employments/hired-employment-rows';
import { targetOf } from '#domain/candidacies/next-step';
import type { InterviewOfferView } from '#domain/candidacies/offer/schema';
import type { EndingView, InterviewView, StartView } from '#domain/candidacies/schema';
import type { CandidacyState } from '#domain/candidacies/state';
import { isLapsed, liveInterview, liveOffer } from '#domain/candidacies/state-table';
import { DAY_MS, isReached } from '#domain/shared/durations';
import { type InterviewFacts, timeKey } from '../interviews/interview-facts';

/** Notes by id. */
export type Notes = ReadonlyMap<string, string>;

/** The ids of the notes that a candidacy shows. */
export function noteIdsOf({ interview, offer, hire, ending }: CandidacyState): (string | null)[] {
  return [
    interview?.placeId ?? null,
    interview?.noteId ?? null,
    interview?.proposalNoteId ?? null,
    offer?.placeId ?? null,
    offer?.noteId ?? null,
    offer?.answerNoteId ?? null,
    hire?.proposal?.noteId ?? null,
    ending?.noteId ?? null,
  ];
}

const textOf = (notes: Notes, id: string | null): string | null => (id === null ? null : (notes.get(id) ?? null));

interface CandidacyStatus {
  readonly interview: InterviewView | null;
  readonly offer: InterviewOfferView | null;
  readonly start: StartView | null;
  readonly ending: EndingView | null;
  readonly lapsedSince: string | null;
}

/** The interview, start and ending of a candidacy, as both sides see them. */
export function presentCandidacyStatus(state: CandidacyState, notes: Notes, facts: InterviewFacts): CandidacyStatus {
  return {
    interview: presentInterview(state, notes, facts),
    offer: presentOffer(state, notes, facts),
    start: presentStart(state, notes),
    ending: presentEnding(state, notes),
    lapsedSince: presentLapse(state),
  };
}

function presentLapse(state: CandidacyState): string | null {
  const isOver = state.name === 'ended' || state.name === 'closed';
  return isLapsed(state) && !isOver ? (state.proofs?.since ?? null) : null;
}

const nameOf = ({ interviewers }: InterviewFacts, id: string | null | undefined): string | null =>
  id ? (interviewers.get(id) ?? null) : null;

function presentOffer(state: CandidacyState, notes: Notes, facts: InterviewFacts): InterviewOfferView | null {
  const offer = liveOffer(state);
  if (offer === null) return null;
  return {
    _id: offer.interviewId,
    times: offer.slots.map(({ startsAt, endsAt }) => ({
      startsAt,
      endsAt,
      refusal: refusalOf(state, startsAt, facts),
    })),
    zone: offer.zone,
    place: offer.place,
    address: textOf(notes, offer.placeId),
    note: textOf(notes, offer.noteId),
    interviewer: nameOf(facts, offer.interviewerId),
    answer: offer.answer,
    answerNote: textOf(notes, offer.answerNoteId),
    proposedStartsAt: offer.proposedStartsAt,
  };
}

function refusalOf(
  { candidacyId }: CandidacyState,
  startsAt: string,
  { taken, now }: InterviewFacts,
): 'past' | 'taken' | null {
  if (isReached(startsAt, now.getTime())) return 'past';
  return taken.has(timeKey(candidacyId, startsAt)) ? 'taken' : null;
}

function presentInterview(state: CandidacyState, notes: Notes, facts: InterviewFacts): InterviewView | null {
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
    proposalNote: textOf(notes, interview.proposalNoteId ?? null),
    interviewer: nameOf(facts, interview.interviewerId),
    notifyBeforeTwoHours: interview.remind,
  };
}

function presentStart({ candidacyId, name, hire }: CandidacyState, notes: Notes): StartView | null {
  if (hire === null || (name !== 'hired' && name !== 'ended')) return null;
  const { hireSeq, startOn, endOn, answer, startedAt, proposal } = hire;
  const employmentId = answer === 'accepted' || startedAt !== null ? hiredEmploymentId(candidacyId, hireSeq) : null;
  const proposalView = proposal === null ? null : { startOn: proposal.startOn, note: textOf(notes, proposal.noteId) };
  return { startOn, endOn, answer, startedAt, employmentId, proposal: proposalView };
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
