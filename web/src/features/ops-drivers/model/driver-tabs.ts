import type { Reviewable } from '#domain/driver-reviews/waiting';
import { shownFiles } from '../../../shared/review/shown';
import type { ShownFile } from '../../../shared/review/shown';

/** Tabs of a driver's page, kept in its address. */
export const driverTabs = [
  'overview',
  'requirements',
  'documents',
  'histories',
  'references',
  'compliance',
  'results',
] as const;
export type DriverTab = (typeof driverTabs)[number];

type ReviewedItem = Reviewable extends `${string}/${infer Item}` ? Item : never;

/** Where a review is made: the tab, and what to choose in it. */
export interface ReviewPlace {
  tab: DriverTab;
  what: ShownFile | null;
  /** The word for it, of `ops-drivers:thing`. */
  item: ReviewedItem;
}

/** The tab on which something waits. */
export function reviewPlaceOf(reviewable: Reviewable): ReviewPlace {
  const item = reviewable.slice(reviewable.indexOf('/') + 1) as ReviewedItem;
  const what = shownFiles.find((file) => file === item) ?? null;
  if (reviewable.startsWith('result/')) return { tab: 'results', what: null, item };
  if (what !== null) return { tab: 'documents', what, item };
  if (item === 'compliance') return { tab: 'compliance', what, item };
  return { tab: item === 'reference' ? 'references' : 'histories', what, item };
}

/** Number of waiting items per tab. */
export const waitingInTab = (waiting: readonly Reviewable[], tab: DriverTab): number =>
  waiting.filter((reviewable) => reviewPlaceOf(reviewable).tab === tab).length;
