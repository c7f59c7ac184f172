import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The logins of a demo installation, and whether more of its data is arriving; nothing everywhere else. */
export const demoLoginsQuery = () =>
  queryOptions({
    queryKey: ['demo-logins'],
    queryFn: ({ signal }) => call(api.GET('/api/demo', { signal })),
    staleTime: Infinity,
  });
