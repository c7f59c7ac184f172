/** Jobs to look for: one file, fetched when a driver goes there. */
export { JobPage } from '../../features/driver-jobs/components/job-page';
export { JobsPage } from '../../features/driver-jobs/components/jobs-page';
