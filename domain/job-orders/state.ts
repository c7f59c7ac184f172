import type { ApprovalStatus, OrderStatus, PastReason } from './states';

/** A seat of the order that a hire holds or a completed assignment has used up. */
export interface Seat {
  candidacyId: string;
  round: number;
  hireSeq: number;
  use: 'held' | 'used';
}

/** Everything a job order's workflow knows; plain JSON for query, projection and continue-as-new. */
export interface JobOrderState {
  schemaVersion: 1;
  orderId: string;
  organizationId: string;
  facilityId: string;
  seq: number;
  /** `none` before the order is created. */
  status: OrderStatus | 'none';
  approval: ApprovalStatus;
  pastReason: PastReason | null;
  /** The immutable `job_order_versions` row with the content. */
  versionId: string;
  numberOfDrivers: number;
  seats: Seat[];
  isVisible: boolean;
  autopilot: boolean;
  startOn: string | null;
  endOn: string | null;
  /** First instant after the last day, in the facility's zone. */
  endsAt: string | null;
  statusSince: string;
  /** False if the order was canceled without notifying its candidates. */
  notifyCandidates: boolean;
  /** Operations' note if the order was sent back. */
  noteId: string | null;
  /** True while the carrier is deactivated; the order does not end until it is reactivated. */
  isPaused?: boolean;
}
