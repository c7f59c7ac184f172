import type { RecurringJob } from '#domain/recurring/jobs';

/** The workflow's registered name, for Schedules. */
export const RECURRING_JOB_WORKFLOW_TYPE = 'recurringJob';

/** The workflow's argument. */
export type RecurringJobInput = RecurringJob;
