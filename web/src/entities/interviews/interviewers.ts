import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The carrier's staff who may hold interviews. */
export const interviewersQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['interviewers', organizationId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/interviewers/organization/{orgId}', { params: { path: { orgId: organizationId } }, signal })),
    enabled: organizationId !== '',
  });
