import type { ProjectionBatch } from '../shared/workflow-event';
import type { OpenRound } from './commands';
import type { CandidacyEvent } from './events';
import type { CandidacyState } from './state';
import type { CandidacyTargets } from './targets';

/** Facts of the order that a round needs and only the database has. */
export interface RoundFacts {
  readonly organizationId: string;
  readonly facilityId: string;
  readonly zone: string;
  readonly targets: CandidacyTargets;
}

/**
 * A fact outside the candidacy on which a transition depends: an open order, the carrier's agreement, the driver's free time,
 * the driver not hired.
 */
export const transitionGuards = ['entry', 'review', 'interview', 'hire'] as const;
/** One of {@link transitionGuards}. */
export type TransitionGuard = (typeof transitionGuards)[number];

/** First contact: the command, and the state and time at which it is decided. */
export interface RoundOpeningInput {
  readonly state: CandidacyState;
  readonly name: 'invite' | 'request';
  readonly command: OpenRound;
  readonly updateId: string;
  readonly now: number;
}

/** Projections of a candidacy, on the queue `workflows`. Each is one transaction and safe to run twice. */
export interface CandidacyActivities {
  /**
   * Reads the order's terms for the round, decides the command and writes its event while holding the order row FOR
   * SHARE; returns the event. Refuses as {@link writeGuarded} does for `entry`.
   */
  openRound(
    input: ProjectionBatch<CandidacyEvent> & { readonly roundOpening: RoundOpeningInput },
  ): Promise<CandidacyEvent>;
  /**
   * Writes events of which the last depends on a fact outside the candidacy. Refuses (non-retryable) and writes nothing:
   * - `entry`: `order-not-active`, `order-filled`, `order-not-visible`, `organization-inactive`, `agreement-not-accepted`, `driver-not-searchable`,
   *   `driver-not-active`
   * - `review`: `organization-inactive`, `agreement-not-accepted`
   * - `interview`: `interview-overlaps`, `interviewer-busy`
   * - `hire`: `driver-already-hired`, `driver-hired-elsewhere`, `driver-not-ready`, `organization-inactive`,
   *   `agreement-not-accepted`, `scorecard-missing`
   */
  writeGuarded(input: ProjectionBatch<CandidacyEvent> & { readonly guard: TransitionGuard }): Promise<void>;
  /**
   * Writes events and the row in one transaction (version guard, conflict alert); frees slot and driver if the snapshot
   * no longer holds them.
   */
  projectCandidacy(input: ProjectionBatch<CandidacyEvent>): Promise<void>;
}

/** Calls to other workflows, on the queue `commands`, which shares no slots with projections. */
export interface CandidacyCommandActivities {
  /** Takes a seat of the order. Refuses with `order-filled`, `order-not-active`. */
  takeSeat(input: { orderId: string; candidacyId: string; round: number; hireSeq: number }): Promise<void>;
  /** Releases the seat (`use: free`) or marks it as used up (`use: used`). */
  releaseSeat(input: {
    orderId: string;
    candidacyId: string;
    round: number;
    hireSeq: number;
    use: 'free' | 'used';
  }): Promise<void>;
}
