import { findCompliance } from '#db/compliance/compliance-store';
import { readHosTerms } from '#db/eld/hos-terms';
import { storeLogs } from '#db/eld/log-store';
import {
  type FileLicense,
  isLicenseOf,
  linesOf,
  type LogFile,
  MAX_LOG_FILE_LINES,
  MAX_SHOWN_LINES,
} from '#domain/eld/file/log-file';
import { isOutputFile, readOutputFile } from '#domain/eld/file/output-file';
import { readPlainCsv } from '#domain/eld/file/plain-csv';
import type { LogImport } from '#domain/eld/schema';
import { fileProvider } from '#domain/eld/sources';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { fileOf } from '../../http/file-body';

type ImportContext = Pick<RouteContext, 'db' | 'vault' | 'now' | 'request' | 'idempotency'>;

/** The person who imports a file, and the carrier for which they do. */
interface Importer {
  readonly driverId: string;
  readonly importedBy: string;
  readonly organizationId: string | null;
}

/**
 * Imports the records of a log file: an output file of a logging device, or a plain CSV file. Nothing is stored if a line is
 * wrong, all of which the problem names, or if the file is about another driver. The file itself is not kept.
 */
export async function importLogFile(ctx: ImportContext, importer: Importer): Promise<LogImport> {
  const content = fileOf(ctx.request);
  if (content.length === 0) throw new ProblemError('file-empty');
  const text = content.toString('utf8');
  if (linesOf(text).length > MAX_LOG_FILE_LINES) throw new ProblemError('file-too-large');
  const { zone } = await readHosTerms(ctx.db, importer.driverId);
  const reading = { homeZone: zone, now: ctx.now().getTime() };
  const file = isOutputFile(text) ? readOutputFile(text, reading) : readPlainCsv(text, reading);
  if (file.license !== null) await requireOwnLicense(ctx, importer.driverId, file.license);
  requireRight(file);
  const stored = await storeLogs(ctx.db, {
    ...importer,
    id: ctx.idempotency.derivedId('eld-import'),
    provider: fileProvider(file.device),
    source: 'file',
    connectionId: null,
    at: ctx.now().toISOString(),
    logs: file.logs,
    duplicates: file.duplicates,
    skipped: file.skipped,
  });
  if (stored === undefined) throw new ProblemError('log-file-empty');
  return stored;
}

function requireRight({ faults }: LogFile): void {
  if (faults.length === 0) return;
  const lines = faults.slice(0, MAX_SHOWN_LINES).map(({ line, fault }) => ({ line: String(line), fault }));
  throw new ProblemError('log-file-wrong', { lines, count: faults.length });
}

/** Refuses a file with the license of somebody else; no answer says whose it is. */
async function requireOwnLicense(ctx: ImportContext, driverId: string, license: FileLicense): Promise<void> {
  const compliance = await findCompliance(ctx, driverId);
  const held = (compliance?.answers.motorVehicle.licenses ?? []).filter(({ number }) => number !== '');
  if (held.length === 0) throw new ProblemError('license-not-on-file');
  if (!isLicenseOf(license, held)) throw new ProblemError('log-file-of-another-driver');
}
