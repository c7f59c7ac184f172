import type { Reviewable } from '#domain/driver-reviews/waiting';
import { shownFiles } from '../../../shared/review/shown';
import type { ShownFile } from '../../../shared/review/shown';

/** Tabs of a driver's page, kept in its address. */
export const driverParts = [
  'overview',
  'requirements',
  'documents',
  'histories',
  'references',
  'compliance',
  'results',
] as const;
export type DriverPart = (typeof driverParts)[number];

type ReviewedThing = Reviewable extends `${string}/${infer Thing}` ? Thing : never;

/** Where a review is made: the tab, and what to choose in it. */
export interface ReviewPlace {
  part: DriverPart;
  what: ShownFile | null;
  /** The word for it, of `ops-drivers:thing`. */
  thing: ReviewedThing;
}

/** The tab on which something waits. */
export function placeOf(reviewable: Reviewable): ReviewPlace {
  const thing = reviewable.slice(reviewable.indexOf('/') + 1) as ReviewedThing;
  const what = shownFiles.find((file) => file === thing) ?? null;
  if (reviewable.startsWith('result/')) return { part: 'results', what: null, thing };
  if (what !== null) return { part: 'documents', what, thing };
  if (thing === 'compliance') return { part: 'compliance', what, thing };
  return { part: thing === 'reference' ? 'references' : 'histories', what, thing };
}

/** Number of waiting items per tab. */
export const waitingOn = (waiting: readonly Reviewable[], part: DriverPart): number =>
  waiting.filter((reviewable) => placeOf(reviewable).part === part).length;
