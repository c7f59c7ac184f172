/** The driver's answers about driving experience. */
export const drivingExperiences = [
  'lessThan6Months',
  'from6MonthsTo1Year',
  'from1YearTo3Years',
  'moreThan3Years',
] as const;
/** One of {@link drivingExperiences}. */
export type DrivingExperience = (typeof drivingExperiences)[number];
