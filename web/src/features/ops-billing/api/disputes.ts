import type { AdjustWorkdayBody } from '#domain/timesheets/records/schema';
import { billingKey } from '#web/entities/billing/queries';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** Closes the dispute about a workday. */
export const useSettleDispute = (id: string, onDone: () => void) =>
  useCommand<AdjustWorkdayBody>({
    send: (body, { headers }) =>
      call(api.POST('/api/ops/workdays/{id}/adjust', { params: { path: { id } }, body, headers })),
    invalidates: () => [billingKey],
    onDone,
  });
