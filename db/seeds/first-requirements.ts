import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { RequirementFile } from '#domain/requirements/schema';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';
import {
  endRequirement,
  listRequirements,
  lockRequirement,
  type StoredRequirement,
} from '../requirements/requirement-store';

/** The requirements that ship with the product. In a build, they are next to the migrations bundle. */
const folder = join(__dirname, 'requirements');

/** Thrown when a file changes a stored version: versions are immutable. */
export class RequirementVersionTakenError extends Error {
  constructor({ code, effectiveFrom }: RequirementFile) {
    super(
      `${code} already has a different version effective from ${effectiveFrom}. Give the change a new effective date.`,
    );
  }
}

/** Returns every version in the committed files. */
export const readRequirementFiles = (): RequirementFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => RequirementFile.array().parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

/**
 * Stores the requirements that ship with the product. Versions that operations wrote for the same days take precedence.
 */
export async function storeFirstRequirements(
  db: Db,
  files: readonly RequirementFile[] = readRequirementFiles(),
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRequirement(trx, '*');
    const stored = await listRequirements(trx);
    const versionOf = (file: RequirementFile) =>
      stored.find(({ code, effectiveFrom }) => code === file.code && effectiveFrom === file.effectiveFrom);
    // End old versions first, so that their successors do not overlap them.
    for (const file of files) await endAsFiled(trx, file, versionOf(file));
    for (const file of files) if (versionOf(file) === undefined) await insertFiled(trx, file);
  });
}

async function endAsFiled(trx: Transaction, file: RequirementFile, stored: StoredRequirement | undefined) {
  // Keep versions that operations wrote or ended.
  if (stored === undefined || stored.authorId !== null || stored.enderId !== null) return;
  const { code, effectiveFrom, effectiveTo, ...content } = file;
  const { id, effectiveTo: endedOn, authorId: _a, author: _b, writtenAt: _c, enderId: _d, ender: _e, ...said } = stored;
  if (!isDeepStrictEqual(said, { ...content, code, effectiveFrom })) throw new RequirementVersionTakenError(file);
  const isSooner = effectiveTo !== null && (endedOn === null || effectiveTo < endedOn);
  if (isSooner) await endRequirement(trx, { id, on: effectiveTo, by: null });
}

async function insertFiled(trx: Transaction, { code, effectiveFrom, effectiveTo, ...content }: RequirementFile) {
  await trx('requirement_records')
    .insert({
      id: newId(),
      code,
      content: JSON.stringify(content),
      effective_from: effectiveFrom,
      effective_to: effectiveTo,
    })
    .onConflict()
    .ignore();
}
