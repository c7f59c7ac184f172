/** Job search pages, loaded as one chunk. Other modules import them directly. */
export { JobPage } from '../../features/driver-jobs/components/job-page';
export { JobsPage } from '../../features/driver-jobs/components/jobs-page';
