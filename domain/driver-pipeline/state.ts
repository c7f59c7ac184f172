import type { LifecycleStatus } from '../drivers/lifecycle';
import type { DriverStage } from '../drivers/stages';
import type { MissedCalls } from './missed-calls';
import type { Expiry, ExpiryKind } from './expiries';
import type { SnoozeReason } from './reasons';
import type { ResultKind, ResultStatus } from './results';
import type { DocumentKind, DocumentStatus, OnboardingTask, SentTask, TaskStatus } from './tasks';

/** A document of the driver: the file that counts, and how far it is. */
export interface PipelineDocument {
  status: DocumentStatus;
  fileId: string | null;
}

/** Answers to the pre-qualification (age, class, experience); null before. */
export const preQualifications = ['qualified', 'underage', 'no_cdl'] as const;
/** One of {@link preQualifications}. */
export type PreQualification = (typeof preQualifications)[number];

/** What the screening call came to. */
export const callOutcomes = ['pass', 'fail', 'not_now'] as const;
/** One of {@link callOutcomes}. */
export type CallOutcome = (typeof callOutcomes)[number];

/** A hire of the driver, from the offer to its end. */
export interface PipelineHire {
  candidacyId: string;
  isOnAssignment: boolean;
}

/** A stay in a stage that a move by hand ended, with all that belongs to the stay. */
export interface LeftStay extends Pick<
  DriverPipelineState,
  'stage' | 'previousStage' | 'enteredAt' | 'snooze' | 'call' | 'contactAgainAt' | 'firedClocks'
> {
  tries: MissedCalls | null;
}

/** Everything a driver's pipeline knows; plain JSON that serves query, projection and continue-as-new. */
export interface DriverPipelineState {
  schemaVersion: 1;
  driverId: string;
  /** 0 before the sign-up. */
  seq: number;
  /** What the last transition was about: a task, document, result, proof or contact. */
  about: string | null;
  stage: DriverStage;
  /** The stage that an exit was left from. */
  previousStage: DriverStage | null;
  enteredAt: string;
  /** What the move that happened last has left; absent once anything else happens. */
  left?: LeftStay;
  lifecycleStatus: LifecycleStatus;
  preQualification: PreQualification | null;
  /** All but `documents`, which follows from them. */
  tasks: Record<Exclude<OnboardingTask, 'documents'>, TaskStatus>;
  /** What was sent last for a task, so that a verdict is on what the reviewer saw. */
  sent?: Partial<Record<SentTask, string>>;
  documents: Record<DocumentKind, PipelineDocument>;
  results: Record<ResultKind, ResultStatus>;
  call: CallOutcome | null;
  /** Calls that nobody answered; absent in states of earlier releases. */
  tries?: MissedCalls | null;
  expiries: Partial<Record<ExpiryKind, Expiry>>;
  /** Proofs whose date has passed and that were not renewed. */
  expired: ExpiryKind[];
  isAvailable: boolean;
  hires: PipelineHire[];
  ownerId: string | null;
  snooze: { until: string; reason: SnoozeReason } | null;
  /** When somebody in Retarget is spoken to again. */
  contactAgainAt: string | null;
  isErased: boolean;
  /** Events that happen once. */
  reported: string[];
  /** Clocks that already acted, as `<clock>@<deadline>`. */
  firedClocks: string[];
}
