import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FileSource } from '#web/entities/requirements/source';
import { api, call } from '#web/shared/http/client';
import { ownFile } from './file-source';

/** The issuers of the licenses in the background check form. */
const namedIssuersQuery = () =>
  queryOptions({
    queryKey: ['driver', 'compliance', 'issuers'],
    queryFn: async ({ signal }) => {
      const { motorVehicle } = await call(api.GET('/api/driver-profile/verification/compliance', { signal }));
      return motorVehicle.licenses.flatMap(({ state }) => (state === '' ? [] : [state]));
    },
  });

/** The driver's own file, whose form of licenses begins with those of the background check form. */
export function useOwnFile(): FileSource {
  const { data: namedIssuers } = useQuery(namedIssuersQuery());
  return useMemo(() => (namedIssuers === undefined ? ownFile : { ...ownFile, namedIssuers }), [namedIssuers]);
}
