import type { LifecycleStatus } from '../drivers/lifecycle';
import type { DriverStage } from '../drivers/stages';
import type { Expiry, ExpiryKind } from './expiries';
import type { SnoozeReason } from './reasons';
import type { ResultKind, ResultStatus } from './results';
import type { DocumentKind, DocumentStatus, OnboardingTask, SentTask, TaskStatus } from './tasks';

/** A document of the driver: the current file and its status. */
export interface PipelineDocument {
  status: DocumentStatus;
  fileId: string | null;
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
  candidacyId: string;
  isOnAssignment: boolean;
}

/** The stay in a stage that a manual move ended, with everything needed to restore it. */
export interface EndedStay extends Pick<
  DriverPipelineState,
  'stage' | 'previousStage' | 'enteredAt' | 'snooze' | 'call' | 'contactAgainAt' | 'firedDeadlines'
> {
  tries: MissedCalls | null;
}

/** Everything a driver's pipeline knows; plain JSON for query, projection and continue-as-new. */
export interface DriverPipelineState {
  schemaVersion: 1;
  driverId: string;
  /** 0 before sign-up. */
  seq: number;
  /** The subject of the last transition: a task, document, result, credential or contact. */
  about: string | null;
  stage: DriverStage;
  /** The stage before an exit. */
  previousStage: DriverStage | null;
  enteredAt: string;
  /** The stay that the last transition ended, if it was a manual move; absent after any other transition. */
  left?: EndedStay;
  lifecycleStatus: LifecycleStatus;
  preQualification: PreQualification | null;
  /** All but `documents`, which follows from the documents. */
  tasks: Record<Exclude<OnboardingTask, 'documents'>, TaskStatus>;
  /** The id of each task's last submission, so that a verdict applies to what the reviewer saw. */
  sent?: Partial<Record<SentTask, string>>;
  documents: Record<DocumentKind, PipelineDocument>;
  results: Record<ResultKind, ResultStatus>;
  call: CallOutcome | null;
  /** Unanswered calls; absent in states of earlier releases. */
  tries?: MissedCalls | null;
  expiries: Partial<Record<ExpiryKind, Expiry>>;
  /** Expired credentials that were not renewed. */
  expired: ExpiryKind[];
  isAvailable: boolean;
  hires: PipelineHire[];
  ownerId: string | null;
  snooze: { until: string; reason: SnoozeReason } | null;
  /** When a driver in Retarget is contacted again. */
  contactAgainAt: string | null;
  isErased: boolean;
  /** Keys of the events that are reported only once. */
  reported: string[];
  /** Deadlines that have fired, as `<name>@<time>`. */
  firedDeadlines: string[];
}

/** Unanswered calls during the current stay in Interview or Retarget. */
export interface MissedCalls {
  count: number;
  lastAt: string;
  /** The time of the next call. */
  againAt: string;
}
