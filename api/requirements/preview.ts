import { readManyRequirementFacts } from '#db/requirements/requirement-facts';
import { type AffectedSubject, countAffected, listAffected, subjectsOf } from '#db/requirements/requirement-preview';
import { listRequirements } from '#db/requirements/requirement-store';
import { evaluateRequirements } from '#domain/requirements/evaluate';
import type { RequirementEvaluation } from '#domain/requirements/evaluation';
import type { RequirementFacts } from '#domain/requirements/facts';
import type { RequirementRecord } from '#domain/requirements/record';
import type { PreviewRequirementBody, RequirementPreview } from '#domain/requirements/schema';
import type { SignedIn } from '../pipelines/command';
import { requireVersion } from './versions';

/** Drivers checked per response: each response takes a moment, and the page shows the progress. */
const BATCH = 500;
/** The number of changes that are listed individually. */
const SAMPLE_SIZE = 25;

/**
 * Previews a version for the next batch of drivers: to how many it would apply, and for how many the requirements would
 * change on its first day. Writes nothing.
 */
export async function previewVersion(ctx: SignedIn, body: PreviewRequirementBody): Promise<RequirementPreview> {
  const { db } = ctx;
  const { after, replaces, replacesUntil: _seen, ...draft } = body;
  const stored = await listRequirements(db, draft.code);
  requireVersion(ctx, stored, body);
  const version: RequirementRecord = { ...draft, id: draft.code };
  const versions = { before: stored.find(({ id }) => id === replaces), after: version };
  const scopes = [...new Set([version.scope, versions.before?.scope ?? version.scope])];
  const [total, ids] = await Promise.all([
    after === null ? countAffected(db, scopes) : null,
    listAffected(db, { scopes, after, limit: BATCH }),
  ]);
  const subjects = await subjectsOf(db, ids, scopes);
  const facts = await readManyRequirementFacts(db, subjects, version.effectiveFrom);
  const seen = subjects.map((subject, index) => compare(subject, facts[index], versions));
  const changes = seen.flatMap(({ change }) => change ?? []);
  return {
    total,
    judged: ids.length,
    concerned: driversIn(seen.filter(({ isConcerned }) => isConcerned)),
    changed: driversIn(seen.filter(({ change }) => change !== undefined)),
    rows: changes.slice(0, SAMPLE_SIZE),
    next: ids.length < BATCH ? null : (ids.at(-1) ?? null),
  };
}

interface Versions {
  readonly before: RequirementRecord | undefined;
  readonly after: RequirementRecord;
}

interface DriverChanges {
  readonly driverId: string;
  readonly isConcerned: boolean;
  readonly change: RequirementPreview['rows'][number] | undefined;
}

const driversIn = (seen: readonly DriverChanges[]): number => new Set(seen.map(({ driverId }) => driverId)).size;

function compare(
  { driverId, name, organizationId, organization }: AffectedSubject,
  facts: RequirementFacts | undefined,
  { before, after }: Versions,
): DriverChanges {
  const on = after.effectiveFrom;
  const unchanged = { driverId, isConcerned: false, change: undefined };
  if (facts === undefined) return unchanged;
  // Without the new version, the replaced one would be in force on that day.
  const was = before && evaluateRequirements(facts, [{ ...before, effectiveTo: null }], on)[0];
  const is = evaluateRequirements(facts, [{ ...after, effectiveTo: null }], on)[0];
  if (is === undefined) return unchanged;
  const isConcerned = is.status !== 'notApplicable';
  if (isSame(was, is)) return { ...unchanged, isConcerned };
  const of = organizationId === null || organization === null ? null : { _id: organizationId, name: organization };
  const people = { driver: { _id: driverId, name }, organization: of };
  const dates = { wasDueOn: was?.dueOn ?? null, dueOn: is.dueOn };
  return { driverId, isConcerned, change: { ...people, ...dates, before: was?.status ?? null, after: is.status } };
}

const isSame = (was: RequirementEvaluation | undefined, is: RequirementEvaluation): boolean =>
  (was === undefined && is.status === 'notApplicable') || (was?.status === is.status && was.dueOn === is.dueOn);
