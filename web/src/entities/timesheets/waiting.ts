import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { timesheetKeys, TOPICS } from './workdays';

/** The workdays of all weeks that wait for an approval, and the first of them. */
export const waitingTimesheetsQuery = () =>
  queryOptions({
    queryKey: [...timesheetKeys.briefs, 'waiting'],
    queryFn: ({ signal }) => call(api.GET('/api/timesheets', { params: { query: { limit: 1, skip: 0 } }, signal })),
    select: ({ waiting, oldestWaitingOn }) => ({ waiting, oldestOn: oldestWaitingOn }),
    meta: { topics: TOPICS },
  });
