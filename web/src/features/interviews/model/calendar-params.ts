import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { today } from '#web/shared/form/today';
import { parseAsDay } from '#web/shared/table/parse-as-day';

export const calendarViews = ['week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

const params = {
  view: parseAsStringLiteral(calendarViews).withDefault('week'),
  date: parseAsDay,
  facility: parseAsString,
  interviewer: parseAsString,
};

/** The view, the date and the filters in the URL; a made-up date is today. */
export function useCalendarParams() {
  const [{ view, date, facility, interviewer }, set] = useQueryStates(params, { history: 'push' });
  return {
    view,
    date: date ?? today(),
    facilityId: facility,
    interviewerId: interviewer,
    show: (change: Partial<{ view: CalendarView; date: string | null }>) => void set(change),
    filter: (change: Partial<{ facility: string | null; interviewer: string | null }>) => void set(change),
  };
}
export type CalendarParams = ReturnType<typeof useCalendarParams>;
