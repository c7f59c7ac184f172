import type { CandidacySource } from '../candidacies/sources';
import type { CloseReason } from '../candidacies/states';
import type { ActorKind } from '../shared/actor';
import type { Reply, RoundStage } from './spans';

/** Numbers that count rounds, with the name of the file that lists them. */
const roundFileNames = {
  contacts: 'first-contacts',
  contactsHired: 'hired',
  contactsClosed: 'closed-without-hire',
  contactsOpen: 'open',
  hires: 'hires',
  closed: 'closed',
} as const;
/** Numbers that count stays in a stage. */
const stayFileNames = { left: 'left-the-stage', waiting: 'waiting', stays: 'left-or-waiting' } as const;
/** Numbers that count waits for a reply. */
const replyFileNames = { answered: 'replies', unanswered: 'without-reply', awaited: 'waiting-for-reply' } as const;

/**
 * The numbers of the carrier's reports; each has a page and a file that list its rows. Rounds by first contact in the
 * period (all, hired, closed without a hire, neither), by hire in the period, and by their end in the period; stays
 * that ended in the period, that continued at its end, and both; waits for a reply that ended with it, without it, or
 * continued.
 */
export const hiringFileNames = { ...roundFileNames, ...stayFileNames, ...replyFileNames } as const;
/** One of the numbers of the carrier's reports. */
export type HiringNumber = keyof typeof hiringFileNames;
/** All numbers of the carrier's reports. */
export const hiringNumbers = Object.keys(hiringFileNames) as [HiringNumber, ...HiringNumber[]];

/** A number that counts rounds. */
export type RoundNumber = keyof typeof roundFileNames;
/** A number that counts spans. */
export type SpanNumber = Exclude<HiringNumber, RoundNumber>;

/** Whether the number counts rounds. */
export const isRoundNumber = (number: HiringNumber): number is RoundNumber => number in roundFileNames;
/** Filters of the rows that a number counts; an absent filter matches all. */
export interface HiringFilters {
  readonly number: HiringNumber;
  readonly source?: CandidacySource | undefined;
  /** The side that ended the round. */
  readonly by?: ActorKind | undefined;
  /** The reason for the end of the round. */
  readonly reason?: CloseReason | undefined;
  readonly stage?: RoundStage | undefined;
  readonly reply?: Reply | undefined;
}
