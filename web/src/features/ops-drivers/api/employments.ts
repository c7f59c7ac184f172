import { queryOptions } from '@tanstack/react-query';
import type { NewOpsEmploymentBody } from '#domain/requirements/file-calls-schema';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** Carriers to choose from. */
export const carriersQuery = queryOptions({
  queryKey: ['ops', 'organizations', 'choice'],
  queryFn: ({ signal }) =>
    call(api.GET('/api/ops/organizations', { params: { query: { search: '', limit: 100, skip: 0 } }, signal })),
  meta: { topics: ['carrier'] },
});

/** Enters an employment that did not come from a hire here. */
export const useAddEmployment = (onDone: () => void) =>
  useCommand<{ id: string; body: NewOpsEmploymentBody }>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/employments', { params: { path: { id } }, body, headers })),
    invalidates: ({ id }) => [opsDriverKeys.one(id)],
    onDone,
  });
