import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

interface WantedTime {
  orderId: string;
  driverId: string;
  /** An instant. */
  date: string;
  interviewerId: string | null;
}

/** Whether the driver or the interviewer has another interview at this time. */
export const timeConflictsQuery = ({ orderId, driverId, date, interviewerId }: WantedTime) =>
  queryOptions({
    queryKey: ['interview-conflicts', orderId, driverId, date, interviewerId],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/job-order/{id}/interview-conflicts', {
          params: {
            path: { id: orderId },
            query: { driverId, date, ...(interviewerId === null ? {} : { interviewerId }) },
          },
          signal,
        }),
      ),
    meta: { topics: ['candidacy'] },
  });
