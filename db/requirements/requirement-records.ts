import type { Knex } from 'knex';
import type { Requirement } from '#domain/requirements/model/requirement';
import type { Db, Transaction } from '../core/handle';
import { instantOf } from '../core/read-together';

/** The part of a requirement that is stored as JSON; the rest has columns. */
export type RequirementContent = Omit<Requirement, 'code' | 'organizationId' | 'from' | 'to' | 'correction'>;

/** A stored version of a requirement, with the users who wrote and ended it; null if it came with the product. */
export interface StoredRequirement extends Requirement {
  readonly id: string;
  readonly organization: string | null;
  readonly authorId: string | null;
  readonly author: string | null;
  readonly writtenAt: string;
  readonly enderId: string | null;
  readonly ender: string | null;
  /** The version that this one corrects. */
  readonly correctsId: string | null;
}

interface Row extends Omit<StoredRequirement, keyof RequirementContent | 'correction'> {
  readonly content: RequirementContent;
  readonly reason: string | null;
}

/** The author of corrections that come with the product. */
const PRODUCT = 'Gladhand';

function toVersion({ content, reason, ...row }: Row): StoredRequirement {
  const correction = reason === null ? null : { reason, by: row.author ?? PRODUCT, at: row.writtenAt };
  return { ...content, ...row, correction };
}

const nameOf = (db: Db | Transaction, who: string) => db.raw(`${who}.first_name || ' ' || ${who}.last_name`);

const newestFirst = (db: Db | Transaction) =>
  db('requirement_records as records')
    .leftJoin('users as authors', 'authors.id', 'records.created_by')
    .orderBy([
      { column: 'records.code' },
      { column: 'records.valid_from', order: 'desc' },
      // A correction stands above what it corrects, whenever it was recorded.
      { column: 'records.corrects_id', nulls: 'last' },
      { column: 'records.created_at', order: 'desc' },
      { column: 'records.id', order: 'desc' },
    ]);

const rows = (db: Db | Transaction) =>
  newestFirst(db)
    .leftJoin('users as enders', 'enders.id', 'records.ended_by')
    .leftJoin('organizations', 'organizations.id', 'records.organization_id')
    .select({
      id: 'records.id',
      code: 'records.code',
      organizationId: 'records.organization_id',
      organization: 'organizations.name',
      content: 'records.content',
      from: 'records.valid_from',
      to: 'records.valid_to',
      correctsId: 'records.corrects_id',
      reason: 'records.correction_reason',
      writtenAt: 'records.created_at',
      authorId: 'records.created_by',
      author: nameOf(db, 'authors'),
      enderId: 'records.ended_by',
      ender: nameOf(db, 'enders'),
    }) as Knex.QueryBuilder<object, Row[]>;

/** Lists all versions of all requirements, or of one, newest first. */
export async function listRequirementVersions(db: Db | Transaction, code?: string): Promise<StoredRequirement[]> {
  const found: Row[] = await rows(db).modify((query) => {
    if (code !== undefined) void query.where('records.code', code);
  });
  return found.map(toVersion);
}

/** Returns one version; undefined if there is none. */
export async function findRequirementVersion(db: Db | Transaction, id: string): Promise<StoredRequirement | undefined> {
  const found = await rows(db).where('records.id', id);
  return found.map(toVersion)[0];
}

type JudgedRow = Pick<Requirement, 'code' | 'organizationId' | 'from' | 'to' | 'correction'> & {
  readonly content: RequirementContent;
};

/** The requirements as they were last read; they change a few times a year, and every answer needs them. */
let kept: { readonly digest: string; readonly requirements: readonly Requirement[] } | undefined;

/**
 * The requirements by which files are judged: all versions and corrections that have a day in force. One statement
 * compares a digest of the table with that of the requirements in memory, and returns them only if they changed.
 */
export async function listRequirementRecords(db: Db | Transaction): Promise<readonly Requirement[]> {
  const known = kept;
  const statement = db.raw<{ rows: { digest: string; changed: JudgedRow[] | null }[] }>(
    `select digest, case when digest is distinct from ?::text then
       (select coalesce(jsonb_agg(to_jsonb(judged.*)), '[]') from (?) as judged) end as changed
     from (?) as current`,
    [known?.digest ?? null, judged(db), digestOfRecords(db)],
  );
  const { rows } = await statement.options({ name: 'requirements' });
  const [found] = rows;
  if (found === undefined) throw new Error('The digest query returned no row');
  if (found.changed === null) return known?.requirements ?? [];
  kept = { digest: found.digest, requirements: found.changed.map(toJudged) };
  return kept.requirements;
}

/** The content of a version never changes; its last day, and the name of its author, may. */
const digestOfRecords = (db: Db | Transaction): Knex.QueryBuilder =>
  db('requirement_records as records')
    .leftJoin('users as authors', 'authors.id', 'records.created_by')
    .select({
      digest: db.raw(
        `coalesce(md5(string_agg(concat_ws('/', records.id, records.created_at, records.valid_to, authors.first_name,
           authors.last_name), ',' order by records.id)), '')`,
      ),
    });

const judged = (db: Db | Transaction): Knex.QueryBuilder =>
  newestFirst(db)
    .whereRaw('(records.valid_to is null or records.valid_to >= records.valid_from)')
    .select({
      content: 'records.content',
      code: 'records.code',
      organizationId: 'records.organization_id',
      from: 'records.valid_from',
      to: 'records.valid_to',
      correction: db.raw(
        `case when records.correction_reason is not null then jsonb_build_object('reason', records.correction_reason,
           'by', coalesce(authors.first_name || ' ' || authors.last_name, ?::text), 'at', records.created_at) end`,
        [PRODUCT],
      ),
    });

const toJudged = ({ content, correction, ...row }: JudgedRow): Requirement =>
  Object.assign(content, row, { correction: correction && { ...correction, at: instantOf(correction.at) } });

/** A version without what only its storage knows. */
export function toRequirement(version: StoredRequirement): Requirement {
  const { id: _id, organization: _name, correctsId: _corrects, writtenAt: _at, ...rest } = version;
  const { authorId: _authorId, author: _author, enderId: _enderId, ender: _ender, ...requirement } = rest;
  return requirement;
}
