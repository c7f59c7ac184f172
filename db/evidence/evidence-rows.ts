import type { Evidence } from '#domain/requirements/model/evidence';
import type { Transaction } from '../core/handle';
import type { NewRowOf } from '../core/table';

/** A row of evidence as an insert accepts it. */
export type NewEvidence = NewRowOf<'evidence'>;

/** A verdict on evidence; the reviewer is null if it follows from the process itself, as for a signed text. */
export interface NewReview {
  readonly id: string;
  readonly evidenceId: string;
  readonly result: NonNullable<Evidence['review']>['result'] | 'withdrawn';
  readonly by: string | null;
  readonly at: string;
  readonly reason?: string | null;
}

/** A statement has at most 65,535 parameters, and a row has up to 30. */
const ROWS_PER_STATEMENT = 1_000;

/** Stores evidence with its verdicts. Rows that are stored already stay as they are. */
export async function storeEvidence(
  trx: Transaction,
  rows: readonly NewEvidence[],
  reviews: readonly NewReview[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    await trx('evidence')
      .insert(rows.slice(at, at + ROWS_PER_STATEMENT))
      .onConflict()
      .ignore();
  }
  if (reviews.length === 0) return;
  // Evidence that was not stored, because its file already proves the same, gets no verdict.
  await trx.raw(
    `insert into evidence_reviews (id, evidence_id, result, reviewed_by, reviewed_at)
     select given.id, given."evidenceId", given.result, given.by, given.at
     from jsonb_to_recordset(?::jsonb) as given (id uuid, "evidenceId" uuid, result text, by uuid, at timestamptz)
     join evidence on evidence.id = given."evidenceId"
     on conflict (id) do nothing`,
    [JSON.stringify(reviews)],
  );
}
