import { type ActivityOptions, workflowInfo } from '@temporalio/workflow';
import { RENDER_ATTEMPTS } from '#domain/file-exports/limits';
import { siblingQueue } from '#domain/shared/task-queues';

// A transaction takes milliseconds. While the database is down, retries continue at a short interval.
const PROJECTION_TIMEOUT = '5 seconds';
const PROJECTION_RETRY = { initialInterval: '200 milliseconds', maximumInterval: '10 seconds' } as const;

// Waits for another workflow's response, which may wait for the database.
const COMMAND_TIMEOUT = '15 seconds';
const COMMAND_RETRY = { initialInterval: '500 milliseconds', maximumInterval: '10 seconds' } as const;

// A slice of a bulk action, in which each driver's workflow may take its full time to respond.
const BULK_TIMEOUT = '3 minutes';
// Someone watches the progress, so a slice whose worker died continues soon.
const BULK_HEARTBEAT_TIMEOUT = '10 seconds';
const BULK_RETRY = { initialInterval: '1 second', maximumInterval: '10 seconds' } as const;

// A run over all rows of a table, or over all providers.
const RECURRING_TIMEOUT = '10 minutes';

// Activities whose timeout is minutes send heartbeats.
const HEARTBEAT_TIMEOUT = '30 seconds';

// The scan of a file of 20 MB.
const FILE_TIMEOUT = '2 minutes';

// The scanner may be down for hours.
const FILE_RETRY = { initialInterval: '1 second', maximumInterval: '5 minutes' } as const;

// Hundreds of pages, and the wait for other exports.
const RENDER_TIMEOUT = '5 minutes';
// Someone waits for the email, so an export whose worker died continues soon.
const RENDER_HEARTBEAT_TIMEOUT = '10 seconds';
// Storage or database may be down for some minutes.
const RENDER_RETRY = { initialInterval: '10 seconds', backoffCoefficient: 6 } as const;

/** On the workflow's own task queue: short transactions. */
export const projectionOptions: ActivityOptions = {
  startToCloseTimeout: PROJECTION_TIMEOUT,
  retry: PROJECTION_RETRY,
};

/** On the task queue `commands`: a call to one other workflow. */
export const commandOptions = (): ActivityOptions => ({
  taskQueue: siblingQueue(workflowInfo().taskQueue, 'commands'),
  startToCloseTimeout: COMMAND_TIMEOUT,
  retry: COMMAND_RETRY,
});

/** On the task queue `bulk`: calls to several other workflows, one after another. */
export const bulkOptions = (): ActivityOptions => ({
  taskQueue: siblingQueue(workflowInfo().taskQueue, 'bulk'),
  startToCloseTimeout: BULK_TIMEOUT,
  heartbeatTimeout: BULK_HEARTBEAT_TIMEOUT,
  retry: BULK_RETRY,
});

/** On the task queue `integrations`: scans of whole files. */
export const fileOptions = (): ActivityOptions => ({
  taskQueue: siblingQueue(workflowInfo().taskQueue, 'integrations'),
  startToCloseTimeout: FILE_TIMEOUT,
  heartbeatTimeout: HEARTBEAT_TIMEOUT,
  retry: FILE_RETRY,
});

/** On the task queue `renders`: a PDF of a driver's file. */
export const renderOptions = (): ActivityOptions => ({
  taskQueue: siblingQueue(workflowInfo().taskQueue, 'renders'),
  startToCloseTimeout: RENDER_TIMEOUT,
  heartbeatTimeout: RENDER_HEARTBEAT_TIMEOUT,
  retry: { ...RENDER_RETRY, maximumAttempts: RENDER_ATTEMPTS },
});

/** On the task queue `integrations`: a recurring job. The next run is its retry. */
export const recurringOptions = (): ActivityOptions => ({
  taskQueue: siblingQueue(workflowInfo().taskQueue, 'integrations'),
  startToCloseTimeout: RECURRING_TIMEOUT,
  heartbeatTimeout: HEARTBEAT_TIMEOUT,
  retry: { maximumAttempts: 1 },
});
