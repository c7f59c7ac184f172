import { isDeepStrictEqual } from 'node:util';
import type { Requirement } from '#domain/requirements/model/requirement';
import { requirements } from '#domain/requirements/records/all';
import { isInForceOn } from '#domain/requirements/versions';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';
import { listRequirementVersions, type StoredRequirement, toRequirement } from '../requirements/requirement-records';
import { endRequirementVersion, insertFirstVersion, lockRequirement } from '../requirements/requirement-versions';

/** Thrown when a record changes a stored version: versions are immutable. */
export class RequirementVersionTakenError extends Error {
  constructor({ code, from }: Requirement) {
    super(
      `${code} already has a different version effective from ${from}. Give the change a new effective date, or record it as a correction.`,
    );
  }
}

/**
 * Stores the requirements that ship with the product. Versions that operations wrote for the same days take precedence,
 * and so do ends that they set and versions that they corrected.
 */
export async function storeFirstRequirements(db: Db, records: readonly Requirement[] = requirements): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRequirement(trx, '*');
    const stored = await listRequirementVersions(trx);
    const versions = records.filter(({ correction }) => correction === null);
    // End old versions first, so that their successors do not overlap them.
    for (const record of versions) {
      const version = storedFor(stored, record);
      if (version !== undefined && !isOfOperations(stored, version)) await endAsShipped(trx, record, version);
    }
    for (const record of versions) {
      if (storedFor(stored, record) === undefined) await insertShipped(trx, record);
    }
    for (const record of records) await correctAsShipped(trx, record);
  });
}

const storedFor = (stored: readonly StoredRequirement[], { code, from }: Requirement): StoredRequirement | undefined =>
  stored.find((version) => version.code === code && version.from === from && version.correction === null);

/** The content as it is after storing, without the end. */
const contentOf = ({ to: _to, ...record }: Requirement): unknown => JSON.parse(JSON.stringify(record));

/** Whether operations wrote, corrected or ended a version: it stays as they left it. */
const isOfOperations = (all: readonly StoredRequirement[], { id, authorId, enderId }: StoredRequirement): boolean =>
  authorId !== null || enderId !== null || all.some((other) => other.correctsId === id && other.authorId !== null);

async function endAsShipped(trx: Transaction, record: Requirement, stored: StoredRequirement) {
  if (!isDeepStrictEqual(contentOf(toRequirement(stored)), contentOf(record))) {
    throw new RequirementVersionTakenError(record);
  }
  const isSooner = record.to !== null && (stored.to === null || record.to < stored.to);
  if (isSooner) await endRequirementVersion(trx, { id: stored.id, lastDay: record.to, by: null });
}

const insertShipped = (trx: Transaction, { correction: _none, ...requirement }: Requirement): Promise<void> =>
  insertFirstVersion(trx, { id: newId(), requirement, correction: null, authorId: null });

/** A release corrects a version of before as operations do, with a reason and the instant. */
async function correctAsShipped(trx: Transaction, { correction, ...requirement }: Requirement) {
  if (correction === null) return;
  const stored = await listRequirementVersions(trx, requirement.code);
  const [reason, writtenAt] = [correction.reason, new Date(correction.at).toISOString()];
  const isStored = stored.some((one) => one.correction?.reason === reason && one.writtenAt === writtenAt);
  const corrected = stored.find((one) => one.correction === null && isInForceOn(one, requirement.from));
  if (isStored || corrected === undefined) return;
  const named = { correctsId: corrected.id, reason };
  await insertFirstVersion(trx, { id: newId(), requirement, correction: named, authorId: null, writtenAt });
}
