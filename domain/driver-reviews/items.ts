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

/** What operations say of an item; `noted` leaves the verdict of before as it is. */
export const itemVerdicts = ['approved', 'rejected', 'noted'] as const;
/** One of {@link itemVerdicts}. */
export type ItemVerdict = (typeof itemVerdicts)[number];

/** Sections that are tasks: their verdict follows from their items' verdicts. */
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

/** Whether a section's verdict follows from its items. */
export const isItemTask = (name: string): name is ItemTask => itemTasks.some((task) => task === name);

/** A verdict that stands, or null where nobody has judged the item as it is now. */
export type CurrentVerdict = Exclude<ItemVerdict, 'noted'> | null;

/** A review as far as the verdict follows from it. */
export interface ItemReviewFact {
  readonly verdict: ItemVerdict;
  readonly itemVersion: string;
}

/** The verdict that counts: the last one on the item as it is now. Reviews come the oldest first. */
export const currentVerdict = (reviews: readonly ItemReviewFact[], itemVersion: string): CurrentVerdict =>
  reviews.reduce<CurrentVerdict>(
    (standing, review) =>
      review.verdict === 'noted' || review.itemVersion !== itemVersion ? standing : review.verdict,
    null,
  );

/** What a section's task comes to: null while an item waits, approved when all are, rejected otherwise. */
export const sectionVerdict = (verdicts: readonly CurrentVerdict[]): CurrentVerdict => {
  if (verdicts.length === 0 || verdicts.includes(null)) return null;
  return verdicts.includes('rejected') ? 'rejected' : 'approved';
};
