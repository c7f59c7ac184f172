/** A worker under load, before it holds a workflow. */
const BASE_MB = 400;

/** A driver's pipeline, the largest workflow in memory. */
const MB_PER_WORKFLOW = 0.32;

/** More than the workflow tasks that a worker runs at the same time. */
const LEAST = 100;

/** The number of workflows that a worker with this much memory keeps in its cache (docs/runbook.md#worker-memory). */
export const cachedWorkflowsFor = (memoryMb: number): number =>
  Math.max(Math.floor((memoryMb - BASE_MB) / MB_PER_WORKFLOW), LEAST);
