import { isApplicationSent, isReopened, taskStatus } from '../driver-pipeline/requirements';
import { certifiedStages } from '../driver-pipeline/stages';
import type { DriverPipelineState } from '../driver-pipeline/state';
import { type OnboardingTask, onboardingTasks, requiredTasks, type TaskStatus } from '../driver-pipeline/tasks';
import { minutesOf } from './sections';
import { isClosed } from './sent';

/** Statuses of the driver's application (docs/state-machines.md#lifecycle-status). */
export const applicationStatuses = [
  'dot_application_in_progress',
  'dot_application_approval_pending',
  'dot_application_completed',
] as const;
/** One of {@link applicationStatuses}. */
export type ApplicationStatus = (typeof applicationStatuses)[number];

/**
 * In progress, then under review, then completed (docs/state-machines.md#lifecycle-status). An application whose tasks are
 * all approved stays under review until there is a decision.
 */
export function applicationStatus(state: DriverPipelineState): ApplicationStatus {
  const isApproved = requiredTasks.every((task) => taskStatus(state, task) === 'approved');
  if (isApproved && (isClosed(state) || certifiedStages.includes(state.stage))) return 'dot_application_completed';
  return isApplicationSent(state) ? 'dot_application_approval_pending' : 'dot_application_in_progress';
}

/** Whether the driver has to act on a task: it was not submitted, or was sent back. */
export const isOpen = (status: TaskStatus): boolean => status === 'initial' || status === 'rejected';

/** The driver's next task: first tasks that were sent back or changed, then new ones; null if none is left. */
export function nextTask(state: DriverPipelineState, order: readonly OnboardingTask[]): OnboardingTask | null {
  if (isClosed(state)) return null;
  const sentBack = onboardingTasks.find((task) => taskStatus(state, task) === 'rejected' || isReopened(state, task));
  const isRequired = (task: OnboardingTask) => requiredTasks.some((required) => required === task);
  return sentBack ?? order.find((task) => isRequired(task) && taskStatus(state, task) === 'initial') ?? null;
}

/** Estimated minutes for the remaining required tasks. */
export const minutesLeft = (state: DriverPipelineState): number =>
  isClosed(state)
    ? 0
    : requiredTasks
        .filter((task) => isOpen(taskStatus(state, task)))
        .reduce((minutes, task) => minutes + minutesLeftOf(state, task), 0);

/** Estimated minutes for a task; signing again takes less time than reading everything for the first time. */
export const minutesLeftOf = (state: DriverPipelineState, task: OnboardingTask): number =>
  isReopened(state, task) ? 1 : minutesOf[task];
