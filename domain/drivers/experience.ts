/** How long somebody has driven, as he answers it himself (driver spec section 3, "Driving experience values"). */
export const drivingExperiences = [
  'lessThan6Months',
  'from6MonthsTo1Year',
  'from1YearTo3Years',
  'moreThan3Years',
] as const;
/** One of {@link drivingExperiences}. */
export type DrivingExperience = (typeof drivingExperiences)[number];

/** The months that an answer proves at least; his employers tell the rest. */
export const monthsAtLeast: Readonly<Record<DrivingExperience, number>> = {
  lessThan6Months: 0,
  from6MonthsTo1Year: 6,
  from1YearTo3Years: 12,
  moreThan3Years: 36,
};

/** Nobody drives commercially below this age (driver spec section 5). */
export const YOUNGEST_DRIVER = 18;

/** Whether somebody born on the date is of age on the other one; both are calendar dates. */
export const isOfAge = (birthDate: string, today: string): boolean => {
  const birthday = `${String(Number(birthDate.slice(0, 4)) + YOUNGEST_DRIVER).padStart(4, '0')}${birthDate.slice(4)}`;
  return birthday <= today;
};
