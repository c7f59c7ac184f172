import type { ScheduleView } from '#domain/driver-histories/schema';
import type { DriverSchedule } from '#domain/driver-histories/week';
import type { DriverPreferences } from '#domain/drivers/preferences/schema';
import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../http/client';
import { useCommand } from '../../http/use-command';
import { applicationQuery } from '../application';
import { personalInfoQuery } from '../personal-info';

/** A week, and the freight that the driver wants to haul. */
export interface ScheduleValues extends DriverSchedule {
  preferences: DriverPreferences;
}

/** What the form of a stored week begins with. */
export const scheduleValues = ({
  schedule,
  preferences,
}: Pick<ScheduleView, 'schedule' | 'preferences'>): ScheduleValues => ({
  ...schedule,
  preferences,
});

/** When the driver wants to work. */
export const scheduleQuery = () =>
  queryOptions({
    queryKey: ['driver', 'schedule'],
    // The answer names every field; only what is sent may leave some out.
    queryFn: async ({ signal }) =>
      (await call(api.GET('/api/driver-profile/verification/schedule', { signal }))) as ScheduleView,
    meta: { topics: ['driver'] },
  });

/** Stores schedule and preferences; the driver's own word is enough. */
export const useSaveSchedule = (onDone: () => void) =>
  useCommand<ScheduleValues>({
    send: (body, { headers }) => call(api.PUT('/api/driver-profile/verification/schedule', { body, headers })),
    invalidates: () => [scheduleQuery().queryKey, applicationQuery().queryKey, personalInfoQuery().queryKey],
    onDone,
  });

/** Stores the preferences alone. */
export const useSavePreferences = (onDone: () => void) =>
  useCommand<DriverPreferences>({
    send: (body, { headers }) => call(api.PUT('/api/driver/preferences', { body, headers })),
    invalidates: () => [scheduleQuery().queryKey, personalInfoQuery().queryKey],
    onDone,
  });
