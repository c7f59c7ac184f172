import { queryOptions } from '@tanstack/react-query';
import type { EditWorkdayBody, Workday } from '#domain/timesheets/schema';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { type CommandRequest, useCommand } from '#web/shared/http/use-command';

/** The reader: the driver or the carrier. */
export type Side = 'driver' | 'fleet';

export const timesheetKeys = {
  driver: ['driver-timesheet'],
  briefs: ['timesheets'],
  week: ['timesheet'],
  history: ['workday-history'],
} as const;

const ALL = Object.values(timesheetKeys);
export const TOPICS = ['workday'] as const;

/** The changes of a workday with their authors, the latest one first. */
export const historyQuery = (side: Side, id: string) =>
  queryOptions({
    queryKey: [...timesheetKeys.history, side, id],
    queryFn: ({ signal }) => {
      const options = { params: { path: { id } }, signal };
      return side === 'driver'
        ? call(api.GET('/api/driver-timesheet/{id}/history', options))
        : call(api.GET('/api/timesheet/workDay/{id}/history', options));
    },
    meta: { topics: TOPICS },
  });

/** A command on workdays: every list that shows them is read again. */
export const useWorkdayCommand = <Input, Answer>(
  send: (input: Input, request: CommandRequest) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) => useCommand({ send, invalidates: () => ALL, ...(onDone === undefined ? {} : { onDone }) });

/** A workday that is edited: by its day for the driver, who may fill in a day that has none. */
export interface EditTarget {
  readonly side: Side;
  readonly assignmentId: string;
  readonly day: string;
  readonly workday: Workday | null;
}

/** Replaces the times and entries of a workday. */
export function saveWorkday(
  { target, body }: { target: EditTarget; body: EditWorkdayBody },
  { headers }: CommandRequest,
): Promise<Workday> {
  const { side, assignmentId, day, workday } = target;
  return side === 'fleet' && workday !== null
    ? call(
        api.PUT('/api/timesheet/workDay/{id}', {
          params: { path: { id: workday._id } },
          headers,
          body: sendable(body),
        }),
      )
    : call(
        api.PUT('/api/driver-timesheet/{assignmentId}/{day}', {
          params: { path: { assignmentId, day } },
          headers,
          body: sendable(body),
        }),
      );
}
