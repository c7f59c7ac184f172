import type { QueryClient } from '@tanstack/react-query';
import { QueryObserver, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BulkBody, BulkPreview, BulkPreviewBody, BulkProgress } from '#domain/bulk/schema';
import { asApiProblem } from '#web/shared/http/api-problem';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

/** Progress arrives as live updates; polling is for a page without a live connection, in milliseconds. */
const POLL_INTERVAL_MS = 2_000;

const progressKey = (id: string) => ['ops', 'bulk', id] as const;

/** Previews the expected outcome per driver without changing anything. */
export const usePreviewBulk = () =>
  useCommand<BulkPreviewBody, BulkPreview>({
    send: (body) => call(api.POST('/api/ops/bulk/preview', { body: sendable(body) })),
  });

interface Finishable {
  finishedAt: string | null;
}

/** A query of the progress of a bulk action, which is read again until the action is finished. */
export const progressOptions = <Progress extends Finishable>(
  queryKey: readonly string[],
  read: (signal: AbortSignal) => Promise<Progress>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Progress> => read(signal),
    refetchInterval: ({ state: { data } }) => ((data?.finishedAt ?? null) === null ? POLL_INTERVAL_MS : false),
    meta: { topics: ['bulk-action'] },
  });

/** The progress of a bulk action of operations. */
export const bulkProgressQuery = (id: string) =>
  progressOptions(progressKey(id), (signal): Promise<BulkProgress> =>
    call(api.GET('/api/ops/bulk/{id}', { params: { path: { id } }, signal })),
  );

/** An outage passes; after a refusal the result stays unknown. */
function isRefusal(error: Error): boolean {
  const { status } = asApiProblem(error);
  return status >= 400 && status < 500 && status !== 429;
}

/** Waits for the end of a bulk action, whether its dialog is open or not. */
export function untilFinished<Progress extends Finishable>(
  client: QueryClient,
  options: ReturnType<typeof progressOptions<Progress>>,
): Promise<Progress> {
  const observer = new QueryObserver(client, options);
  return new Promise((resolve, reject) => {
    observer.subscribe(({ data, error }) => {
      const isRefused = error !== null && isRefusal(error);
      if ((data?.finishedAt ?? null) === null && !isRefused) return;
      observer.destroy();
      if (isRefused) reject(error);
      else if (data !== undefined) resolve(data);
    });
  });
}

/** A bulk action to start. */
export interface BulkStart<Body> {
  body: Body;
  /** Called with the id of the action once the server has accepted it. */
  onStarted?: (id: string) => void;
}

/**
 * Starts the action for the previewed drivers, and waits until the server has finished it; then refetches operations'
 * lists. A retry sends the same key, so that the action starts once.
 */
export function useRunBulkAction() {
  const client = useQueryClient();
  return useCommand<BulkStart<BulkBody>, BulkProgress>({
    send: async ({ body, onStarted }, { headers }) => {
      const { _id } = await call(api.POST('/api/ops/bulk', { body, headers }));
      onStarted?.(_id);
      return untilFinished(client, bulkProgressQuery(_id));
    },
    invalidates: () => [['ops']],
    about: ({ body }) => body.driverIds,
  });
}

/** Stops a bulk action before its next driver. */
export const useStopBulk = () =>
  useCommand<string>({
    send: (id, { headers }) => call(api.POST('/api/ops/bulk/{id}/stop', { params: { path: { id } }, headers })),
    invalidates: (id) => [progressKey(id)],
  });
