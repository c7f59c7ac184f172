import { defineSignal } from '@temporalio/workflow';

/** Projects the last event again, for a row that is missing or outdated (drift check). */
export const reproject = defineSignal('reproject');
/** Makes the workflow continue as new when no work is pending, so that an idle workflow runs new code. */
export const renew = defineSignal('renew');
/** The carrier was deactivated (true) or reactivated (false): deadlines pause or resume. */
export const organizationPaused = defineSignal<[boolean]>('organizationPaused');
