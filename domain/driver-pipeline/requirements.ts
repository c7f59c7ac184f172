import { requiredExpiries, type RequiredExpiry } from './expiries';
import { resultKinds } from './results';
import { isReadyStage } from './stages';
import type { DriverPipelineState } from './state';
import {
  documentsTask,
  isUnderReview,
  type OnboardingTask,
  requiredTasks,
  type SentTask,
  sentTasks,
  type TaskStatus,
} from './tasks';

/** The status of a task. */
export const taskStatus = ({ tasks, documents }: DriverPipelineState, task: OnboardingTask): TaskStatus =>
  task === 'documents' ? documentsTask((kind) => documents[kind].status) : tasks[task];

/** The id of a task's last submission; null if it has none. */
export const sentEntry = ({ sent }: DriverPipelineState, task: SentTask): string | null => sent?.[task] ?? null;

/** Whether a task was submitted and the driver has changed its data since, so that it has to be submitted again. */
export const isReopened = (state: DriverPipelineState, task: OnboardingTask): boolean =>
  sentTasks.some((sent) => sent === task && state.tasks[sent] === 'initial' && sentEntry(state, sent) !== null);

/** Whether a credential that certification requires has expired. */
export const hasExpired = (state: DriverPipelineState): boolean => expiredOf(state).length > 0;

/** Whether each expired credential has a new document that operations review. */
export const hasSentRenewals = (state: DriverPipelineState): boolean =>
  expiredOf(state).every((kind) => isUnderReview(state.documents[kind].status));

const expiredOf = ({ expired }: DriverPipelineState): RequiredExpiry[] =>
  requiredExpiries.filter((kind) => expired.includes(kind));

/** Whether every required task has left `initial`: "Application completed". */
export const isApplicationSent = (state: DriverPipelineState): boolean =>
  requiredTasks.every((task) => taskStatus(state, task) !== 'initial');

/** Everything that may be missing for certification. */
export const certificationNeeds = [...requiredTasks, ...resultKinds, ...requiredExpiries] as const;
/** One of {@link certificationNeeds}. */
export type CertificationNeed = (typeof certificationNeeds)[number];

/**
 * The needs that are missing for certification: tasks that are not approved, results that are not accepted, expired
 * credentials.
 */
export const missingForCertification = (state: DriverPipelineState): CertificationNeed[] => [
  ...requiredTasks.filter((task) => taskStatus(state, task) !== 'approved'),
  ...resultKinds.filter((kind) => state.results[kind] !== 'accepted'),
  ...expiredOf(state),
];

/**
 * Whether the driver is ready for dispatch: in a certified stage, with nothing required expired
 * (docs/state-machines.md#availability-and-dispatch).
 */
export const isReadyForDispatch = (state: DriverPipelineState): boolean =>
  isReadyStage(state.stage) && !hasExpired(state);
