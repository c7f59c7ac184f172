import type { DriverStage } from '../drivers/stages';

/** What the morning's digest tells of: over target since the last one, due until tonight, and past twice the target. */
export const digestKinds = ['newOver', 'dueToday', 'escalated'] as const;
/** One of {@link digestKinds}. */
export type DigestKind = (typeof digestKinds)[number];

/** One driver of a line: first name and initial, as in every mail of a pipeline. */
export interface DigestDriver {
  readonly name: string;
  readonly stage: DriverStage;
  readonly days: number;
  readonly targetDays: number;
  readonly link: string;
}

/** One line of a digest: how many, and the page that lists exactly them. */
export interface DigestLine {
  readonly kind: DigestKind;
  /** The reader's own drivers, or those that nobody owns. */
  readonly isOwn: boolean;
  readonly count: number;
  readonly link: string;
  /** The first of them. */
  readonly drivers: readonly DigestDriver[];
}
