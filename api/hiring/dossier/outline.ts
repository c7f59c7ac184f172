import type { Histories } from './present-histories';

/** A day as its month, which is given by its first day. */
export const monthOf = (day: string): string => `${day.slice(0, 'yyyy-mm'.length)}-01`;

/**
 * The histories without names, without the texts that people wrote, which can contain names, and with months instead of days:
 * a carrier must not recognize its own driver by them.
 */
export const outlined = (histories: Histories): Histories => ({
  employmentHistories: histories.employmentHistories.map((job) => ({
    ...byMonth(job),
    employerName: '',
    position: '',
    reasonForLeaving: '',
  })),
  drivingSchools: histories.drivingSchools.map((school) => ({ ...byMonth(school), schoolName: '' })),
  militaryServices: histories.militaryServices.map((service) => ({ ...byMonth(service), specialty: '' })),
  unemploymentPeriods: histories.unemploymentPeriods.map((period) => ({ ...byMonth(period), note: '' })),
  violations: histories.violations.map((violation) => ({
    ...violation,
    date: monthOf(violation.date),
    details: '',
  })),
  accidents: histories.accidents.map((accident) => ({ ...accident, date: monthOf(accident.date), details: '' })),
});

const byMonth = <E extends { readonly startDate: string; readonly endDate: string | null }>(entry: E): E => ({
  ...entry,
  startDate: monthOf(entry.startDate),
  endDate: entry.endDate === null ? null : monthOf(entry.endDate),
});
