import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { facilityKeys } from './queries';

export interface NearbyPlace {
  organizationId: string;
  latitude: number;
  longitude: number;
  /** The chosen facility, which is not listed again. */
  exclude?: string | undefined;
}

/** The carrier's facilities near a place, nearest first. */
export const nearbyQuery = ({ exclude, ...place }: NearbyPlace) =>
  queryOptions({
    queryKey: [...facilityKeys.nearby, { ...place, exclude }],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/facility/fleet/nearbyList', {
          params: { query: { ...place, ...(exclude === undefined ? {} : { exclude }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    meta: { topics: ['facility'] },
  });
