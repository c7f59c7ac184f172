import { queryOptions } from '@tanstack/react-query';
import type {
  AdjustmentPreview,
  AdjustWorkdayBody,
  PreviewAdjustmentBody,
  WorkdayDispute,
} from '#domain/timesheets/disputes/schema';
import { disputesKey, disputesMeta } from '#web/entities/billing/disputes';
import { billingKey } from '#web/entities/billing/queries';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

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
