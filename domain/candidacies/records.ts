import type { ActorKind } from '../shared/actor';
import type { Stage } from '../shared/candidacy-states';
import type { RecordStatus } from '../shared/candidacy-states';
import type { CandidacyRecords, RecordKind } from './states';

/** The stage, by the first condition that holds; null for no stage. */
export function deriveStage(records: CandidacyRecords): Stage | null {
  const { fleetJobRequest, driverJobRequest, jobAssignment, jobRequest, scheduledInterview } = records;
  if (jobRequest === 'approved') return 'hired';
  if (scheduledInterview === 'pending' && (jobAssignment === 'approved' || jobRequest === 'pending')) {
    return 'pendingInterview';
  }
  // A missing or rejected interview does not matter here: the assignment is pending or approved either way.
  if (jobAssignment === 'pending' || jobAssignment === 'approved') return `pendingReview-${jobAssignment}`;
  if (scheduledInterview === 'rejected' && driverJobRequest === 'pending') return 'pendingReview-pending';
  if (driverJobRequest === 'pending') return 'requested';
  if (fleetJobRequest === 'pending') return 'invited';
  return null;
}

/**
 * Whether the full name is visible: from review until there is no stage anymore (docs/state-machines.md#visible-data).
 */
export const nameVisible = (stage: Stage | null): boolean =>
  stage !== null && stage !== 'invited' && stage !== 'requested';

const isOpen = (status: RecordStatus): boolean => status === 'pending' || status === 'approved';

/**
 * Closes the records of a round: pending and approved ones become rejected (by the carrier) or `cancelled` (by driver
 * or system).
 */
export function closeRecords(records: CandidacyRecords, by: ActorKind): CandidacyRecords {
  const status = by === 'fleet' ? 'rejected' : 'cancelled';
  return mapRecords(records, (current) => (isOpen(current) ? status : current));
}

/** Approves the existing requests of a round when the driver enters review. */
export const approveRequests = (records: CandidacyRecords): CandidacyRecords => ({
  ...mapRecords(records, () => 'approved'),
  jobAssignment: 'pending',
});

const mapRecords = (records: CandidacyRecords, change: (status: RecordStatus) => RecordStatus): CandidacyRecords =>
  Object.fromEntries(
    (Object.entries(records) as [RecordKind, RecordStatus][]).map(([kind, status]) => [kind, change(status)]),
  );
