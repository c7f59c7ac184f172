import type { Knex } from 'knex';
import type { Evidence, EvidenceDate } from '#domain/requirements/model/evidence';
import type { Db } from '../core/handle';

/** Dates of evidence by their column. */
const dateColumns: Readonly<Record<EvidenceDate, string>> = {
  signed: 'signed_on',
  issued: 'issued_on',
  examined: 'examined_on',
  performed: 'performed_on',
  queried: 'queried_on',
  sent: 'sent_on',
  received: 'received_on',
  participated: 'participated_on',
  tested: 'tested_on',
  enrolled: 'enrolled_on',
  expires: 'expires_on',
  medicalExpires: 'medical_expires_on',
};

/** A row of evidence with its last verdict. */
export type EvidenceRow = { readonly driverId: string } & Omit<Evidence, 'dates' | 'review'> & {
    readonly dates: Evidence['dates'];
    readonly verdict: 'accepted' | 'rejected' | 'withdrawn' | null;
    readonly reviewer: string | null;
    readonly reviewedAt: string | null;
    readonly reviewReason: string | null;
  };

/** Rows that no later row corrects. */
export const uncorrected = (query: Knex.QueryBuilder, table: string): Knex.QueryBuilder =>
  query.whereRaw(`not exists (select from ${table} as later where later.corrects_id = ${table}.id)`);

/** The evidence that counts, with its last verdict and the reviewer's name, in the order of its recording. */
export const evidenceOf = (db: Db, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  uncorrected(rows, 'evidence')
    .joinRaw(
      `left join lateral (
         select evidence_reviews.result, evidence_reviews.reviewed_by, evidence_reviews.reviewed_at, evidence_reviews.reason
         from evidence_reviews
         where evidence_reviews.evidence_id = evidence.id
         order by evidence_reviews.reviewed_at desc, evidence_reviews.id desc limit 1) as review on true
       left join users as reviewers on reviewers.id = review.reviewed_by`,
    )
    .orderBy(['evidence.recorded_at', 'evidence.id'])
    .select({
      driverId: 'evidence.driver_id',
      id: 'evidence.id',
      kind: 'evidence.kind',
      form: 'evidence.form',
      dates: db.raw(`jsonb_strip_nulls(jsonb_build_object(${dateObject}))`),
      findings: 'evidence.findings',
      content: 'evidence.content',
      about: 'evidence.about',
      obtainedBy: 'evidence.obtained_by',
      organizationId: 'evidence.organization_id',
      employmentId: 'evidence.employment_id',
      verdict: 'review.result',
      reviewer: db.raw(`reviewers.first_name || ' ' || reviewers.last_name`),
      reviewedAt: 'review.reviewed_at',
      reviewReason: 'review.reason',
    });

const dateObject = Object.entries(dateColumns)
  .map(([name, column]) => `'${name}', evidence.${column}`)
  .join(', ');
