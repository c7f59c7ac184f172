import type { Expiry, ExpiryKind } from './expiries';
import type { LifecycleStatus } from './lifecycle-statuses';
import type { SnoozeReason } from './reasons';
import type { ResultKind, ResultStatus } from './results';
import type { DriverStage } from './stages';
import type { DocumentKind, DocumentStatus, OnboardingTask, SentTask, TaskStatus } from './tasks';

/** A document of the driver: the current file and its status. */
export interface PipelineDocument {
  readonly status: DocumentStatus;
  readonly fileId: string | null;
}

/** Outcomes of the pre-qualification (age, class, experience). */
export const preQualifications = ['qualified', 'underage', 'no_cdl'] as const;
/** One of {@link preQualifications}. */
export type PreQualification = (typeof preQualifications)[number];

/** Outcomes of the screening call. */
export const callOutcomes = ['pass', 'fail', 'not_now'] as const;
/** One of {@link callOutcomes}. */
export type CallOutcome = (typeof callOutcomes)[number];

/** A hire of the driver, from the offer to its end. */
export interface PipelineHire {
  readonly candidacyId: string;
  readonly isOnAssignment: boolean;
}

/** The stay in a stage that a manual move ended, with everything needed to restore it. */
export interface EndedStay extends Pick<
  DriverPipelineState,
  'stage' | 'previousStage' | 'enteredAt' | 'snooze' | 'call' | 'contactAgainAt' | 'firedDeadlines'
> {
  readonly tries: MissedCalls | null;
}

/** The whole state of a driver's pipeline; plain JSON for Query, projection and continue-as-new. */
export interface DriverPipelineState {
  readonly schemaVersion: 1;
  readonly driverId: string;
  /** 0 before sign-up. */
  readonly seq: number;
  /** The subject of the last transition: a task, document, result, credential or contact. */
  readonly about: string | null;
  readonly stage: DriverStage;
  /** The stage before an exit. */
  readonly previousStage: DriverStage | null;
  readonly enteredAt: string;
  /** The stage that the last transition left; absent after one that stayed in its stage. */
  readonly from?: DriverStage;
  /** The stay that the last transition ended, if it was a manual move; absent after any other transition. */
  readonly left?: EndedStay;
  readonly lifecycleStatus: LifecycleStatus;
  readonly preQualification: PreQualification | null;
  /** All but `documents`, which follows from the documents. */
  readonly tasks: Record<Exclude<OnboardingTask, 'documents'>, TaskStatus>;
  /** The id of each task's last submission, so that a verdict applies to what the reviewer saw. */
  readonly sent?: Partial<Record<SentTask, string>>;
  readonly documents: Record<DocumentKind, PipelineDocument>;
  readonly results: Record<ResultKind, ResultStatus>;
  readonly call: CallOutcome | null;
  /** Unanswered calls; absent in states of older code. */
  readonly tries?: MissedCalls | null;
  readonly expiries: Partial<Record<ExpiryKind, Expiry>>;
  /** Expired credentials that were not renewed. */
  readonly expired: ExpiryKind[];
  readonly isAvailable: boolean;
  readonly hires: PipelineHire[];
  readonly ownerId: string | null;
  readonly snooze: { until: string; reason: SnoozeReason } | null;
  /** When a driver in Retarget is contacted again. */
  readonly contactAgainAt: string | null;
  readonly isErased: boolean;
  /** Keys of the events that are reported only once. */
  readonly reported: string[];
  /** Deadlines that have fired, as `<name>@<time>`. */
  readonly firedDeadlines: string[];
}

/** Unanswered calls during the current stay in Interview or Retarget. */
export interface MissedCalls {
  readonly count: number;
  readonly lastAt: string;
  /** The time of the next call. */
  readonly againAt: string;
}
