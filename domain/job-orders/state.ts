import type { ApprovalStatus, OrderStatus, PastReason } from './states';

/** A seat of the order that a hire holds or a completed assignment has used up. */
export interface Seat {
  readonly candidacyId: string;
  readonly round: number;
  readonly hireSeq: number;
  readonly use: 'held' | 'used';
}

/** The whole state of a job order; plain JSON for Query, projection and continue-as-new. */
export interface JobOrderState {
  readonly schemaVersion: 1;
  readonly orderId: string;
  readonly organizationId: string;
  readonly facilityId: string;
  readonly seq: number;
  /** `none` before the order is created. */
  readonly status: OrderStatus | 'none';
  readonly approval: ApprovalStatus;
  readonly pastReason: PastReason | null;
  /** The immutable `job_order_versions` row with the content. */
  readonly versionId: string;
  readonly numberOfDrivers: number;
  readonly seats: Seat[];
  readonly isVisible: boolean;
  readonly autopilot: boolean;
  readonly startOn: string | null;
  readonly endOn: string | null;
  /** First instant after the last day, in the facility's zone. */
  readonly endsAt: string | null;
  readonly statusSince: string;
  /** False if the order was canceled without notifying its candidates. */
  readonly notifyCandidates: boolean;
  /** Operations' note if the order was sent back. */
  readonly noteId: string | null;
  /** True while the carrier is deactivated; the order does not end until it is reactivated. */
  readonly isPaused?: boolean;
}
