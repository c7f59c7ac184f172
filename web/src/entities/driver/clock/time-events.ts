import type { TimeEventInput } from '#domain/timesheets/schema';
import { api, call } from '#web/shared/http/client';

/** Sends taps with the present time of this device, from which the server sees how wrong its clock is. */
export const sendTimeEvents = (events: readonly TimeEventInput[]) =>
  call(
    api.POST('/api/driver-timesheet/events', {
      body: { sentAt: new Date().toISOString(), events: [...events] },
    }),
  );
