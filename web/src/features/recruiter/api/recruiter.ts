import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The signed-in recruiter with their facilities. */
export const recruiterProfileQuery = () =>
  queryOptions({
    queryKey: ['recruiter-profile'],
    queryFn: ({ signal }) => call(api.GET('/api/recruiter/profile', { signal })),
    meta: { topics: ['candidacy', 'facility', 'job-order', 'user'] },
  });
