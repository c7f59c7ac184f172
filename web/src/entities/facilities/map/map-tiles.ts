import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The configured server of map tiles, if there is one. */
export const mapTilesQuery = () =>
  queryOptions({
    queryKey: ['map-tiles'],
    queryFn: ({ signal }) => call(api.GET('/api/map-tiles', { signal })),
    staleTime: Infinity,
  });
