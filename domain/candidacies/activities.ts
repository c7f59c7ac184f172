import type { HireFact } from '../driver-pipeline/facts';
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

/** Projections of a candidacy and the checks before a command, on the queue `workflows`. Each is safe to run twice. */
export interface CandidacyActivities {
  /** Reads what a round needs before it opens. Refuses (non-retryable): `not-found`. */
  readRoundFacts(input: { candidacyId: string; orderId: string; driverId: string }): Promise<RoundFacts>;
  /**
   * Refuses as {@link openRound} does, but writes nothing: for an invite or request that answers the other side's
   * within a live round.
   */
  checkOrderOpen(input: { orderId: string; driverId: string; by: 'invite' | 'request' }): Promise<void>;
  /**
   * Writes the first event of a round while holding the order row FOR SHARE. Refuses (non-retryable) with
   * `order-not-active`, `order-filled`, `order-not-visible`, `organization-inactive`, `driver-not-searchable`, `driver-not-active`.
   */
  openRound(input: { workflowId: string; runId: string; event: CandidacyEvent }): Promise<void>;
  /**
   * Writes events and the row in one transaction (version guard, conflict alert); frees slot and driver if the snapshot
   * no longer holds them.
   */
  projectCandidacy(input: { workflowId: string; runId: string; events: CandidacyEvent[] }): Promise<void>;
  /**
   * Reserves the driver's time for an interview. Refuses with `interview-overlaps`. Reserving the same interview again
   * moves it.
   */
  holdInterviewSlot(input: {
    interviewId: string;
    candidacyId: string;
    driverId: string;
    startsAt: string;
    endsAt: string;
  }): Promise<void>;
  /** Undo of {@link holdInterviewSlot}: restores the slot of the last projected state. */
  restoreInterviewSlot(input: { interviewId: string; interview: CandidacyState['interview'] }): Promise<void>;
  /**
   * Claims the driver for a hire; a driver has one at a time. Refuses with `driver-already-hired`, `driver-not-ready`,
   * `organization-inactive`.
   */
  claimDriver(input: {
    candidacyId: string;
    driverId: string;
    orderId: string;
    organizationId: string;
    hireSeq: number;
    round: number;
  }): Promise<void>;
  /** Undo of {@link claimDriver}. */
  releaseDriver(input: { candidacyId: string; hireSeq: number; round: number }): Promise<void>;
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
  /** Notifies the driver's pipeline of a hire; starts the pipeline's workflow from its row if it is not running. */
  notifyDriverPipeline(input: { driverId: string; fact: HireFact }): Promise<void>;
  /** Notifies the driver's other live candidacies that the driver was hired elsewhere, until none is left. */
  closeOtherCandidacies(input: { driverId: string; exceptCandidacyId: string }): Promise<void>;
}
