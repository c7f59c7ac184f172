import { taskStatus } from '../driver-pipeline/requirements';
import { resultKinds } from '../driver-pipeline/results';
import type { DriverPipelineState } from '../driver-pipeline/state';
import { documentKinds, isReviewed, sentTasks } from '../driver-pipeline/tasks';

/** Everything of a driver that is reviewed, in the recommended order. */
export const reviewKinds = [
  ...documentKinds.map((kind) => `document/${kind}` as const),
  ...sentTasks.filter(isReviewed).map((task) => `task/${task}` as const),
  ...resultKinds.map((kind) => `result/${kind}` as const),
] as const;
/** One of {@link reviewKinds}. */
export type ReviewKind = (typeof reviewKinds)[number];

/** The pending reviews; files that are still being scanned are not among them. */
export const waitingReviews = (state: DriverPipelineState): ReviewKind[] => [
  ...documentKinds
    .filter((kind) => state.documents[kind].status === 'pending')
    .map((kind) => `document/${kind}` as const),
  ...sentTasks
    .filter((task) => isReviewed(task) && taskStatus(state, task) === 'pending')
    .map((task) => `task/${task}` as const),
  ...resultKinds.filter((kind) => state.results[kind] === 'received').map((kind) => `result/${kind}` as const),
];
