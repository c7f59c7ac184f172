/** Job search pages, loaded as one chunk. Other modules import them directly. */
export { JobPage } from '#web/features/driver-jobs/components/job-page';
export { JobsPage } from '#web/features/driver-jobs/components/jobs-page';
