import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The origin whose pages may show the product in a frame; null if there is none. */
export const hostQuery = () =>
  queryOptions({
    queryKey: ['web-view', 'host'],
    queryFn: ({ signal }) => call(api.GET('/api/web-view', { signal })),
    staleTime: Infinity,
  });
