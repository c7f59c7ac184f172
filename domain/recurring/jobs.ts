/** Work that the product repeats on its own; each is a Temporal Schedule (docs/architecture.md#processes). */
export const recurringJobs = [
  'sendDigests',
  'pollScreeningProviders',
  'mergePipelineCounts',
  'payDrivers',
  'refreshDriverFiles',
  'deleteExpiredRows',
  'remindOfWorkdays',
  'checkDrift',
  'sealAccessLog',
] as const;
/** One of {@link recurringJobs}. */
export type RecurringJob = (typeof recurringJobs)[number];

/** Seconds between two runs. A run that would overlap the previous one is skipped. */
export const secondsBetweenRuns: Readonly<Record<RecurringJob, number>> = {
  sendDigests: 60,
  pollScreeningProviders: 30,
  mergePipelineCounts: 60,
  payDrivers: 300,
  refreshDriverFiles: 900,
  deleteExpiredRows: 3_600,
  remindOfWorkdays: 3_600,
  checkDrift: 3_600,
  sealAccessLog: 86_400,
};

/** Jobs that also run when a worker starts: right after an upgrade or a restored backup they matter most. */
export const jobsAtStart: readonly RecurringJob[] = ['refreshDriverFiles', 'deleteExpiredRows', 'checkDrift'];

/** The activity of each job, on the queue `integrations`; safe to repeat. */
export type RecurringActivities = Readonly<Record<RecurringJob, () => Promise<void>>>;
