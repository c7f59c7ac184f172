import type { Db, Transaction } from '#db/core/handle';
import { organizationExists } from '#db/employments/employment-store';
import type { StoredRequirement } from '#db/requirements/requirement-records';
import { ProblemError } from '#domain/problems';
import type { Requirement } from '#domain/requirements/model/requirement';
import { checkCorrection, checkNewVersion } from '#domain/requirements/versions';
import { todayOf } from '../../http/today';
import type { SignedIn } from '../../pipelines/command';
import { invalidField, refuseDates } from './refuse';

/** The content and the days of a version, as operations write them. */
export type RequirementDraft = Omit<Requirement, 'correction'>;

interface Replaced {
  readonly replaces: string | null;
  readonly replacesUntil: string | null;
}

/** The place of a draft in the body of a request. */
interface Place {
  readonly at?: string;
}

/** Refuses a new version for the same reasons as storing it would, each date at its field. */
export function requireNewVersion(
  ctx: Pick<SignedIn, 'now' | 'timeZone'>,
  versions: readonly StoredRequirement[],
  { draft, replaces, replacesUntil, at = '' }: Place & Replaced & { readonly draft: RequirementDraft },
): void {
  requireSameCarrier(versions, draft, at);
  const own = versions.filter(({ correction }) => correction === null);
  refuseDates(checkNewVersion(own, { ...draft, replaces, replacesUntil }, todayOf(ctx)), at);
}

/** Returns the version that a draft corrects, or refuses the correction. */
export function requireCorrected(
  ctx: Pick<SignedIn, 'now' | 'timeZone'>,
  versions: readonly StoredRequirement[],
  { id, draft, at = '' }: Place & { readonly id: string; readonly draft: RequirementDraft },
): StoredRequirement {
  const named = versions.find((version) => version.id === id);
  const corrected = versions.find((version) => version.id === (named?.correctsId ?? id));
  if (corrected === undefined) throw new ProblemError('not-found');
  requireSameCarrier([corrected], draft, at);
  refuseDates(checkCorrection(corrected, draft, todayOf(ctx)), at);
  return corrected;
}

/** All versions of a requirement belong to the same carrier, or to none. */
function requireSameCarrier(versions: readonly StoredRequirement[], draft: RequirementDraft, at: string): void {
  const isOther = versions.some(({ organizationId }) => organizationId !== draft.organizationId);
  if (isOther) throw invalidField(`${at}/code`, 'code-of-another-carrier');
}

/** Refuses a carrier that does not exist. */
export async function requireCarrier(
  db: Db | Transaction,
  { organizationId }: RequirementDraft,
  { at = '' }: Place = {},
): Promise<void> {
  if (organizationId === null || (await organizationExists(db, organizationId))) return;
  throw invalidField(`${at}/organizationId`, 'carrier-unknown');
}
