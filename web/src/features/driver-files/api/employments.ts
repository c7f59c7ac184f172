import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { NewCarrierEmploymentBody } from '#domain/requirements/file-calls-schema';
import { today } from '#web/shared/form/today';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { driverFileKeys } from './driver-files';

const LIMIT = 100;

/** Drivers with a name whose hire by the carrier has begun; employments without an order were entered by hand. */
export const hiredDriversQuery = (search: string) =>
  queryOptions({
    queryKey: [...driverFileKeys.lists, 'hired', search],
    queryFn: async ({ signal }) => {
      const query = { state: 'all', sort: 'name', ...(search !== '' && { search }), limit: LIMIT } as const;
      const { data } = await call(api.GET('/api/business/employments', { params: { query }, signal }));
      const hired = data.filter(({ order, hiredOn }) => order !== null && hiredOn !== null && hiredOn <= today());
      return [...new Map(hired.map(({ driver }) => [driver._id, driver])).values()];
    },
    placeholderData: keepPreviousData,
    meta: { topics: ['candidacy', 'driver'] },
  });

/** Enters an employment of a driver whom the carrier has hired here. */
export const useAddEmployment = (onDone: () => void) =>
  useCommand<NewCarrierEmploymentBody>({
    send: (body, { headers }) => call(api.POST('/api/business/employments', { body, headers })),
    invalidates: () => [driverFileKeys.lists],
    onDone,
  });
