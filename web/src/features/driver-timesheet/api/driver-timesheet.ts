import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { WorkdaysBody } from '#domain/timesheets/schema';
import { timesheetKeys, TOPICS } from '#web/entities/timesheets/workdays';
import { api, call } from '#web/shared/http/client';
import type { CommandRequest } from '#web/shared/http/use-command';

export interface ShownWeek {
  readonly week: string | null;
  readonly assignmentId: string | null;
}

/** The driver's assignments, the open shift, and one assignment's week. The shown one stays while another loads. */
export const driverTimesheetQuery = ({ week, assignmentId }: ShownWeek) =>
  queryOptions({
    queryKey: [...timesheetKeys.driver, { week, assignmentId }],
    queryFn: ({ signal }) => {
      const query = { ...(week !== null && { week }), ...(assignmentId !== null && { assignmentId }) };
      return call(api.GET('/api/driver-timesheet', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
    meta: { topics: TOPICS },
  });

/** Submits workdays as the page showed them; each has an answer of its own. */
export const submitWorkdays = (workDays: WorkdaysBody['workDays'], { headers }: CommandRequest) =>
  call(api.POST('/api/driver-timesheet/submit', { body: { workDays }, headers }));

export const disputeWorkday = (
  { id, version, note }: { id: string; version: number; note: string },
  { headers }: CommandRequest,
) =>
  call(api.POST('/api/driver-timesheet/{id}/dispute', { params: { path: { id } }, body: { version, note }, headers }));
