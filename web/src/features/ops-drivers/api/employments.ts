import type { NewOpsEmploymentBody } from '#domain/requirements/file-calls-schema';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** Enters an employment that did not come from a hire here. */
export const useAddEmployment = (onDone: () => void) =>
  useCommand<{ id: string; body: NewOpsEmploymentBody }>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/employments', { params: { path: { id } }, body, headers })),
    invalidates: ({ id }) => [opsDriverKeys.one(id)],
    onDone,
  });
