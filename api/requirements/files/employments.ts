import type { Db, Transaction } from '#db/core/handle';
import {
  changeEmployment,
  type EmploymentChange,
  type EmploymentPair,
  enterEmployment,
  hasEmployment,
  isEmploymentOverlap,
  lockEmployments,
} from '#db/employments/employment-store';
import { isOps } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import {
  checkEmployment,
  type EmploymentDays,
  lastsTooLong,
  overlapWith,
  wasHired,
} from '#domain/requirements/entries/check-employment';
import { problemIf } from '#domain/requirements/entries/problem';
import type { ChangeEmploymentBody, FileEmployment, NewEmploymentBody } from '#domain/requirements/file-schema';
import { once } from '../../http/once';
import { requireUnchanged } from '../../http/require-unchanged';
import type { SignedIn } from '../../pipelines/command';
import { knownDays, requireNoEntryProblem } from './entry';
import { presentEmployment } from './present-file';
import { type FileScope, loadFile, readDetails } from './scope';

/**
 * Enters an employment that did not come from a hire here. A carrier may do so only for drivers whom it hired here, and for
 * days up to the end of that: otherwise it could open the file of any driver.
 */
export async function enterEmploymentByHand(
  ctx: SignedIn,
  pair: EmploymentPair,
  body: NewEmploymentBody,
): Promise<FileEmployment> {
  const { actor, now } = ctx;
  const { driverId, organizationId } = pair;
  const isCarriers = !isOps(actor);
  const scope = { driverId, organizationId: null, employmentId: null };
  // Other carriers' drivers are unknown here.
  if (isCarriers && !(await hasEmployment(ctx.db, pair))) throw new ProblemError('not-found');
  const { file } = await loadFile(ctx, scope);
  const days = knownDays(ctx, file);
  const { today } = days;
  const id = ctx.idempotency.derivedId('employment');
  const stored = await once(ctx, async (trx) => {
    const own = await lockEmployments(trx, pair);
    if (isCarriers && !wasHired(own, today)) throw new ProblemError('employment-not-hired');
    requireNoEntryProblem([
      ...checkEmployment(body, days),
      ...problemIf(isCarriers && lastsTooLong(body, { own, today }), '/endedOn', 'employment-beyond-hire'),
    ]);
    requireNoEntryProblem(overlapWith(own, body));
    const row = { id, driver_id: driverId, organization_id: organizationId, entered_by: actor.userId };
    const entered = { ...columnsOf(body), ...dayColumns(body), hired_on: body.hiredOn };
    await refusingOverlaps(enterEmployment(trx, { ...row, ...entered, entered_at: now().toISOString() }));
    return id;
  });
  return readEmployment(ctx.db, scope, stored);
}

/** Changes what people enter about an employment; of one that was entered by hand, also its days. */
export async function changeEmploymentDetails(
  ctx: SignedIn,
  scope: FileScope & { readonly employmentId: string },
  { was, ...body }: ChangeEmploymentBody,
): Promise<FileEmployment> {
  const { details, file } = await loadFile(ctx, scope);
  const stored = details.employments.find(({ id }) => id === scope.employmentId);
  if (stored === undefined) throw new ProblemError('not-found');
  const { organizationId, isOfHire } = stored;
  const entered = withChanges(stored, body);
  const days = knownDays(ctx, file);
  await once(ctx, async (trx) => {
    const own = await lockEmployments(trx, { driverId: scope.driverId, organizationId });
    const current = await readEmployment(trx, scope, scope.employmentId);
    requireUnchanged({ current: enteredOf(current), was, next: enteredOf({ ...current, ...body, ...entered }) });
    requireNoEntryProblem([
      ...(isOfHire
        ? enteredDays.flatMap((name) => problemIf(body[name] !== undefined, `/${name}`, 'employment-of-hire'))
        : []),
      ...checkEmployment(entered, days),
      ...problemIf(
        !isOfHire && !isOps(ctx.actor) && lastsTooLong(entered, { stored: stored.endedOn, own, today: days.today }),
        '/endedOn',
        'employment-beyond-hire',
      ),
    ]);
    const others = own.filter(({ id }) => id !== scope.employmentId);
    if (!isOfHire) requireNoEntryProblem(overlapWith(others, entered));
    const change = { ...columnsOf(body), ...(isOfHire ? {} : dayColumns(entered)) };
    await refusingOverlaps(changeEmployment(trx, scope.employmentId, change));
  });
  return readEmployment(ctx.db, scope, scope.employmentId);
}

/** The details of an employment that people enter. */
const enteredOf = ({ _id, driver, organization, order, ...entered }: FileEmployment) => entered;

const enteredDays = ['hiredOn', 'endedOn', 'endReason'] as const;

/** The days after the change; what the body does not name stays, and null removes an end. */
const withChanges = (stored: EmploymentDays, body: ChangeEmploymentBody): EmploymentDays => ({
  appliedOn: body.appliedOn,
  startedOn: body.startedOn,
  hiredOn: body.hiredOn ?? stored.hiredOn,
  endedOn: body.endedOn === undefined ? stored.endedOn : body.endedOn,
  endReason: body.endReason === undefined ? stored.endReason : body.endReason,
});

const columnsOf = (
  body: Omit<ChangeEmploymentBody, 'hiredOn' | 'endedOn' | 'endReason' | 'was'>,
): EmploymentChange => ({
  applied_on: body.appliedOn,
  started_on: body.startedOn,
  type: body.type,
  is_multiple_employer: body.isMultipleEmployer,
  is_furnished: body.isFurnished,
});

const dayColumns = ({ hiredOn, endedOn, endReason }: Pick<FileEmployment, 'hiredOn' | 'endedOn' | 'endReason'>) => ({
  hired_on: hiredOn,
  ended_on: endedOn,
  end_reason: endReason,
});

/** Another person may have entered the same days in the meantime. */
async function refusingOverlaps(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => {
    throw isEmploymentOverlap(error) ? new ProblemError('employment-dates-overlap') : error;
  });
}

async function readEmployment(db: Db | Transaction, scope: FileScope, id: string): Promise<FileEmployment> {
  const details = await readDetails(db, scope);
  const found = details.employments.find((one) => one.id === id);
  if (found === undefined) throw new ProblemError('not-found');
  return presentEmployment(found);
}
