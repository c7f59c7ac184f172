import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { workdayStates } from '#domain/timesheets/states';
import { parseAsDay } from '#web/shared/table/parse-as-day';

const FILTERS = {
  week: parseAsDay,
  facility: parseAsString,
  driver: parseAsString,
  state: parseAsStringLiteral(workdayStates),
};

/** The filters, which are in the URL. */
export const useTimesheetFilters = () => useQueryStates(FILTERS);

export type TimesheetFilters = ReturnType<typeof useTimesheetFilters>[0];

/** The number of filters in use; the week is always one. */
export const countFilters = ({ facility, driver, state }: TimesheetFilters): number =>
  [facility, driver, state].filter((value) => value !== null).length;

/** The filters as parameters of the request. */
export const queryOf = ({ week, facility, driver, state }: TimesheetFilters) => ({
  ...(week !== null && { week }),
  ...(facility !== null && { facilityId: facility }),
  ...(driver !== null && { driverId: driver }),
  ...(state !== null && { state }),
});
