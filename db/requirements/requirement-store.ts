import type { Knex } from 'knex';
import type { RequirementContent, RequirementRecord } from '#domain/requirements/record';
import type { Db, Transaction } from '../core/handle';
import { isViolationOf } from '../core/violations';

const TABLE = 'requirement_records';

/** A requirement version, with the users who wrote and ended it. */
export interface StoredRequirement extends RequirementRecord {
  readonly authorId: string | null;
  readonly author: string | null;
  readonly writtenAt: string;
  readonly enderId: string | null;
  readonly ender: string | null;
}

interface Row extends Omit<StoredRequirement, keyof RequirementContent> {
  readonly content: RequirementContent;
}

const toRecord = ({ content, ...row }: Row): StoredRequirement => ({ ...content, ...row });

const rows = (db: Db | Transaction) =>
  db(TABLE)
    .leftJoin('users as authors', 'authors.id', `${TABLE}.created_by`)
    .leftJoin('users as enders', 'enders.id', `${TABLE}.ended_by`)
    .orderBy([{ column: `${TABLE}.code` }, { column: `${TABLE}.effective_from`, order: 'desc' }])
    .select({
      id: `${TABLE}.id`,
      code: `${TABLE}.code`,
      content: `${TABLE}.content`,
      effectiveFrom: `${TABLE}.effective_from`,
      effectiveTo: `${TABLE}.effective_to`,
      writtenAt: `${TABLE}.created_at`,
      authorId: `${TABLE}.created_by`,
      author: nameOf(db, 'authors'),
      enderId: `${TABLE}.ended_by`,
      ender: nameOf(db, 'enders'),
    }) as Knex.QueryBuilder<object, Row[]>;

const nameOf = (db: Db | Transaction, who: string) => db.raw(`${who}.first_name || ' ' || ${who}.last_name`);

/** Lists all versions of all requirements, or of one, newest first. */
export async function listRequirements(db: Db | Transaction, code?: string): Promise<StoredRequirement[]> {
  const found: Row[] = await rows(db).modify((query) => {
    if (code !== undefined) void query.where({ code });
  });
  return found.map(toRecord);
}

/** Lists the versions in force on a date, past or future. */
export async function listRequirementsOn(db: Db | Transaction, on: string): Promise<RequirementRecord[]> {
  const found = await rows(db)
    .where('effective_from', '<=', on)
    .whereRaw('(effective_to is null or effective_to > ?)', [on]);
  return found.map(toRecord);
}

export async function findRequirement(db: Db | Transaction, id: string): Promise<StoredRequirement | undefined> {
  const found = await rows(db).where(`${TABLE}.id`, id);
  return found.map(toRecord)[0];
}

/** Locks a requirement's versions until the transaction ends, so that the checks still hold when it writes. */
export async function lockRequirement(trx: Transaction, code: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`requirement/${code}`]);
}

export interface NewRequirement extends Omit<RequirementRecord, keyof RequirementContent> {
  readonly content: RequirementContent;
  readonly authorId: string | null;
}

/** Adds a version; a retry with the same id does nothing. */
export async function insertRequirement(trx: Transaction, { content, authorId, ...version }: NewRequirement) {
  await trx(TABLE)
    .insert({
      id: version.id,
      code: version.code,
      content: JSON.stringify(content),
      effective_from: version.effectiveFrom,
      effective_to: version.effectiveTo,
      created_by: authorId,
    })
    .onConflict('id')
    .ignore();
}

/** Ends a version: it stays in force until the day before. */
export async function endRequirement(
  trx: Transaction,
  { id, on, by }: { readonly id: string; readonly on: string; readonly by: string | null },
): Promise<void> {
  await trx(TABLE).where({ id }).update({ effective_to: on, ended_by: by });
}

/** Returns whether the version overlaps another one of the requirement. */
export const isRequirementOverlap = (error: unknown): boolean => isViolationOf(error, 'requirement_records_no_overlap');
