/** Work that the product repeats on its own; each is a Temporal Schedule (docs/architecture.md#processes). */
export const recurringJobs = [
  'sendDigests',
  'pollScreeningProviders',
  'mergePipelineCounts',
  'readEldLogs',
  'payDrivers',
  'refreshDriverFiles',
  'followAgreements',
  'deleteExpiredRows',
  'remindOfWorkdays',
  'checkDrift',
  'sealAccessLog',
  'verifyLedger',
  'issueInvoices',
  'remindOfInvoices',
  'followUpPayments',
  'bookDeposits',
] as const;
/** One of {@link recurringJobs}. */
export type RecurringJob = (typeof recurringJobs)[number];

/** Seconds between two runs. A run that would overlap the previous one is skipped. */
export const secondsBetweenRuns: Readonly<Record<RecurringJob, number>> = {
  sendDigests: 60,
  pollScreeningProviders: 30,
  mergePipelineCounts: 60,
  readEldLogs: 3_600,
  payDrivers: 300,
  refreshDriverFiles: 900,
  followAgreements: 3_600,
  deleteExpiredRows: 3_600,
  remindOfWorkdays: 3_600,
  checkDrift: 3_600,
  sealAccessLog: 86_400,
  verifyLedger: 86_400,
  issueInvoices: 60,
  remindOfInvoices: 900,
  followUpPayments: 60,
  bookDeposits: 3_600,
};

/** Jobs that also run when a worker starts: right after an upgrade or a restored backup they matter most. */
export const jobsAtStart: readonly RecurringJob[] = [
  'refreshDriverFiles',
  'followAgreements',
  'deleteExpiredRows',
  'checkDrift',
  'bookDeposits',
];

/** The activity of each job, on the queue `integrations`; safe to repeat. */
export type RecurringActivities = Readonly<Record<RecurringJob, () => Promise<void>>>;
