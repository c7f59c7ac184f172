import { isReadyStage } from '../drivers/stages';
import { requiredExpiries } from './expiries';
import { resultKinds } from './results';
import type { DriverPipelineState } from './state';
import { documentsTask, requiredTasks, type OnboardingTask, type TaskStatus } from './tasks';

/** How far a task is. */
export const taskStatus = ({ tasks, documents }: DriverPipelineState, task: OnboardingTask): TaskStatus =>
  task === 'documents' ? documentsTask((kind) => documents[kind].status) : tasks[task];

/** Something that certification requires has expired. */
export const hasExpired = ({ expired }: DriverPipelineState): boolean =>
  expired.some((kind) => requiredExpiries.includes(kind));

/** Every required task has left `initial`: "Application completed". */
export const isApplicationSent = (state: DriverPipelineState): boolean =>
  requiredTasks.every((task) => taskStatus(state, task) !== 'initial');

/** What certification still lacks: tasks that are not approved, results that are not accepted, proofs that expired. */
export const missingForCertification = (state: DriverPipelineState): string[] => [
  ...requiredTasks.filter((task) => taskStatus(state, task) !== 'approved'),
  ...resultKinds.filter((kind) => state.results[kind] !== 'accepted'),
  ...state.expired.filter((kind) => requiredExpiries.includes(kind)),
];

/** Ready for dispatch: one of the spec's three stages, and nothing required has expired (workflows page, section 3). */
export const isReadyForDispatch = (state: DriverPipelineState): boolean =>
  isReadyStage(state.stage) && !hasExpired(state);
