import type { ScheduleView } from '#domain/driver-histories/schema';
import type { DriverSchedule } from '#domain/driver-histories/week';
import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../http/client';
import { useCommand } from '../../http/use-command';
import { applicationQuery } from '../application';

/** When the driver wants to work. */
export const scheduleQuery = () =>
  queryOptions({
    queryKey: ['driver', 'schedule'],
    // The answer names every field; only what is sent may leave some out.
    queryFn: async ({ signal }) =>
      (await call(api.GET('/api/driver-profile/verification/schedule', { signal }))) as ScheduleView,
    meta: { topics: ['driver'] },
  });

/** Says it anew; his own word is enough. */
export const useSaveSchedule = (onDone: () => void) =>
  useCommand<DriverSchedule>({
    send: (body, { headers }) => call(api.PUT('/api/driver-profile/verification/schedule', { body, headers })),
    invalidates: () => [scheduleQuery().queryKey, applicationQuery().queryKey],
    onDone,
  });
