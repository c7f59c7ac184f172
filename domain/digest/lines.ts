import type { CarrierStep } from '../candidacies/next-step';
import type { CloseReason } from '../candidacies/states';
import type { StalledStage } from '../stalled/filters';
import type { StalledKind } from '../stalled/waits';

/** Kinds of digest lines: over target since the last digest, due today, and past twice the target. */
export const digestKinds = ['newOver', 'dueToday', 'escalated'] as const;
/** One of {@link digestKinds}. */
export type DigestKind = (typeof digestKinds)[number];

/** One driver, application or order of a line; drivers by first name and last initial, as in every pipeline email. */
export interface DigestItem {
  readonly name: string;
  /** The order of an application, the carrier of an order; null for a driver. */
  readonly about: string | null;
  readonly stage: StalledStage;
  readonly days: number;
  readonly targetDays: number;
  readonly link: string;
}

/** One driver to call, by first name and last initial. */
export interface DigestCall {
  readonly name: string;
  readonly at: string;
  /** The agreed time has passed. */
  readonly isOver: boolean;
  readonly link: string;
}

interface Line {
  /** Whether the items are the reader's own; the others have no owner: all orders, and drivers without an owner. */
  readonly isOwn: boolean;
  readonly count: number;
  /** The page that lists exactly these items. */
  readonly link: string;
}

/** Items that are over their target, or soon will be. */
export interface DigestWaitLine extends Line {
  readonly kind: DigestKind;
  readonly what: StalledKind;
  /** The first of them. */
  readonly first: readonly DigestItem[];
}

/** Calls whose agreed time is today or has passed. */
export interface DigestCallLine extends Line {
  readonly kind: 'calls';
  /** The first of them. */
  readonly first: readonly DigestCall[];
}

/** One candidate who waits for the reader of a carrier's digest. */
export interface DigestCandidate {
  readonly name: string;
  readonly nextStep: CarrierStep;
  readonly days: number;
  readonly isOver: boolean;
  readonly link: string;
}

/** The candidates of one order who wait for the reader. */
export interface DigestOrder {
  readonly title: string;
  readonly facility: string;
  readonly link: string;
  readonly candidates: readonly DigestCandidate[];
}

/** A driver whose bench review waits for the reader. */
export interface DigestBenchReview {
  readonly name: string;
  readonly days: number;
  readonly isOver: boolean;
  readonly link: string;
}

/** A note that mentions the reader, who has not read it. */
export interface DigestMention {
  /** The candidate's name. */
  readonly name: string;
  readonly author: string;
  readonly text: string;
  readonly link: string;
}

/** A candidate whose application or invitation ended without the carrier's doing since the last digest. */
export interface DigestClosed {
  /** First name and last initial. */
  readonly name: string;
  readonly order: string;
  readonly by: 'driver' | 'system';
  readonly reason: CloseReason;
  readonly link: string;
}

/** One line of a digest: a count and the page that lists exactly these items. */
export type DigestLine = DigestWaitLine | DigestCallLine;
