import { isApplicationSent, taskStatus } from '../driver-pipeline/requirements';
import type { DriverPipelineState } from '../driver-pipeline/state';
import { onboardingTasks, requiredTasks, type OnboardingTask, type TaskStatus } from '../driver-pipeline/tasks';
import { minutesOf } from './sections';

/** Onboarding application statuses (driver spec section 3). */
export const applicationStatuses = [
  'dot_application_in_progress',
  'dot_application_approval_pending',
  'dot_application_completed',
] as const;
/** One of {@link applicationStatuses}. */
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** In progress, then under review, then completed (workflows page, section 3). */
export const applicationStatus = (state: DriverPipelineState): ApplicationStatus => {
  if (requiredTasks.every((task) => taskStatus(state, task) === 'approved')) return 'dot_application_completed';
  return isApplicationSent(state) ? 'dot_application_approval_pending' : 'dot_application_in_progress';
};

/** Whether the driver has something to do for a task: it was not sent, or was sent back. */
export const isOpen = (status: TaskStatus): boolean => status === 'initial' || status === 'rejected';

/** What the driver does next: what was sent back before what was never sent; null when nothing is left to him. */
export const nextTask = (state: DriverPipelineState, order: readonly OnboardingTask[]): OnboardingTask | null => {
  const sentBack = onboardingTasks.find((task) => taskStatus(state, task) === 'rejected');
  const isRequired = (task: OnboardingTask) => requiredTasks.some((required) => required === task);
  return sentBack ?? order.find((task) => isRequired(task) && taskStatus(state, task) === 'initial') ?? null;
};

/** Minutes that the required tasks still take. */
export const minutesLeft = (state: DriverPipelineState): number =>
  requiredTasks
    .filter((task) => isOpen(taskStatus(state, task)))
    .reduce((minutes, task) => minutes + minutesOf[task], 0);
