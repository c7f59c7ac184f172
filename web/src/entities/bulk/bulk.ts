import { useState } from 'react';
import type { BulkAction, BulkBody, BulkPreview, BulkReport } from '#domain/bulk/schema';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

/** Drivers per request: a response takes seconds, and a lost one leaves the outcome of only a few drivers unknown. */
const BATCH_SIZE = 50;

/** Previews the expected outcome per driver without changing anything. */
export const usePreviewBulk = (onDone: (preview: BulkPreview, body: BulkBody) => void) =>
  useCommand<BulkBody, BulkPreview>({
    send: (body) => call(api.POST('/api/ops/bulk/preview', { body: sendable(body) })),
    onDone,
  });

interface ManyDrivers {
  driverIds: string[];
  act: BulkAction;
}

/** A report on these outcomes. */
export function reportOf(data: BulkReport['data']): BulkReport {
  const failed = data.filter(({ problem }) => problem !== null).length;
  return { data, done: data.length - failed, failed };
}

/**
 * Runs the action for the previewed drivers in batches and reports the progress; then refetches operations' lists. A
 * retry sends the same keys, so finished batches return their first response and have no further effect.
 */
export function useRunBulkAction() {
  const [processed, setProcessed] = useState(0);
  const command = useCommand<ManyDrivers, BulkReport>({
    send: async ({ driverIds, act }, { headers }) => {
      const data: BulkReport['data'] = [];
      setProcessed(0);
      while (data.length < driverIds.length) {
        const body = { targets: { driverIds: driverIds.slice(data.length, data.length + BATCH_SIZE) }, act };
        const key = `${headers['Idempotency-Key']}/${String(data.length)}`;
        const report = await call(api.POST('/api/ops/bulk', { body, headers: { 'Idempotency-Key': key } }));
        data.push(...report.data);
        setProcessed(data.length);
      }
      return reportOf(data);
    },
    invalidates: () => [['ops']],
    about: ({ driverIds }) => driverIds,
  });
  return { ...command, processed };
}
