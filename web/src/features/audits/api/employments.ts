import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { formatDate } from '#web/shared/i18n/format';

const LIMIT = 100;

/** Employments with a hire date by the name of the driver, as choices. */
export const employmentChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: ['audits', 'employments', search],
    queryFn: async ({ signal }) => {
      const query = { state: 'all', sort: 'name', ...(search !== '' && { search }), limit: LIMIT } as const;
      const { data } = await call(api.GET('/api/business/employments', { params: { query }, signal }));
      return data.flatMap(({ _id, driver, hiredOn }) =>
        hiredOn === null ? [] : [{ value: _id, label: `${driver.name}, ${formatDate(hiredOn)}`, hiredOn }],
      );
    },
    placeholderData: keepPreviousData,
    meta: { topics: ['candidacy', 'driver'] },
  });
