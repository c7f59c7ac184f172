/** Tables of the reports, each available as a CSV file. */
export const reportTables = ['stages', 'exits', 'owners', 'weeks'] as const;
/** One of {@link reportTables}. */
export type ReportTable = (typeof reportTables)[number];
