import type { CandidacyRecords, RecordKind, RecordStatus } from './states';
import type { ActorKind } from '../shared/actor';

/** Stages that the spec derives from the records (carrier spec section 4, "Driver's stage on a job order"). */
export const stages = [
  'invited',
  'requested',
  'pendingReview-pending',
  'pendingReview-approved',
  'pendingInterview',
  'hired',
] as const;
/** One of {@link stages}. */
export type Stage = (typeof stages)[number];

/** The spec's rule, in its order of precedence; `null` is "there is no stage". */
export const deriveStage = (records: CandidacyRecords): Stage | null => {
  const { fleetJobRequest, driverJobRequest, jobAssignment, jobRequest, scheduledInterview } = records;
  if (jobRequest === 'approved') return 'hired';
  if (scheduledInterview === 'pending' && (jobAssignment === 'approved' || jobRequest === 'pending')) {
    return 'pendingInterview';
  }
  // The spec's further cases of this line (no interview, interview rejected) are among "pending or approved".
  if (jobAssignment === 'pending' || jobAssignment === 'approved') return `pendingReview-${jobAssignment}`;
  if (scheduledInterview === 'rejected' && driverJobRequest === 'pending') return 'pendingReview-pending';
  if (driverJobRequest === 'pending') return 'requested';
  if (fleetJobRequest === 'pending') return 'invited';
  return null;
};

/** Full names are shown from review on, and masked again once there is no stage (carrier spec section 4). */
export const nameVisible = (stage: Stage | null): boolean =>
  stage !== null && stage !== 'invited' && stage !== 'requested';

const isOpen = (status: RecordStatus): boolean => status === 'pending' || status === 'approved';

/** A closed round leaves no pending or approved record: rejected by the carrier, cancelled by driver or system. */
export const closeRecords = (records: CandidacyRecords, by: ActorKind): CandidacyRecords => {
  const status = by === 'fleet' ? 'rejected' : 'cancelled';
  return mapRecords(records, (current) => (isOpen(current) ? status : current));
};

/** Both requests count as approved once the driver is in review; only those that exist. */
export const approveRequests = (records: CandidacyRecords): CandidacyRecords => ({
  ...mapRecords(records, () => 'approved'),
  jobAssignment: 'pending',
});

const mapRecords = (records: CandidacyRecords, change: (status: RecordStatus) => RecordStatus): CandidacyRecords =>
  Object.fromEntries(
    (Object.entries(records) as [RecordKind, RecordStatus][]).map(([kind, status]) => [kind, change(status)]),
  );
