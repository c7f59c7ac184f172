/** Tables of the carrier's reports, each available as a CSV file. */
export const hiringTables = ['weeks', 'stages', 'replies', 'sources', 'reasons'] as const;
/** One of {@link hiringTables}. */
export type HiringTable = (typeof hiringTables)[number];
