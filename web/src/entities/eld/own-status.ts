import { queryOptions } from '@tanstack/react-query';
import type { DutyStatusBody, HosSettings } from '#domain/eld/schema';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';

/** Everything that a new status changes. */
export const hoursKey = ['driver', 'hours'] as const;

/** The driver's settings, connections and imports, and the current status. */
export const hoursSettingsQuery = () =>
  queryOptions({
    queryKey: [...hoursKey, 'settings'],
    queryFn: ({ signal }): Promise<HosSettings> => call(api.GET('/api/driver/hours/settings', { signal })),
  });

/** Sends a status with its own time; the client's id makes a repeat harmless. */
export const sendStatus = (body: DutyStatusBody) =>
  call(api.POST('/api/driver/duty-statuses', { body: sendable(body), headers: { 'Idempotency-Key': body.clientId } }));
