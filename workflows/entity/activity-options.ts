import { workflowInfo, type ActivityOptions } from '@temporalio/workflow';
import { DELIVERY_TIMEOUT_MS } from '#domain/shared/durations';
import { siblingQueue } from '#domain/shared/task-queues';

// A transaction takes milliseconds; a database that is away is waited for as long as it takes, and found again soon.
const PROJECTION_TIMEOUT = '5 seconds';
const PROJECTION_RETRY = { initialInterval: '200 milliseconds', maximumInterval: '10 seconds' } as const;

// Waits for another workflow's answer, which may wait for the database.
const COMMAND_TIMEOUT = '15 seconds';
const COMMAND_RETRY = { initialInterval: '500 milliseconds', maximumInterval: '10 seconds' } as const;

// Signals every live candidacy of an order.
const FAN_OUT_TIMEOUT = '2 minutes';

// Twenty megabytes through a scanner.
const FILE_TIMEOUT = '2 minutes';

// Mail servers greylist and go away for hours; a message may be late, not lost.
const DELIVERY_RETRY = { initialInterval: '1 second', maximumInterval: '5 minutes' } as const;

/** On the workflow's own queue: short transactions. */
export const projectionOptions: ActivityOptions = {
  startToCloseTimeout: PROJECTION_TIMEOUT,
  retry: PROJECTION_RETRY,
};

/** On the queue `commands`: a call of one other workflow. */
export const commandOptions = (): ActivityOptions => ({
  taskQueue: siblingQueue(workflowInfo().taskQueue, 'commands'),
  startToCloseTimeout: COMMAND_TIMEOUT,
  retry: COMMAND_RETRY,
});

/** On the queue `commands`: signals to many workflows. */
export const fanOutOptions = (): ActivityOptions => ({ ...commandOptions(), startToCloseTimeout: FAN_OUT_TIMEOUT });

/** On the queue `integrations`: reading a whole file, and a scanner that may be away for hours. */
export const fileOptions = (): ActivityOptions => ({
  taskQueue: siblingQueue(workflowInfo().taskQueue, 'integrations'),
  startToCloseTimeout: FILE_TIMEOUT,
  retry: DELIVERY_RETRY,
});

/** On the queue `integrations`: mail and text messages. */
export const deliveryOptions = (): ActivityOptions => ({
  taskQueue: siblingQueue(workflowInfo().taskQueue, 'integrations'),
  startToCloseTimeout: DELIVERY_TIMEOUT_MS,
  retry: DELIVERY_RETRY,
});
