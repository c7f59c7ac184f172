import { queryOptions } from '@tanstack/react-query';
import type { PayrollExport, PayrollFormat, PayrollNames } from '#domain/payroll-exports/schema';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';
import { useCommand } from '#web/shared/http/use-command';

const KEY = ['payroll-exports'] as const;

/** Days of an export, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The carrier's batches, newest first. */
export const exportsQuery = () =>
  queryOptions({ queryKey: KEY, queryFn: ({ signal }) => call(api.GET('/api/payroll-exports', { signal })) });

/** The content of an export of these days, and the batches that contain some of it. */
export const previewQuery = (days: Days) =>
  queryOptions({
    queryKey: [...KEY, 'preview', days],
    queryFn: ({ signal }) => call(api.GET('/api/payroll-exports/preview', { params: { query: days }, signal })),
    staleTime: 0,
  });

/** Saves the file of a batch. */
export async function saveBatch({ _id: exportId, format, from, to }: PayrollExport): Promise<void> {
  const params = { path: { exportId } };
  saveFile(
    await call(api.GET('/api/payroll-exports/{exportId}/file', { params, parseAs: 'blob' })),
    `payroll-${from}-to-${to}.${format}`,
  );
}

interface NewExport extends Days {
  readonly format: PayrollFormat;
  readonly names: PayrollNames;
  readonly again: boolean;
}

/** Creates a batch. */
export const useCreateExport = (onDone: (batch: PayrollExport) => void) =>
  useCommand({
    send: (body: NewExport, request) => call(api.POST('/api/payroll-exports', { ...request, body })),
    invalidates: () => [KEY],
    onDone,
  });
