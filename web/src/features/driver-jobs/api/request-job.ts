import { applicationsQuery } from '../../../shared/driver/applications';
import { driverMeQuery } from '../../../shared/driver/me';
import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';
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
