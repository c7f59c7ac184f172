import type { BulkKind } from '#domain/bulk/acts';
import type { BulkAct, BulkBody, BulkPreview, BulkReport, BulkTargets } from '#domain/bulk/schema';
import { api, call } from '../http/client';
import { sendable } from '../http/sendable';
import { useCommand } from '../http/use-command';
import { defineModal } from '../ui/modals';

/** What is done, and to whom. */
export interface BulkPlan {
  kind: BulkKind;
  targets: BulkTargets;
  /** How many that are, as far as the page knows. */
  count: number;
  onDone: () => void;
}

export const bulkModal = defineModal<BulkPlan>('bulk', () =>
  import('./bulk-dialog').then((module) => module.BulkDialog),
);

/** What each would get; nothing is done yet. */
export const usePreviewBulk = (onDone: (preview: BulkPreview, body: BulkBody) => void) =>
  useCommand<BulkBody, BulkPreview>({
    send: (body) => call(api.POST('/api/ops/bulk/preview', { body: sendable(body) })),
    onDone,
  });

/** Does it to those who were shown; every list of operations may have changed then. */
export const useActInBulk = (onDone: (report: BulkReport) => void) =>
  useCommand<{ driverIds: string[]; act: BulkAct }, BulkReport>({
    send: ({ driverIds, act }, { headers }) =>
      call(api.POST('/api/ops/bulk', { body: { targets: { driverIds }, act }, headers })),
    invalidates: () => [['ops']],
    onDone,
  });
