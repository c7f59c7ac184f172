import { findEmployment } from '#db/employments/employment-store';
import { type AnsweredFile, readAnswers } from '#db/requirements/answers';
import type { FileSubject } from '#db/requirements/driver-files';
import { type FileDetails, readFileDetails } from '#db/requirements/file-details';
import type { CarrierActor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
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

/** A file with its answers, and what its readers see beside them. */
export interface LoadedFile extends AnsweredFile {
  readonly details: FileDetails;
}

/** Reads a file; by default as of today where the driver lives. */
export async function loadFile(
  { db, now }: SignedIn,
  scope: FileScope,
  { on, knownAt }: { readonly [Name in 'on' | 'knownAt']?: string | undefined } = {},
): Promise<LoadedFile> {
  const [[answered], details] = await Promise.all([
    readAnswers(db, [scope], { on: on ?? now().toISOString(), knownAt: knownAt ?? null }),
    readFileDetails(db, scope.driverId),
  ]);
  if (answered === undefined || details === undefined) throw new ProblemError('not-found');
  return { ...answered, details };
}
