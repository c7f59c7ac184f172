import { defineUpdate } from '@temporalio/workflow';

/** Type and task queue of the reference workflow; no process of the product polls this queue. */
export const REFERENCE_WORKFLOW_TYPE = 'reference';
export const REFERENCE_QUEUE = 'bench-reference';

/** Returns the number of the Update. */
export const record = defineUpdate<number>('record');
