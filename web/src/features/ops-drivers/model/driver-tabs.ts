import type { ReviewKind } from '#domain/driver-reviews/waiting';
import type { ShownFile } from '#web/entities/review/shown';
import { shownFiles } from '#web/entities/review/shown';

/** Tabs of a driver's page, kept in its URL. */
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

type ReviewedItem = ReviewKind extends `${string}/${infer Item}` ? Item : never;

/** The tab where an item is reviewed, and the item to select in it. */
export interface ReviewPlace {
  tab: DriverTab;
  what: ShownFile | null;
  /** Key of its label in `ops-drivers:thing`. */
  item: ReviewedItem;
}

/** The tab of an item that waits for review. */
export function reviewPlaceOf(reviewable: ReviewKind): ReviewPlace {
  const item = reviewable.slice(reviewable.indexOf('/') + 1) as ReviewedItem;
  const what = shownFiles.find((file) => file === item) ?? null;
  if (reviewable.startsWith('result/')) return { tab: 'results', what: null, item };
  if (what !== null) return { tab: 'documents', what, item };
  if (item === 'compliance') return { tab: 'compliance', what, item };
  return { tab: item === 'reference' ? 'references' : 'histories', what, item };
}

/** Number of waiting items per tab. */
export const waitingInTab = (waiting: readonly ReviewKind[], tab: DriverTab): number =>
  waiting.filter((reviewable) => reviewPlaceOf(reviewable).tab === tab).length;
