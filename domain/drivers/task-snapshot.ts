import { taskStatus } from '../driver-pipeline/requirements';
import type { DriverPipelineState } from '../driver-pipeline/state';
import { type OnboardingTask, onboardingTasks, requiredTasks, type TaskStatus } from '../driver-pipeline/tasks';

/** A task of the driver's application with its status. */
export interface SnapshotTask {
  readonly task: OnboardingTask;
  readonly status: TaskStatus;
}

const isRequired = (task: OnboardingTask): boolean => requiredTasks.some((required) => required === task);

/** The tasks of the driver's application: the required ones, and the optional ones that the driver has started. */
export const taskSnapshotOf = (state: DriverPipelineState): SnapshotTask[] =>
  onboardingTasks
    .map((task) => ({ task, status: taskStatus(state, task) }))
    .filter(({ task, status }) => isRequired(task) || status !== 'initial');
