import type { Db, Transaction } from '#db/core/handle';
import { findEmployment } from '#db/employments/employment-store';
import { type AnsweredFile, readAnswers } from '#db/requirements/answers';
import { type FileSubject, readDriverFile } from '#db/requirements/driver-files';
import { type FileDetails, readFileDetails } from '#db/requirements/file-details';
import type { CarrierActor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import type { FileQuery } from '#domain/requirements/file-schema';
import type { DriverFile } from '#domain/requirements/model/driver-file';
import type { DriverContext } from '../../drivers/me/answer';
import type { RouteContext } from '../../http/context';
import type { SignedIn } from '../../pipelines/command';

/** A file that a caller may use: of an employment with its carrier, or of the driver alone. */
export interface FileScope extends FileSubject {
  readonly organizationId: string | null;
}

/** The context of a request of a carrier's staff. */
export type CarrierContext = RouteContext & { readonly actor: CarrierActor };

async function employmentOf({ db }: SignedIn, id: string) {
  const found = await findEmployment(db, id);
  if (found === undefined) throw new ProblemError('not-found');
  return found;
}

/** A file for operations, of any employment of the driver. */
export async function opsScope(ctx: SignedIn, driverId: string, employmentId?: string | null): Promise<FileScope> {
  if (employmentId === undefined || employmentId === null) {
    return { driverId, employmentId: null, organizationId: null };
  }
  const { organizationId, ...found } = await employmentOf(ctx, employmentId);
  if (found.driverId !== driverId) throw new ProblemError('not-found');
  return { driverId, employmentId, organizationId };
}

/**
 * The file of one of the caller's own carrier's employments; 404 for another carrier's, and while the driver has not accepted
 * the hire.
 */
export async function carrierScope(ctx: CarrierContext, employmentId: string): Promise<FileScope> {
  const { driverId, organizationId, hiredOn } = await employmentOf(ctx, employmentId);
  if (organizationId !== ctx.actor.organizationId || hiredOn === null) throw new ProblemError('not-found');
  return { driverId, employmentId, organizationId };
}

/** The driver's own file, or that of one of their employments. */
export const driverScope = (ctx: DriverContext, employmentId?: string | null): Promise<FileScope> =>
  opsScope(ctx, ctx.actor.driverId, employmentId);

/** A file, and what its readers see beside it. */
export interface LoadedFile {
  readonly file: DriverFile;
  readonly details: FileDetails;
}

/** Reads a file without answers; 404 for an unknown driver, or for an employment that is not the driver's. */
export async function loadFile({ db }: SignedIn, scope: FileScope): Promise<LoadedFile> {
  const [file, details] = await Promise.all([readDriverFile(db, scope), readDetails(db, scope)]);
  if (file === undefined) throw new ProblemError('not-found');
  return { file, details };
}

/** Reads the data of a file beside its answers; 404 for an unknown driver, or for an employment that is not the driver's. */
export async function readDetails(db: Db | Transaction, { driverId, employmentId }: FileScope): Promise<FileDetails> {
  const details = await readFileDetails(db, driverId);
  const isKnown = employmentId === null || details?.employments.some(({ id }) => id === employmentId) === true;
  if (details === undefined || !isKnown) throw new ProblemError('not-found');
  return details;
}

/** A file with its answers on a day. */
export interface LoadedAnswers extends AnsweredFile, LoadedFile {}

/** Reads a file with its answers; by default as of today where the driver lives. */
export async function loadAnswers(
  { db, now }: SignedIn,
  scope: FileScope,
  { on, knownAt }: Partial<FileQuery> = {},
): Promise<LoadedAnswers> {
  const [[answered], details] = await Promise.all([
    readAnswers(db, [scope], { on: on ?? now().toISOString(), knownAt: knownAt ?? null }),
    readDetails(db, scope),
  ]);
  if (answered === undefined) throw new ProblemError('not-found');
  return { ...answered, details };
}
