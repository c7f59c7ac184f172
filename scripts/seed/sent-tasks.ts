import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { SentTask } from '#domain/driver-pipeline/tasks';
import { derivedId } from '#platform/ids';

/** Larger worlds are measured, and nobody reads what their drivers tell. */
export const MOST_TOLD = 1_000;

/** Tasks whose content a world has, too. */
export const toldTasks = ['employmentHistory', 'residenceHistory', 'reference'] as const satisfies readonly SentTask[];

/** The name of what a driver sent for a task. */
export const entryId = (driverId: string, task: SentTask): string => derivedId('seed', driverId, 'entry', task);

/** The state with the names of what was sent, so that a verdict finds it. */
export function withSent(state: DriverPipelineState, index: number): DriverPipelineState {
  if (index >= MOST_TOLD) return state;
  const sent = toldTasks.filter((task) => state.tasks[task] !== 'initial');
  return { ...state, sent: Object.fromEntries(sent.map((task) => [task, entryId(state.driverId, task)])) };
}
