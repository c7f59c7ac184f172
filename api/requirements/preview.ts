import { readRequirementFacts } from '#db/read-models/requirement-facts';
import { countConcerned, listConcerned, type ConcernedDriver } from '#db/read-models/requirement-preview';
import { findRequirement } from '#db/stores/requirement-store';
import { judge, type Judgement } from '#domain/requirements/judge';
import type { RequirementRecord } from '#domain/requirements/record';
import type { NewRequirementBody, RequirementPreview } from '#domain/requirements/schema';
import type { SignedIn } from '../driver-pipelines/command';

/** So many drivers are judged; the rest is counted. */
const JUDGED = 25;

/** Whom a version would concern, and whose list would change on its first day; nothing is written. */
export async function previewVersion(ctx: SignedIn, body: NewRequirementBody): Promise<RequirementPreview> {
  const { db } = ctx;
  const { replaces, ...draft } = body;
  const [concerned, drivers, before] = await Promise.all([
    countConcerned(db, draft),
    listConcerned(db, draft, JUDGED),
    replaces === null ? undefined : findRequirement(db, replaces),
  ]);
  const after: RequirementRecord = { ...draft, id: draft.code };
  const judged = await Promise.all(drivers.map((driver) => compare(ctx, driver, { before, after })));
  return { concerned, judged: judged.length, changed: judged.flatMap((change) => change ?? []) };
}

interface Versions {
  readonly before: RequirementRecord | undefined;
  readonly after: RequirementRecord;
}

async function compare(
  { db }: SignedIn,
  { driverId, name, organizationId }: ConcernedDriver,
  { before, after }: Versions,
): Promise<RequirementPreview['changed'][number] | undefined> {
  const on = after.effectiveFrom;
  const facts = await readRequirementFacts(db, { driverId, organizationId, orderId: null, on });
  if (facts === undefined) return undefined;
  // The version that is replaced would be in force on that day, were it not for the new one.
  const was = before && judge(facts, [{ ...before, effectiveTo: null }], on)[0];
  const is = judge(facts, [after], on)[0];
  if (is === undefined || isSame(was, is)) return undefined;
  return { driver: { _id: driverId, name }, before: was?.status ?? null, after: is.status };
}

const isSame = (was: Judgement | undefined, is: Judgement): boolean =>
  (was === undefined && is.status === 'notApplicable') || (was?.status === is.status && was.dueOn === is.dueOn);
