import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { LEGAL_LANGUAGE, type LegalKind, type LegalStatus } from '#domain/legal/kinds';
import { shownText } from '#domain/legal/legal-file';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';

const TABLE = 'legal_texts';

/** A text in one version and language. */
export interface LegalText {
  readonly id: string;
  readonly kind: LegalKind;
  readonly language: string;
  readonly version: string;
  readonly status: LegalStatus;
  readonly title: string;
  readonly body: string;
  readonly sha256: string;
  readonly effectiveFrom: string;
}

export type NewLegalText = Omit<LegalText, 'id' | 'sha256'>;

/** Thrown when a stored version of a text would change: versions are immutable. */
export class LegalVersionTakenError extends Error {
  constructor({ kind, language, version }: NewLegalText) {
    super(`${kind} (${language}) already has a version "${version}" with different wording`);
  }
}

/** The SHA-256 hash of the displayed text, in hexadecimal. */
export const hashOfShown = (text: Pick<LegalText, 'title' | 'body'>): string =>
  createHash('sha256').update(shownText(text)).digest('hex');

/**
 * Stores a text and returns whether it is new. Throws {@link LegalVersionTakenError} if the version exists with other
 * wording.
 */
export async function storeLegalText(db: Db | Transaction, text: NewLegalText): Promise<boolean> {
  const { kind, language, version, status, title, body, effectiveFrom } = text;
  const sha256 = hashOfShown(text);
  const rows = await db(TABLE)
    .insert({
      id: newId(),
      kind,
      language,
      version,
      status,
      title,
      body,
      sha256: Buffer.from(sha256, 'hex'),
      effective_from: effectiveFrom,
    })
    .onConflict(['kind', 'language', 'version'])
    .ignore()
    .returning('id');
  if (rows.length > 0) return true;
  const kept = await texts(db).where({ kind, language, version }).first();
  if (kept?.sha256 !== sha256 || kept.status !== status) throw new LegalVersionTakenError(text);
  return false;
}

export interface InForce {
  /** The effective date. */
  readonly on: string;
  readonly language?: string | undefined;
}

/**
 * Lists the texts in force, one of each kind: approved texts before templates, then the newest; in English if there is
 * no translation.
 */
export async function listLegalTexts(db: Db | Transaction, { on, language }: InForce): Promise<LegalText[]> {
  return texts(db)
    .distinctOn('kind')
    .whereIn('language', [...new Set([language ?? LEGAL_LANGUAGE, LEGAL_LANGUAGE])])
    .andWhere('effective_from', '<=', on)
    .orderBy('kind')
    .orderByRaw(`status = 'approved' desc, language = ? desc`, [language ?? LEGAL_LANGUAGE])
    .orderBy([
      { column: 'effective_from', order: 'desc' },
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
}

/** The text of one kind that is in force. */
export async function findLegalText(
  db: Db | Transaction,
  kind: LegalKind,
  inForce: InForce,
): Promise<LegalText | undefined> {
  return (await listLegalTexts(db, inForce)).find((text) => text.kind === kind);
}

/** A text, current or former, by the hash of its displayed wording. */
export async function findLegalTextByHash(db: Db | Transaction, sha256: string): Promise<LegalText | undefined> {
  return texts(db)
    .where({ sha256: Buffer.from(sha256, 'hex') })
    .orderBy('created_at')
    .first();
}

/** Reads texts by id, current or former. */
export async function readLegalTexts(db: Db | Transaction, ids: readonly string[]): Promise<LegalText[]> {
  return texts(db).whereIn('id', [...new Set(ids)]);
}

const texts = (db: Db | Transaction) =>
  db(TABLE).select({
    id: 'id',
    kind: 'kind',
    language: 'language',
    version: 'version',
    status: 'status',
    title: 'title',
    body: 'body',
    sha256: db.raw(`encode(sha256, 'hex')`),
    effectiveFrom: 'effective_from',
  }) as Knex.QueryBuilder<object, LegalText[]>;
