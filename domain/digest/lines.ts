import type { NextStep } from '../candidacies/next-step';
import type { StalledStage } from '../stalled/filters';
import type { StalledKind } from '../stalled/waits';

/** What the morning's digest tells of: over target since the last one, due until tonight, and past twice the target. */
export const digestKinds = ['newOver', 'dueToday', 'escalated'] as const;
/** One of {@link digestKinds}. */
export type DigestKind = (typeof digestKinds)[number];

/** One driver, application or order of a line; a driver by first name and initial, as in every mail of a pipeline. */
export interface DigestItem {
  readonly name: string;
  /** The order of an application, the carrier of an order. */
  readonly about: string | null;
  readonly stage: StalledStage;
  readonly days: number;
  readonly targetDays: number;
  readonly link: string;
}

/** One driver who is to be called, by first name and initial. */
export interface DigestCall {
  readonly name: string;
  readonly at: string;
  /** The time has passed. */
  readonly isOver: boolean;
  readonly link: string;
}

interface Line {
  /** The reader's own, or what nobody owns: all orders, and drivers without an owner. */
  readonly isOwn: boolean;
  readonly count: number;
  /** The page that lists exactly them. */
  readonly link: string;
}

/** What waits too long, or soon will. */
export interface DigestWaitLine extends Line {
  readonly kind: DigestKind;
  readonly what: StalledKind;
  /** The first of them. */
  readonly first: readonly DigestItem[];
}

/** Calls whose agreed time comes today or has passed. */
export interface DigestCallLine extends Line {
  readonly kind: 'calls';
  /** The first of them. */
  readonly first: readonly DigestCall[];
}

/** One candidate who waits for the reader of a carrier's digest. */
export interface DigestCandidate {
  readonly name: string;
  readonly nextStep: NextStep;
  readonly days: number;
  readonly isOver: boolean;
  readonly link: string;
}

/** What waits for the reader on one order. */
export interface DigestOrder {
  readonly title: string;
  readonly facility: string;
  readonly link: string;
  readonly candidates: readonly DigestCandidate[];
}

/** One line of a digest: how many, and the page that lists exactly them. */
export type DigestLine = DigestWaitLine | DigestCallLine;
