import type { Requirement } from '#domain/requirements/model/requirement';
import type { Transaction } from '../core/handle';
import { isViolationOf } from '../core/violations';

const TABLE = 'requirement_records';

/** Locks a requirement's versions until the transaction ends, so that the checks still hold when it writes. */
export async function lockRequirement(trx: Transaction, code: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`requirement/${code}`]);
}

/** A version to store. */
export interface NewRequirementVersion {
  readonly id: string;
  readonly requirement: Omit<Requirement, 'correction'>;
  /** The version that it replaces for its days, and why; null if it corrects none. */
  readonly correction: { readonly correctsId: string; readonly reason: string } | null;
  /** Null if it comes with the product. */
  readonly authorId: string | null;
  /** Now if absent. */
  readonly writtenAt?: string | undefined;
}

/** Adds a version; a retry with the same id does nothing. */
export async function insertRequirementVersion(trx: Transaction, version: NewRequirementVersion): Promise<void> {
  await trx(TABLE).insert(rowOf(version)).onConflict('id').ignore();
}

/** Adds a version that comes with the product, unless another one is in force on its days. */
export async function insertFirstVersion(trx: Transaction, version: NewRequirementVersion): Promise<void> {
  await trx(TABLE).insert(rowOf(version)).onConflict().ignore();
}

function rowOf({ id, requirement, correction, authorId, writtenAt }: NewRequirementVersion) {
  const { code, organizationId, from, to, ...content } = requirement;
  return {
    id,
    code,
    organization_id: organizationId,
    content: JSON.stringify(content),
    valid_from: from,
    valid_to: to,
    corrects_id: correction?.correctsId ?? null,
    correction_reason: correction?.reason ?? null,
    created_by: authorId,
    ...(writtenAt !== undefined && { created_at: writtenAt }),
  };
}

/** Ends a version and its corrections, which stay in force through that day. */
export async function endRequirementVersion(
  trx: Transaction,
  { id, lastDay, by }: { readonly id: string; readonly lastDay: string; readonly by: string | null },
): Promise<void> {
  await trx(TABLE)
    .whereRaw('? in (id, corrects_id)', [id])
    .whereRaw('(valid_to is null or valid_to > ?)', [lastDay])
    // A correction of later days alone is withdrawn.
    .update({ valid_to: trx.raw('greatest(?::date, valid_from - 1)', [lastDay]), ended_by: by });
}

/** Returns whether the version overlaps another one of the requirement. */
export const isRequirementOverlap = (error: unknown): boolean => isViolationOf(error, 'requirement_records_no_overlap');

/** Returns whether the code belongs to a requirement of another carrier, or of all. */
export const isRequirementOfAnother = (error: unknown): boolean =>
  isViolationOf(error, 'requirement_records_one_owner');
