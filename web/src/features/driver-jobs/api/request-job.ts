import { applicationsQuery } from '#web/entities/driver/applications';
import { driverMeQuery } from '#web/entities/driver/me';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { jobQuery } from './jobs';

/** Applies for a job. */
export const useRequestJob = (onDone: () => void) =>
  useCommand<string>({
    send: (jobOrderId, { headers }) =>
      call(api.POST('/api/job-order/driver-job-request', { body: { jobOrderId }, headers })),
    invalidates: (orderId) => [
      applicationsQuery().queryKey,
      driverMeQuery().queryKey,
      ['driver', 'jobs'],
      jobQuery(orderId).queryKey,
    ],
    onDone,
  });
