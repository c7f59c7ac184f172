import { queryOptions } from '@tanstack/react-query';
import type { ScheduleView } from '#domain/driver-histories/schedule-schema';
import type { DriverSchedule } from '#domain/driver-histories/week';
import type { DriverPreferences } from '#domain/drivers/preferences/schema';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { applicationQuery } from '../application';
import { personalInfoQuery } from '../personal-info';

/** The schedule and the freight preferences. */
export interface ScheduleValues extends DriverSchedule {
  preferences: DriverPreferences;
}

/** The form values of a stored schedule. */
export const scheduleValues = ({
  schedule,
  preferences,
}: Pick<ScheduleView, 'schedule' | 'preferences'>): ScheduleValues => ({
  ...schedule,
  preferences,
});

/** The driver's schedule. */
export const scheduleQuery = () =>
  queryOptions({
    queryKey: ['driver', 'schedule'],
    // The response contains every field; the schema marks some as optional for requests.
    queryFn: async ({ signal }) =>
      (await call(api.GET('/api/driver-profile/verification/schedule', { signal }))) as ScheduleView,
    meta: { topics: ['driver'] },
  });

/** Saves schedule and preferences, as changes of those that the form was opened with; they need no review. */
export const useSaveSchedule = ({ preferences, ...schedule }: ScheduleValues, onDone: () => void) =>
  useCommand<ScheduleValues>({
    send: (values, { headers }) => {
      const body = { ...values, was: { schedule, preferences } };
      return call(api.PUT('/api/driver-profile/verification/schedule', { body, headers }));
    },
    invalidates: () => [scheduleQuery().queryKey, applicationQuery().queryKey, personalInfoQuery().queryKey],
    onDone,
  });

/** Saves only the preferences, as a change of those that the form was opened with. */
export const useSavePreferences = (was: DriverPreferences, onDone: () => void) =>
  useCommand<DriverPreferences>({
    send: (preferences, { headers }) =>
      call(api.PUT('/api/driver/preferences', { body: { ...preferences, was }, headers })),
    invalidates: () => [scheduleQuery().queryKey, personalInfoQuery().queryKey],
    onDone,
  });
