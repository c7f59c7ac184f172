import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { isCalendarDay } from '#domain/shared/calendar-day';
import { dateAt } from '#domain/shared/zoned-time';

export const calendarViews = ['week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

const params = {
  view: parseAsStringLiteral(calendarViews).withDefault('week'),
  date: parseAsString,
  facility: parseAsString,
  interviewer: parseAsString,
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The date in the user's own zone. */
const today = (): string => dateAt(new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The view, the date and the filters in the URL; a made-up date is today. */
export function useCalendarParams() {
  const [{ view, date, facility, interviewer }, set] = useQueryStates(params, { history: 'push' });
  const shown = date !== null && DATE.test(date) && isCalendarDay(date) ? date : today();
  return {
    view,
    date: shown,
    facilityId: facility,
    interviewerId: interviewer,
    show: (change: Partial<{ view: CalendarView; date: string | null }>) => void set(change),
    filter: (change: Partial<{ facility: string | null; interviewer: string | null }>) => void set(change),
  };
}
export type CalendarParams = ReturnType<typeof useCalendarParams>;
