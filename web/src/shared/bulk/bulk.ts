import type { BulkAct, BulkBody, BulkPreview, BulkReport } from '#domain/bulk/schema';
import { api, call } from '../http/client';
import { sendable } from '../http/sendable';
import { useCommand } from '../http/use-command';

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
    about: ({ driverIds }) => driverIds,
    onDone,
  });
