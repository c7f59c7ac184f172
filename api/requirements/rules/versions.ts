import {
  findRequirementVersion,
  listRequirementVersions,
  type StoredRequirement,
} from '#db/requirements/requirement-records';
import {
  endRequirementVersion,
  insertRequirementVersion,
  isRequirementOfAnother,
  isRequirementOverlap,
  lockRequirement,
} from '#db/requirements/requirement-versions';
import { ProblemError } from '#domain/problems';
import type {
  CorrectRequirementBody,
  EndRequirementBody,
  NewRequirementBody,
  RequirementVersion,
} from '#domain/requirements/version-schema';
import { checkEnd } from '#domain/requirements/versions';
import { daysAfter } from '#domain/shared/periods';
import { todayOf } from '../../http/today';
import type { SignedIn } from '../../pipelines/command';
import { requireCarrier, requireCorrected, requireNewVersion } from './draft';
import { presentVersion } from './present-version';
import { invalidField } from './refuse';

/** Adds a version, and ends the version that it replaces on the day before, in one transaction. */
export async function addVersion(ctx: SignedIn, body: NewRequirementBody): Promise<RequirementVersion> {
  const { db, actor, idempotency } = ctx;
  const { replaces, replacesUntil, ...requirement } = body;
  const { code, from } = requirement;
  const id = idempotency.derivedId('requirement');
  const write = db.transaction(async (trx) => {
    await lockRequirement(trx, code);
    const versions = await listRequirementVersions(trx, code);
    // On a retry, the first attempt's version is already stored.
    if (versions.some((version) => version.id === id)) return;
    requireNewVersion(ctx, versions, { draft: requirement, replaces, replacesUntil });
    await requireCarrier(trx, requirement);
    const replaced = versions.find((version) => version.id === replaces);
    if (replaced !== undefined) {
      await endRequirementVersion(trx, { id: replaced.id, lastDay: daysAfter(from, -1), by: actor.userId });
    }
    await insertRequirementVersion(trx, { id, requirement, correction: null, authorId: actor.userId });
  });
  await write.catch(refuseStored);
  return readVersion(ctx, id);
}

/** The constraints of the table have the last word. */
function refuseStored(error: unknown): never {
  if (isRequirementOverlap(error)) throw new ProblemError('requirement-changed');
  throw isRequirementOfAnother(error) ? invalidField('/code', 'code-of-another-carrier') : error;
}

/** Corrects a version that has begun: the answers of before stay readable as they were known. */
export async function correctVersion(
  ctx: SignedIn,
  { id: correctedId, body }: { readonly id: string; readonly body: CorrectRequirementBody },
): Promise<RequirementVersion> {
  const { db, actor, idempotency } = ctx;
  const { reason, seen, ...draft } = body;
  const id = idempotency.derivedId('requirement-correction');
  await db.transaction(async (trx) => {
    const named = await requireVersion(trx, correctedId);
    await lockRequirement(trx, named.code);
    const versions = await listRequirementVersions(trx, named.code);
    if (versions.some((version) => version.id === id)) return;
    // The name of a requirement is the same in all its versions.
    const requirement = { ...draft, code: named.code };
    const corrected = requireCorrected(ctx, versions, { id: correctedId, draft: requirement });
    if (newestOf(versions, corrected).id !== seen) throw new ProblemError('requirement-changed');
    const correction = { correctsId: corrected.id, reason };
    await insertRequirementVersion(trx, { id, requirement, correction, authorId: actor.userId });
  });
  return readVersion(ctx, id);
}

/** The last correction of a version, or the version itself. */
const newestOf = (versions: readonly StoredRequirement[], version: StoredRequirement): StoredRequirement =>
  versions
    .filter(({ correctsId }) => correctsId === version.id)
    .toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt))[0] ?? version;

/** Ends a version: after this day the requirement no longer applies, unless another version follows. */
export async function endVersion(
  ctx: SignedIn,
  { id, body: { lastDay } }: { readonly id: string; readonly body: EndRequirementBody },
): Promise<RequirementVersion> {
  const { db, actor } = ctx;
  await db.transaction(async (trx) => {
    const { code } = await requireVersion(trx, id);
    await lockRequirement(trx, code);
    const version = await requireVersion(trx, id);
    if (version.correctsId !== null) throw new ProblemError('correction-ends-alone');
    if (version.to === lastDay && version.enderId === actor.userId) return;
    const problem = checkEnd(version, lastDay, todayOf(ctx));
    if (problem !== undefined) throw invalidField('/lastDay', problem.code);
    await endRequirementVersion(trx, { id, lastDay, by: actor.userId });
  });
  return readVersion(ctx, id);
}

async function requireVersion(db: Parameters<typeof findRequirementVersion>[0], id: string) {
  const version = await findRequirementVersion(db, id);
  if (version === undefined) throw new ProblemError('not-found');
  return version;
}

const readVersion = async ({ db }: SignedIn, id: string): Promise<RequirementVersion> =>
  presentVersion(await requireVersion(db, id));
