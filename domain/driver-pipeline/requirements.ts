import { isReadyStage } from '../drivers/stages';
import { requiredExpiries, type RequiredExpiry } from './expiries';
import { resultKinds } from './results';
import type { DriverPipelineState } from './state';
import { documentsTask, requiredTasks, sentTasks, type OnboardingTask, type SentTask, type TaskStatus } from './tasks';

/** How far a task is. */
export const taskStatus = ({ tasks, documents }: DriverPipelineState, task: OnboardingTask): TaskStatus =>
  task === 'documents' ? documentsTask((kind) => documents[kind].status) : tasks[task];

/** What was sent last for a task; null where nothing named it. */
export const sentEntry = ({ sent }: DriverPipelineState, task: SentTask): string | null => sent?.[task] ?? null;

/** A task that was sent, and that the driver has changed since: it waits to be sent once more. */
export const isReopened = (state: DriverPipelineState, task: OnboardingTask): boolean =>
  sentTasks.some((sent) => sent === task && state.tasks[sent] === 'initial' && sentEntry(state, sent) !== null);

/** Something that certification requires has expired. */
export const hasExpired = (state: DriverPipelineState): boolean => expiredOf(state).length > 0;

const expiredOf = ({ expired }: DriverPipelineState): RequiredExpiry[] =>
  requiredExpiries.filter((kind) => expired.includes(kind));

/** Every required task has left `initial`: "Application completed". */
export const isApplicationSent = (state: DriverPipelineState): boolean =>
  requiredTasks.every((task) => taskStatus(state, task) !== 'initial');

/** Everything that certification may lack. */
export const certificationNeeds = [...requiredTasks, ...resultKinds, ...requiredExpiries] as const;
/** One of {@link certificationNeeds}. */
export type CertificationNeed = (typeof certificationNeeds)[number];

/** What certification still lacks: tasks that are not approved, results that are not accepted, proofs that expired. */
export const missingForCertification = (state: DriverPipelineState): CertificationNeed[] => [
  ...requiredTasks.filter((task) => taskStatus(state, task) !== 'approved'),
  ...resultKinds.filter((kind) => state.results[kind] !== 'accepted'),
  ...expiredOf(state),
];

/**
 * Ready for dispatch: a certified stage, and nothing required has expired
 * (docs/state-machines.md#availability-and-dispatch).
 */
export const isReadyForDispatch = (state: DriverPipelineState): boolean =>
  isReadyStage(state.stage) && !hasExpired(state);
