import { defineSignal } from '@temporalio/workflow';

/** Asks for the last transition to be written to the lists once more: a row was lost or fell behind (drift check). */
export const reproject = defineSignal('reproject');
/** Asks the workflow to go on in a new run at its next quiet moment: that is how a sleeping one meets new code. */
export const renew = defineSignal('renew');
/** The carrier was deactivated (true) or came back (false): clocks stop, or go on. */
export const organizationPaused = defineSignal<[boolean]>('organizationPaused');
