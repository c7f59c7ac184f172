import { readTogether } from '#db/core/read-together';
import { type DocumentRow, documentRowsOf, type DriverResultRow, resultRowsOf } from '#db/driver-dossier/document-rows';
import { findOpsDriver } from '#db/driver-pipeline/ops-drivers';
import type { FileDocuments } from '#domain/driver-dossier/documents-schema';
import { ProblemError } from '#domain/problems';
import type { SignedIn } from '../pipelines/command';
import { logView } from '../pipelines/log-view';
import { presentDocuments } from './present';

/** All documents of a driver, for operations and for the driver; a view of operations is logged for the driver. */
export async function readDocuments(ctx: SignedIn, driverId: string): Promise<FileDocuments> {
  const { db, actor } = ctx;
  const reader = { driverId, organizationId: null };
  const [driver, { rows, results }] = await Promise.all([
    findOpsDriver(db, driverId),
    readTogether<{ readonly rows: readonly DocumentRow[]; readonly results: readonly DriverResultRow[] }>(db, {
      rows: documentRowsOf(db, reader),
      results: resultRowsOf(db, reader),
    }),
  ]);
  if (driver === undefined) throw new ProblemError('not-found');
  await logView(ctx, driverId);
  const reading = { actor, pipeline: driver.snapshot, rows, results, employment: undefined, isOpen: true };
  return presentDocuments(reading, driverId);
}
