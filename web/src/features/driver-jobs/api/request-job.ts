import type { DealbreakerAnswer } from '#domain/candidacies/dealbreakers/rules';
import { applicationsQuery } from '#web/entities/driver/applications';
import { driverMeQuery } from '#web/entities/driver/me';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { jobQuery } from './jobs';

interface JobRequest {
  jobOrderId: string;
  dealbreakerAnswers: DealbreakerAnswer[];
}

/** Applies for a job. */
export const useRequestJob = (onDone: () => void) =>
  useCommand<JobRequest>({
    send: (body, { headers }) => call(api.POST('/api/job-order/driver-job-request', { body, headers })),
    invalidates: ({ jobOrderId: orderId }) => [
      applicationsQuery().queryKey,
      driverMeQuery().queryKey,
      ['driver', 'jobs'],
      jobQuery(orderId).queryKey,
    ],
    onDone,
  });
