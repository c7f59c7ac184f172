import type { Transaction } from '#db/core/handle';
import type { CandidacyState } from '#domain/candidacies/state';
import { interviewIdOf } from '#domain/candidacies/state-table';
import { type RecordKind, recordKinds } from '#domain/candidacies/states';
import { derivedId } from '#platform/ids';
import type { AppliedEvent } from '../core/applied-event';

/** The id by which API calls refer to a record; an interview's record id is the interview id. */
export function recordId(candidacyId: string, round: number, kind: Exclude<RecordKind, 'scheduledInterview'>): string {
  return derivedId('record', candidacyId, String(round), kind);
}

/** The id of a record of the current round; null while the record does not exist. */
export function currentRecordId(snapshot: CandidacyState, kind: RecordKind): string | null {
  if (snapshot.records[kind] === undefined) return null;
  return kind === 'scheduledInterview' ? interviewIdOf(snapshot) : recordId(snapshot.candidacyId, snapshot.round, kind);
}

/** Updates the records of the current round to the snapshot; records of earlier rounds stay unchanged. */
export async function writeCandidacyRecords(
  trx: Transaction,
  { at, snapshot }: AppliedEvent<CandidacyState>,
): Promise<void> {
  const rows = recordRows(snapshot, at);
  if (rows.length === 0) return;
  await trx('candidacy_records')
    .insert(rows)
    .onConflict('id')
    .merge(['status', 'updated_at'])
    .whereRaw('candidacy_records.status <> excluded.status');
}

/** The rows of the current round's records, as if all of them had been created at `at`. */
export function recordRows(snapshot: CandidacyState, at: string) {
  return recordKinds.flatMap((kind) => recordRow(snapshot, kind, at) ?? []);
}

function recordRow(snapshot: CandidacyState, kind: RecordKind, at: string) {
  const status = snapshot.records[kind];
  if (status === undefined) return undefined;
  const { candidacyId, round, driverId, orderId } = snapshot;
  const id = currentRecordId(snapshot, kind);
  if (id === null) return undefined;
  return {
    id,
    candidacy_id: candidacyId,
    round,
    kind,
    status,
    driver_id: driverId,
    order_id: orderId,
    created_at: at,
    updated_at: at,
  };
}
