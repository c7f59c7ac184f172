import type { ApprovalStatus, OrderStatus, PastReason, WaveSkip } from './states';

/** A seat of the order that a hire holds or a completed assignment has used up. */
export interface Seat {
  readonly candidacyId: string;
  readonly round: number;
  readonly hireSeq: number;
  readonly use: 'held' | 'used';
}

/** A wave that is not sent yet. Its time is found after the event that plans it: null until then. */
export interface PlannedWave {
  readonly number: number;
  readonly at: string | null;
  /** The end of the facility's daytime, after which the wave is skipped. */
  readonly until: string | null;
}

/** A wave that is over. */
export interface FinishedWave {
  readonly number: number;
  readonly status: 'sent' | 'skipped';
  readonly reason: WaveSkip | null;
  readonly at: string;
  readonly invited: number;
  readonly leftOut: number;
}

/** The waves of an order's autopilot, one after another (docs/state-machines.md#autopilot). */
export interface AutopilotWaves {
  readonly isPaused: boolean;
  readonly planned: PlannedWave | null;
  readonly sending: { readonly number: number; readonly since: string } | null;
  /** The latest wave that is over. */
  readonly last: FinishedWave | null;
  /** When the latest wave began that was sent, or found nobody to invite: the next one is on a later day. */
  readonly lastOn: string | null;
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
  /** Whether autopilot is switched on. */
  readonly autopilot: boolean;
  /** Absent until autopilot is first switched on. */
  readonly waves?: AutopilotWaves;
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
