import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

export interface CalendarFilters {
  facilityId: string | null;
  interviewerId: string | null;
}

interface CalendarRange extends CalendarFilters {
  organizationId: string;
  from: string;
  days: number;
}

/** Interviews and offered times on some days; each day is that of the facility. */
export const calendarQuery = ({ organizationId, from, days, facilityId, interviewerId }: CalendarRange) =>
  queryOptions({
    queryKey: ['interviews', organizationId, from, days, facilityId, interviewerId],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/interviews/organization/{orgId}', {
          params: {
            path: { orgId: organizationId },
            query: {
              from,
              days,
              ...(facilityId === null ? {} : { facilityId }),
              ...(interviewerId === null ? {} : { interviewerId }),
            },
          },
          signal,
        }),
      ),
    meta: { topics: ['candidacy'] },
  });

/** The carrier's facilities, for the filter. */
export const facilitiesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['facilities', { organizationId }],
    queryFn: ({ signal }) =>
      call(api.GET('/api/facility/organization/{orgId}', { params: { path: { orgId: organizationId } }, signal })),
    meta: { topics: ['facility'] },
  });
