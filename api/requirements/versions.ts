import {
  endRequirement,
  findRequirement,
  insertRequirement,
  isRequirementOverlap,
  listRequirements,
  lockRequirement,
} from '#db/requirements/requirement-store';
import { type Problem, ProblemError, problemMessage, requireNoProblem } from '#domain/problems';
import type { RequirementContent } from '#domain/requirements/record';
import type { EndRequirementBody, NewRequirementBody, RequirementVersion } from '#domain/requirements/schema';
import { checkEnd, checkNewVersion, type VersionDates } from '#domain/requirements/versions';
import { todayOf } from '../http/today';
import { InvalidInputError } from '../http/validate';
import type { SignedIn } from '../pipelines/command';
import { presentVersion } from './present';

/** Creates a version, and ends the version that it replaces on the new one's first day, in one transaction. */
export async function addVersion(ctx: SignedIn, body: NewRequirementBody): Promise<RequirementVersion> {
  const { db, actor, idempotency } = ctx;
  const { code, effectiveFrom, effectiveTo, replaces, replacesUntil: _seen, ...content } = body;
  const id = idempotency.derivedId('requirement');
  const write = db.transaction(async (trx) => {
    await lockRequirement(trx, code);
    const versions = await listRequirements(trx, code);
    // On a retry, the first attempt's version is already stored.
    if (versions.some((version) => version.id === id)) return;
    requireVersion(ctx, versions, body);
    const before = versions.find((version) => version.id === replaces);
    const isOpen = before !== undefined && (before.effectiveTo === null || before.effectiveTo > effectiveFrom);
    if (isOpen) await endRequirement(trx, { id: before.id, on: effectiveFrom, by: actor.userId });
    await insertRequirement(trx, { id, code, effectiveFrom, effectiveTo, content, authorId: actor.userId });
  });
  await write.catch((error: unknown) => {
    throw isRequirementOverlap(error) ? new ProblemError('requirement-changed') : error;
  });
  return readVersion(ctx, id);
}

/** Refuses a version for the same reasons as creating it would, each date at its field. */
export function requireVersion(
  ctx: Pick<SignedIn, 'now'>,
  versions: readonly VersionDates[],
  draft: Omit<NewRequirementBody, keyof RequirementContent>,
): void {
  requireField(checkNewVersion(versions, draft, todayOf(ctx)), '/effectiveFrom');
}

/** Ends a version: starting on this day the requirement no longer applies, unless another version follows. */
export async function endVersion(
  ctx: SignedIn,
  { id, body: { on } }: { readonly id: string; readonly body: EndRequirementBody },
): Promise<RequirementVersion> {
  const { db, actor } = ctx;
  await db.transaction(async (trx) => {
    const seen = await findRequirement(trx, id);
    if (seen === undefined) throw new ProblemError('not-found');
    await lockRequirement(trx, seen.code);
    const version = await findRequirement(trx, id);
    if (version === undefined) throw new ProblemError('not-found');
    if (version.effectiveTo === on && version.enderId === actor.userId) return;
    requireField(checkEnd(version, on, todayOf(ctx)), '/on');
    await endRequirement(trx, { id, on, by: actor.userId });
  });
  return readVersion(ctx, id);
}

async function readVersion({ db }: SignedIn, id: string): Promise<RequirementVersion> {
  const version = await findRequirement(db, id);
  if (version === undefined) throw new ProblemError('not-found');
  return presentVersion(version);
}

const ofDates = new Set([
  'effective-date-past',
  'effective-date-not-new',
  'end-before-start',
  'requirement-ends-earlier',
]);

/** A wrong date is reported at its field; other problems refuse the request as a whole. */
function requireField(problem: Problem | undefined, pointer: string): void {
  if (problem === undefined || !ofDates.has(problem.code)) {
    requireNoProblem(problem);
    return;
  }
  const at = problem.code === 'end-before-start' && pointer === '/effectiveFrom' ? '/effectiveTo' : pointer;
  throw new InvalidInputError([{ in: 'body', pointer: at, code: problem.code, message: problemMessage(problem.code) }]);
}
