import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** Adds a note about a move. */
export const useExplainMove = (onDone: () => void) =>
  useCommand<{ id: string; text: string }>({
    send: ({ id, text }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/notes', { params: { path: { id } }, body: { text }, headers })),
    invalidates: ({ id }) => [opsDriverKeys.one(id)],
    onDone,
  });
