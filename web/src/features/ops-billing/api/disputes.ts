import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  AdjustmentPreview,
  AdjustWorkdayBody,
  PreviewAdjustmentBody,
  WorkdayDispute,
  WorkdayDisputes,
  WorkdayDisputesQuery,
} from '#domain/timesheets/disputes/schema';
import { disputesKey, disputesMeta } from '#web/entities/billing/disputes';
import { billingKey } from '#web/entities/billing/queries';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

const PAGE_SIZE = 25;

/** Disputes that wait for operations, the oldest first; those of one side if it is named. */
export const disputesQuery = (by: NonNullable<WorkdayDisputesQuery['by']> | null) =>
  infiniteQueryOptions({
    queryKey: [...disputesKey, 'disputes', by],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, skip: pageParam, ...(by !== null && { by }) };
      return call(api.GET('/api/ops/workdays/disputes', { params: { query }, signal })) as Promise<WorkdayDisputes>;
    },
    initialPageParam: 0,
    getNextPageParam: (last: WorkdayDisputes, pages: WorkdayDisputes[]) => nextSkip(last, pages),
    meta: disputesMeta,
  });

/** A disputed workday with its calculation and history. */
export const disputeQuery = (id: string) =>
  queryOptions({
    queryKey: [...disputesKey, id],
    queryFn: ({ signal }) =>
      call(api.GET('/api/ops/workdays/{id}', { params: { path: { id } }, signal })) as Promise<WorkdayDispute>,
    meta: disputesMeta,
  });

/** Previews what amounts would change; nothing is stored. */
export const usePreviewAdjustment = (id: string) =>
  useCommand<PreviewAdjustmentBody, AdjustmentPreview>({
    send: (body) => call(api.POST('/api/ops/workdays/{id}/adjust/preview', { params: { path: { id } }, body })),
  });

/** Settles the dispute. */
export const useAdjustWorkday = (id: string, onDone: () => void) =>
  useCommand<AdjustWorkdayBody>({
    send: (body, { headers }) =>
      call(api.POST('/api/ops/workdays/{id}/adjust', { params: { path: { id } }, body: sendable(body), headers })),
    invalidates: () => [disputesKey, billingKey],
    onDone,
  });
