import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';
import { opsDriverKeys } from '../../../shared/pipeline/drivers';

/** Adds a note about a move. */
export const useExplainMove = (onDone: () => void) =>
  useCommand<{ id: string; text: string }>({
    send: ({ id, text }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/notes', { params: { path: { id } }, body: { text }, headers })),
    invalidates: ({ id }) => [opsDriverKeys.one(id)],
    onDone,
  });
