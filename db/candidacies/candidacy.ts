import type { Db } from '#db/core/handle';
import type { CandidacyState } from '#domain/candidacies/state';
import type { RecordKind } from '#domain/candidacies/states';
import type { RecordStatus } from '#domain/shared/candidacy-states';

/** A candidacy after its last projected transition. */
export interface CandidacyRow {
  readonly id: string;
  readonly version: number;
  readonly workflowId: string;
  readonly organizationId: string;
  readonly driverId: string;
  readonly orderId: string;
  readonly state: CandidacyState;
}

/** A candidacy found by one of its records, with the record's round and status. */
export interface RecordedCandidacy extends CandidacyRow {
  readonly recordRound: number;
  readonly recordStatus: RecordStatus;
}

const columns = {
  id: 'candidacies.id',
  version: 'candidacies.version',
  workflowId: 'candidacies.workflow_id',
  organizationId: 'candidacies.organization_id',
  driverId: 'candidacies.driver_id',
  orderId: 'candidacies.order_id',
  state: 'candidacies.snapshot',
};

/** The candidacy with this id. */
export async function findCandidacy(db: Db, id: string): Promise<CandidacyRow | undefined> {
  return db('candidacies').where('candidacies.id', id).first<CandidacyRow | undefined>(columns);
}

/** The driver's candidacy on an order. */
export async function findCandidacyOf(db: Db, orderId: string, driverId: string): Promise<CandidacyRow | undefined> {
  return db('candidacies').where({ order_id: orderId, driver_id: driverId }).first<CandidacyRow | undefined>(columns);
}

/** The candidacy that an invitation, an application or a job request belongs to. */
export async function findCandidacyByRequest(db: Db, requestId: string): Promise<CandidacyRow | undefined> {
  return db('candidacy_records')
    .join('candidacies', 'candidacies.id', 'candidacy_records.candidacy_id')
    .where('candidacy_records.id', requestId)
    .whereIn('candidacy_records.kind', ['jobRequest', 'fleetJobRequest', 'driverJobRequest'])
    .first<CandidacyRow | undefined>(columns);
}

/** The candidacy that a record of this kind belongs to: API calls refer to records. */
export async function findCandidacyByRecord(
  db: Db,
  recordId: string,
  kind: RecordKind,
): Promise<RecordedCandidacy | undefined> {
  return db('candidacy_records')
    .join('candidacies', 'candidacies.id', 'candidacy_records.candidacy_id')
    .where('candidacy_records.id', recordId)
    .where('candidacy_records.kind', kind)
    .first<RecordedCandidacy | undefined>({
      ...columns,
      recordRound: 'candidacy_records.round',
      recordStatus: 'candidacy_records.status',
    });
}
