import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type {
  CandidateBulkBody,
  CandidateBulkPreview,
  CandidateBulkPreviewBody,
  CandidateBulkProgress,
} from '#domain/bulk/candidates/schema';
import type { BulkStart } from '#web/entities/bulk/bulk';
import { progressOptions, untilFinished } from '#web/entities/bulk/bulk';
import { orderKeys } from '#web/entities/job-orders/order';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';
import { hiringKeys } from './candidacies';

const keys = ['candidate-bulk'] as const;
const progressKey = (id: string) => [...keys, id] as const;

/** The queries that a bulk action changes: candidates of several orders. */
const changed = [
  keys,
  hiringKeys.lists,
  hiringKeys.dashboard,
  hiringKeys.profiles,
  hiringKeys.timelines,
  ['candidacies'],
  ['driver-search'],
  orderKeys.every,
  orderKeys.lists,
];

/** Previews the expected outcome per candidate without changing anything. */
export const usePreviewCandidates = (
  onDone: (preview: CandidateBulkPreview, body: CandidateBulkPreviewBody) => void = () => undefined,
) =>
  useCommand<CandidateBulkPreviewBody, CandidateBulkPreview>({
    send: (body) => call(api.POST('/api/candidates/bulk/preview', { body: sendable(body) })),
    onDone,
  });

/** The progress of a carrier's bulk action. */
export const candidateBulkQuery = (id: string) =>
  progressOptions(progressKey(id), (signal): Promise<CandidateBulkProgress> =>
    call(api.GET('/api/candidates/bulk/{id}', { params: { path: { id } }, signal })),
  );

/** The carrier's bulk actions of the last day that the user may see. */
export const candidateBulkListQuery = () =>
  queryOptions({
    queryKey: [...keys, 'list'],
    queryFn: ({ signal }) => call(api.GET('/api/candidates/bulk', { signal })),
    meta: { topics: ['bulk-action'] },
  });

/**
 * Starts the action for the previewed candidates, and waits until the server has finished it. A retry sends the same key,
 * so that the action starts once.
 */
export function useRunCandidates() {
  const client = useQueryClient();
  return useCommand<BulkStart<CandidateBulkBody>, CandidateBulkProgress>({
    send: async ({ body, onStarted }, { headers }) => {
      const { _id } = await call(api.POST('/api/candidates/bulk', { body: sendable(body), headers }));
      onStarted?.(_id);
      void client.invalidateQueries({ queryKey: candidateBulkListQuery().queryKey });
      return untilFinished(client, candidateBulkQuery(_id));
    },
    invalidates: () => changed,
    about: ({ body }) => body.targets.map(({ _id }) => _id),
  });
}

/** Stops a bulk action before its next candidate. */
export const useStopCandidates = () =>
  useCommand<string>({
    send: (id, { headers }) => call(api.POST('/api/candidates/bulk/{id}/stop', { params: { path: { id } }, headers })),
    invalidates: (id) => [progressKey(id)],
  });

const MAX_ORDERS = 100;

/** The carrier's active orders, for invitations. */
export const openOrdersQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...orderKeys.lists, 'open', orgId],
    queryFn: ({ signal }) => {
      const params = { path: { status: 'active' as const, orgId }, query: { limit: MAX_ORDERS } };
      return call(api.GET('/api/job-order/{status}/organization/{orgId}', { params, signal }));
    },
    meta: { topics: ['job-order'] },
  });
