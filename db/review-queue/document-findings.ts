import type { Knex } from 'knex';
import { type DocumentFindings, type FindingDocument, mergedFindings } from '#domain/driver-reviews/findings';
import type { Db } from '../core/handle';

export interface NewFindings {
  readonly driverId: string;
  readonly document: FindingDocument;
  readonly findings: DocumentFindings;
  readonly foundBy: string;
  readonly at: Date;
}

/** Stores what a reviewer read on the document; the latest reading counts. */
export async function storeFindings(db: Db, { driverId, document, findings, foundBy, at }: NewFindings): Promise<void> {
  await db('document_findings')
    .insert({
      driver_id: driverId,
      document,
      findings: JSON.stringify(findings),
      found_by: foundBy,
      found_at: at.toISOString(),
    })
    .onConflict(['driver_id', 'document'])
    .merge();
}

/** A driver's findings by document, as a query for {@link readTogether}. */
export const findingsOf = (db: Db, driverId: string): Knex.QueryBuilder =>
  db('document_findings').where({ driver_id: driverId }).select('document', 'findings');

/** One row of {@link findingsOf}. */
export interface FindingsRow {
  readonly document: string;
  readonly findings: DocumentFindings;
}

/** The findings of reviewers on a driver's documents. */
export const findingsFrom = (rows: readonly FindingsRow[]): DocumentFindings =>
  mergedFindings(Object.fromEntries(rows.map(({ document, findings }) => [document, findings])));

export async function readFindings(db: Db, driverId: string): Promise<DocumentFindings> {
  const rows = (await findingsOf(db, driverId)) as FindingsRow[];
  return findingsFrom(rows);
}
