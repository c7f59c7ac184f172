import { findDriverPlace } from '#db/drivers/driver-place';
import { insertDriverFact, withdrawDriverFact } from '#db/requirements/driver-fact-store';
import { findOrganizationName } from '#db/requirements/requirement-jobs';
import { ProblemError, problemMessage } from '#domain/problems';
import { isOfOrganization } from '#domain/requirements/evidence';
import type { DriverRequirements, NewDriverFactBody } from '#domain/requirements/schema';
import { type FieldProblem, InvalidInputError } from '../http/validate';
import type { SignedIn } from '../pipelines/command';
import { readDriverRequirements } from './driver-requirements';

/** Stores a date that operations entered, and returns the requirements for the organization concerned. */
export async function enterFact(
  ctx: SignedIn,
  { driverId, body }: { readonly driverId: string; readonly body: NewDriverFactBody },
): Promise<DriverRequirements> {
  const { db, actor, now, idempotency } = ctx;
  const errors = wrongFields(body);
  if (errors.length > 0) throw new InvalidInputError(errors);
  if ((await findDriverPlace(db, driverId)) === undefined) throw new ProblemError('not-found');
  const organizationId = isOfOrganization(body.kind) ? body.organizationId : null;
  if (organizationId !== null && (await findOrganizationName(db, organizationId)) === undefined) {
    throw new ProblemError('not-found');
  }
  const id = idempotency.derivedId('fact');
  await insertDriverFact(db, { ...body, id, driverId, organizationId, by: actor.userId, at: now() });
  return readDriverRequirements(ctx, { driverId, organizationId: organizationId ?? undefined });
}

/** Withdraws an entry made by mistake. */
export async function withdrawFact(
  { db, actor, now }: SignedIn,
  { driverId, id }: { readonly driverId: string; readonly id: string },
): Promise<void> {
  if (!(await withdrawDriverFact(db, { id, driverId, by: actor.userId, at: now() }))) {
    throw new ProblemError('not-found');
  }
}

function wrongFields({ kind, on, endsOn, organizationId }: NewDriverFactBody): FieldProblem[] {
  const field = (pointer: string, code: 'end-before-start'): FieldProblem => ({
    in: 'body',
    pointer,
    code,
    message: problemMessage(code),
  });
  return [
    ...(endsOn !== null && endsOn < on ? [field('/endsOn', 'end-before-start')] : []),
    ...(isOfOrganization(kind) && organizationId === null
      ? [{ in: 'body' as const, pointer: '/organizationId', code: 'required', message: 'This field is required' }]
      : []),
  ];
}
