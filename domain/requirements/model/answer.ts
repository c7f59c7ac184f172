import type { Evidence, EvidenceDate, Subject } from './evidence';
import type { FactName } from './facts';
import type { ApplicationPart } from './own-application';
import type { Actor, Requirement, Store } from './requirement';

/** Statuses, most urgent first. Late means proven after the due day: nothing is left to do, and no later proof changes it. */
export const statuses = ['missing', 'expired', 'unknown', 'due', 'late', 'done', 'notApplicable'] as const;
/** One of {@link statuses}. */
export type Status = (typeof statuses)[number];

/** Why a status is what it is, as a code for texts. */
export const reasons = [
  'proven',
  'provenLate',
  'endsSoon',
  'ended',
  'breached',
  'factsAgainst',
  'neverProven',
  'historyGap',
  'tooYoung',
  'factMissing',
  'dateMissing',
  'conditionNotMet',
  'exempt',
  'noOffer',
  'notRequested',
  'optional',
  'notInForce',
  'employmentEnded',
] as const;
/** One of {@link reasons}. */
export type Reason = (typeof reasons)[number];

/** A duty that was met after its due day. */
export interface Lateness {
  readonly dueOn: string;
  readonly provenOn: string;
  readonly days: number;
}

/** One line of a file on a day. */
export interface Answer {
  readonly requirement: Requirement;
  readonly citation: string;
  readonly store: Store;
  /** The past employer, licensing authority or certificate that the line is about. */
  readonly subject: Subject | null;
  readonly status: Status;
  readonly why: Reason;
  /** The facts (or dates of a document) that are missing, that exempt, or that are not as the requirement demands. */
  readonly facts: readonly (FactName | EvidenceDate)[];
  /** The date of the proof that counts. */
  readonly provenOn: string | null;
  /** The last good day of what is next: the first proof, or the renewal. */
  readonly dueOn: string | null;
  /** Whether the proof is from before the application, or long before the hire: somebody has to confirm that it is of this hire. */
  readonly isEarly: boolean;
  /** Of the last late proof. */
  readonly daysLate: number | null;
  readonly lateness: readonly Lateness[];
  readonly acts: Actor | null;
  /** Whether the driver has sent it, and the party that acts reviews it. */
  readonly isUnderReview: boolean;
  /** The task or document of the driver's own application that the line is about. */
  readonly part: ApplicationPart | null;
  readonly keepUntil: string | null;
  /** Whether driving is unlawful as things stand. */
  readonly bars: boolean;
  /** The document that counts, and documents that do not count yet or no longer, beside it. */
  readonly evidence: Evidence | null;
  readonly others: readonly Evidence[];
  /** The correction of the law that the answer rests on. */
  readonly correction: Requirement['correction'];
}
