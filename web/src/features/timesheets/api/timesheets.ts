import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AgreeRateBody } from '#domain/agreed-rates/schema';
import type { ApproveManyBody, TimesheetBrief } from '#domain/timesheets/schema';
import { timesheetKeys, TOPICS } from '#web/entities/timesheets/workdays';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { saveFile } from '#web/shared/http/save-file';
import { sendable } from '#web/shared/http/sendable';
import type { CommandRequest } from '#web/shared/http/use-command';
import type { Approvable } from '../model/approval';
import { queryOf, type TimesheetFilters } from '../model/filters';

const PAGE_SIZE = 50;
const MAX_DRIVERS = 100;

/** The weeks of the carrier's assignments. */
export const briefsQuery = (filters: TimesheetFilters) =>
  infiniteQueryOptions({
    queryKey: [...timesheetKeys.briefs, filters],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...queryOf(filters), limit: PAGE_SIZE, skip: pageParam };
      return call(api.GET('/api/timesheets', { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: nextSkip,
    meta: { topics: TOPICS },
  });

/** The drivers who have hours in a week, for the filter. */
export const weekDriversQuery = (week: string | null) =>
  queryOptions({
    queryKey: [...timesheetKeys.briefs, 'drivers', week],
    queryFn: ({ signal }) => {
      const query = { ...(week !== null && { week }), limit: MAX_DRIVERS, skip: 0 };
      return call(api.GET('/api/timesheets', { params: { query }, signal }));
    },
    select: ({ data }) => [...new Map(data.map(({ assignment }) => [assignment.driverId, assignment.driver]))],
    meta: { topics: TOPICS },
  });

/** One assignment's week with its workdays. */
export const weekQuery = (assignmentId: string, week: string) =>
  queryOptions({
    queryKey: [...timesheetKeys.week, assignmentId, week],
    queryFn: ({ signal }) =>
      call(api.GET('/api/timesheet/{id}', { params: { path: { id: assignmentId }, query: { week } }, signal })),
    meta: { topics: TOPICS },
  });

/** The outcome of an approval, read again each time, because the approver agrees to it. */
export const previewQuery = (refs: readonly Approvable[]) =>
  queryOptions({
    queryKey: [...timesheetKeys.week, 'preview', refs],
    queryFn: ({ signal }) => {
      const body = { workDays: refs.map(({ _id, version }) => ({ _id, version })) };
      return call(api.POST('/api/timesheet/workDay/preview', { body, signal }));
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Agrees on a rate of pay and its first day. */
export const agreeRate = (
  { assignmentId: id, body }: { assignmentId: string; body: AgreeRateBody },
  { headers }: CommandRequest,
) => call(api.POST('/api/timesheet/{id}/rates', { params: { path: { id } }, headers, body: sendable(body) }));

export const approveMany = (body: ApproveManyBody, { headers }: CommandRequest) =>
  call(api.POST('/api/timesheet/workDay/approve-many', { body: sendable(body), headers }));

/** A workday as the page showed it, and a note about it. */
export interface WorkdayNote {
  id: string;
  version: number;
  note: string;
}

export const requestCorrection = ({ id, version, note }: WorkdayNote, { headers }: CommandRequest) =>
  call(api.POST('/api/timesheet/request', { body: { workDayId: id, version, note }, headers }));

export const reopenWorkday = ({ id, version, note }: WorkdayNote, { headers }: CommandRequest) =>
  call(api.PATCH('/api/timesheet/workDay/{id}/reopen', { params: { path: { id } }, body: { version, note }, headers }));

export const disputeWorkday = ({ id, version, note }: WorkdayNote, { headers }: CommandRequest) =>
  call(api.POST('/api/timesheet/workDay/{id}/dispute', { params: { path: { id } }, body: { version, note }, headers }));

/** Downloads the workdays that match the filters. */
export async function saveTimesheets(filters: TimesheetFilters, week: string): Promise<void> {
  const params = { query: queryOf(filters) };
  saveFile(await call(api.GET('/api/timesheets/csv', { params, parseAs: 'blob' })), `timesheets-${week}.csv`);
}

/** Saves an assignment's week as PDF. */
export async function saveWeekPdf({ _id: id, week: { startsOn: week } }: TimesheetBrief): Promise<void> {
  const params = { path: { id }, query: { week } };
  saveFile(await call(api.GET('/api/timesheet/{id}/pdf', { params, parseAs: 'blob' })), `timesheet-${week}.pdf`);
}
