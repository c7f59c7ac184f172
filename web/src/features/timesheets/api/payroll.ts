import type { PayrollFormat } from '#domain/payroll-exports/schema';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';
import type { CommandRequest } from '#web/shared/http/use-command';

interface PayrollRequest {
  from: string;
  to: string;
  format: PayrollFormat;
  /** Includes days that were exported before. */
  again: boolean;
}

/** Exports the approved days of a period, and downloads the file. */
export async function exportPayroll(body: PayrollRequest, { headers }: CommandRequest): Promise<void> {
  const { _id: exportId } = await call(api.POST('/api/payroll-exports', { body, headers }));
  const params = { path: { exportId } };
  const file = await call(api.GET('/api/payroll-exports/{exportId}/file', { params, parseAs: 'blob' }));
  saveFile(file, `payroll-${body.from}-${body.to}.${body.format}`);
}
