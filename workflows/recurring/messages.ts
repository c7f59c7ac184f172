import type { RecurringJob } from '#domain/recurring/jobs';

/** The workflow's registered name, for Schedules. */
export const recurringJobWorkflowType = 'recurringJob';

/** The workflow's argument. */
export type RecurringJobInput = RecurringJob;
