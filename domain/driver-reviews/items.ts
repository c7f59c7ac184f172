/** Sections of a driver's file whose items are reviewed one by one. */
export const itemKinds = [
  'employmentHistory',
  'residenceHistory',
  'militaryService',
  'drivingSchool',
  'unemploymentPeriod',
  'reference',
  'violation',
  'accident',
] as const;
/** One of {@link itemKinds}. */
export type ItemKind = (typeof itemKinds)[number];

/** Verdicts on an item; `noted` keeps the previous verdict. */
export const itemVerdicts = ['approved', 'rejected', 'noted'] as const;
/** One of {@link itemVerdicts}. */
export type ItemVerdict = (typeof itemVerdicts)[number];

/** Sections that are tasks: their verdict follows from the verdicts on their items. */
export const itemTasks = [
  'employmentHistory',
  'residenceHistory',
  'militaryService',
  'drivingSchool',
  'unemploymentPeriod',
  'reference',
] as const satisfies readonly ItemKind[];
/** One of {@link itemTasks}. */
export type ItemTask = (typeof itemTasks)[number];

/** Whether a section is a task that is decided by its items. */
export const isItemTask = (name: string): name is ItemTask => itemTasks.some((task) => task === name);

/** The verdict on the current version of an item; null if it has none. */
export type CurrentVerdict = Exclude<ItemVerdict, 'noted'> | null;

/** The part of a review that the verdict depends on. */
export interface ItemReviewFact {
  readonly verdict: ItemVerdict;
  readonly itemVersion: string;
}

/** The last verdict on the current version of the item. Reviews are sorted oldest first. */
export const currentVerdict = (reviews: readonly ItemReviewFact[], itemVersion: string): CurrentVerdict =>
  reviews.reduce<CurrentVerdict>(
    (standing, review) =>
      review.verdict === 'noted' || review.itemVersion !== itemVersion ? standing : review.verdict,
    null,
  );

/** The verdict on a section: null while an item has none, approved if all are, rejected otherwise. */
export function sectionVerdict(verdicts: readonly CurrentVerdict[]): CurrentVerdict {
  if (verdicts.length === 0 || verdicts.includes(null)) return null;
  return verdicts.includes('rejected') ? 'rejected' : 'approved';
}
