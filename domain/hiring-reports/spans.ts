import { type NextStep, nextStep, turnOf } from '../candidacies/next-step';
import type { CandidacyState } from '../candidacies/state';
import { isOnAssignment } from '../candidacies/state-table';
import type { ActorKind } from '../shared/actor';

/**
 * Stages of a round in the carrier's reports, from first contact until work starts: the states of a candidacy, with a
 * hire split by whether its start date is accepted.
 */
export const roundStages = [
  'invited',
  'requested',
  'inReview',
  'approved',
  'interviewOffered',
  'interviewing',
  'offered',
  'accepted',
] as const;
/** One of {@link roundStages}. */
export type RoundStage = (typeof roundStages)[number];

/** The two sides of a candidacy that owe each other replies. */
export const replyParties = ['driver', 'carrier'] as const;
/** One of {@link replyParties}. */
export type ReplyParty = (typeof replyParties)[number];

/** Replies that a round can wait for, by side; each is the next step until that side or somebody else acts. */
export const repliesOf = {
  driver: ['answerInvite', 'pickInterviewTime', 'answerInterview', 'answerStart'],
  carrier: [
    'carrierAnswersRequest',
    'safetyReviews',
    'carrierSchedulesInterview',
    'carrierOffersTimes',
    'carrierConfirmsTime',
    'decideAfterInterview',
    'carrierAnswersStart',
    'carrierConfirmsStart',
  ],
} as const satisfies Record<ReplyParty, readonly NextStep[]>;
/** A reply that a round can wait for. */
export type Reply = (typeof repliesOf)[ReplyParty][number];
/** All replies, the driver's first. */
export const replies: readonly Reply[] = [...repliesOf.driver, ...repliesOf.carrier];

/** The name of a span: a stage or a reply. */
export type SpanName = RoundStage | Reply;

/** The side that owes a reply. */
export const partyOf = (reply: Reply): ReplyParty =>
  repliesOf.driver.some((known) => known === reply) ? 'driver' : 'carrier';

/** The kind of a span: a stay in a stage, or the wait for a reply. */
export type SpanKind = 'stage' | 'reply';

/** A span that a round is in after an event. Two events with the same key belong to one span. */
export interface SpanStart {
  readonly kind: SpanKind;
  readonly name: SpanName;
  readonly key: string;
  readonly round: number;
  readonly startedAt: string;
}

/** The stage of the round; null before it opens, on assignment, and once it is over. */
export function roundStageOf(state: CandidacyState): RoundStage | null {
  const { name, hire } = state;
  if (name === 'none' || name === 'ended' || name === 'closed' || isOnAssignment(state)) return null;
  if (name !== 'hired') return name;
  return hire?.answer === 'accepted' ? 'accepted' : 'offered';
}

/** The reply that the round waits for; null if it waits for none. */
function replyOf(state: CandidacyState): Reply | null {
  const step = nextStep(state);
  // The carrier owes a decision from the time of an accepted interview.
  const owed = step === 'attendInterview' ? 'decideAfterInterview' : step;
  return turnOf(owed) === 'nobody' ? null : (replies.find((reply) => reply === owed) ?? null);
}

/** The start of a wait. A new interview time or offer starts another one; the decision is due from the interview. */
function waitStart(
  { interview, offer, hire }: CandidacyState,
  reply: Reply,
  at: string,
): { key: string; startedAt: string } {
  const again = (time: string | undefined) => ({ key: time ?? '', startedAt: time ?? at });
  if (reply === 'pickInterviewTime') return again(offer?.offeredAt);
  if (reply === 'answerInterview') return again(interview?.scheduledAt);
  if (reply === 'decideAfterInterview') return again(interview?.startsAt);
  return reply === 'answerStart' ? again(hire?.offeredAt) : { key: '', startedAt: at };
}

/** The spans that a round is in after an event at this time. */
export function spansIn(state: CandidacyState, at: string): readonly SpanStart[] {
  const { round } = state;
  const stage = roundStageOf(state);
  const reply = replyOf(state);
  const spans: SpanStart[] = [];
  if (stage !== null)
    spans.push({ kind: 'stage', name: stage, key: `${String(round)}/${stage}`, round, startedAt: at });
  if (reply !== null) {
    const { key, startedAt } = waitStart(state, reply, at);
    spans.push({ kind: 'reply', name: reply, key: [round, reply, key].join('/'), round, startedAt });
  }
  return spans;
}

/** The end of a span: a stay by moving on; a wait by a reply of the side that owed it, or without one. */
export type SpanOutcome = 'left' | 'answered' | 'unanswered' | 'void';

const kindOfParty: Record<ReplyParty, ActorKind> = { driver: 'driver', carrier: 'fleet' };

/**
 * The outcome of a span that an event by this actor ends. A wait that had not begun is void: the decision came before
 * the interview.
 */
export function outcomeOf(
  { kind, name, startedAt }: Pick<SpanStart, 'kind' | 'name' | 'startedAt'>,
  { by, at }: { readonly by: ActorKind; readonly at: string },
): SpanOutcome {
  if (kind === 'stage') return 'left';
  if (at < startedAt) return 'void';
  return kindOfParty[partyOf(name as Reply)] === by ? 'answered' : 'unanswered';
}
