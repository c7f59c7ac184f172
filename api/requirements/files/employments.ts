import {
  changeEmployment,
  type EmploymentChange,
  type EmploymentPair,
  enterEmployment,
  isEmploymentOverlap,
  lockEmployments,
} from '#db/employments/employment-store';
import { ProblemError } from '#domain/problems';
import { checkEmployment, shareDays } from '#domain/requirements/entries/check-employment';
import { type EntryProblem, problemIf } from '#domain/requirements/entries/problem';
import type { ChangeEmploymentBody, FileEmployment, NewEmploymentBody } from '#domain/requirements/file-schema';
import { once } from '../../http/once';
import type { SignedIn } from '../../pipelines/command';
import { knownDays, requireNoEntryProblem } from './entry';
import { presentEmployment } from './present-file';
import { type FileScope, loadFile } from './scope';

type Own = Awaited<ReturnType<typeof lockEmployments>>;

/** Enters an employment that did not come from a hire here. */
export async function enterEmploymentByHand(
  ctx: SignedIn,
  pair: EmploymentPair & { readonly requireHire: boolean },
  body: NewEmploymentBody,
): Promise<FileEmployment> {
  const { actor, now } = ctx;
  const { driverId, organizationId } = pair;
  const scope = { driverId, organizationId: null, employmentId: null };
  const { file } = await loadFile(ctx, scope);
  const id = ctx.idempotency.derivedId('employment');
  const stored = await once(ctx, async (trx) => {
    const own = await lockEmployments(trx, pair);
    if (pair.requireHire && !own.some(isHired)) throw new ProblemError('employment-not-hired');
    requireNoEntryProblem([...checkEmployment(body, knownDays(ctx, file)), ...overlaps(body, own)]);
    const row = { id, driver_id: driverId, organization_id: organizationId, entered_by: actor.userId };
    const days = { ...columnsOf(body), hired_on: body.hiredOn, ended_on: body.endedOn, end_reason: body.endReason };
    await refusingOverlaps(enterEmployment(trx, { ...row, ...days, entered_at: now().toISOString() }));
    return id;
  });
  return readEmployment(ctx, scope, stored);
}

const isHired = ({ isOfHire, hiredOn }: Own[number]): boolean => isOfHire && hiredOn !== null;

/** Changes what people enter about an employment; of one that was entered by hand, also its days. */
export async function changeEmploymentDetails(
  ctx: SignedIn,
  scope: FileScope & { readonly employmentId: string },
  body: ChangeEmploymentBody,
): Promise<FileEmployment> {
  const { details, file } = await loadFile(ctx, scope);
  const stored = details.employments.find(({ id }) => id === scope.employmentId);
  if (stored === undefined) throw new ProblemError('not-found');
  const { organizationId, isOfHire } = stored;
  const days = isOfHire ? stored : { ...stored, ...given(body) };
  const entered = { ...days, appliedOn: body.appliedOn, startedOn: body.startedOn };
  await once(ctx, async (trx) => {
    const own = await lockEmployments(trx, { driverId: scope.driverId, organizationId });
    requireNoEntryProblem([
      ...(isOfHire
        ? Object.keys(given(body)).flatMap((name) => problemIf(true, `/${name}`, 'employment-of-hire'))
        : []),
      ...checkEmployment(entered, knownDays(ctx, file)),
      ...(isOfHire
        ? []
        : overlaps(
            entered,
            own.filter(({ id }) => id !== scope.employmentId),
          )),
    ]);
    const change = { ...columnsOf(body), ...(isOfHire ? {} : dayColumns(entered)) };
    await refusingOverlaps(changeEmployment(trx, scope.employmentId, change));
  });
  return readEmployment(ctx, scope, scope.employmentId);
}

const overlaps = (entered: Pick<FileEmployment, 'hiredOn' | 'endedOn'>, own: Own): EntryProblem[] =>
  problemIf(
    own.some((other) => shareDays(entered, other)),
    '/hiredOn',
    'employment-dates-overlap',
  );

/** The days that the body names; null is a day, too. */
const given = ({ hiredOn, endedOn, endReason }: ChangeEmploymentBody): Partial<ChangeEmploymentBody> => ({
  ...(hiredOn !== undefined && { hiredOn }),
  ...(endedOn !== undefined && { endedOn }),
  ...(endReason !== undefined && { endReason }),
});

const columnsOf = (body: Omit<ChangeEmploymentBody, 'hiredOn' | 'endedOn' | 'endReason'>): EmploymentChange => ({
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
    if (isEmploymentOverlap(error)) requireNoEntryProblem([{ pointer: '/hiredOn', code: 'employment-dates-overlap' }]);
    throw error;
  });
}

async function readEmployment(ctx: SignedIn, scope: FileScope, id: string): Promise<FileEmployment> {
  const { details } = await loadFile(ctx, scope);
  const found = details.employments.find((one) => one.id === id);
  if (found === undefined) throw new ProblemError('not-found');
  return presentEmployment(found);
}
