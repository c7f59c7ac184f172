/** Texts that are loaded together. */
export { default as documents } from '../locales/en/documents.json';
export { default as driver } from '../locales/en/driver.json';
export { default as driverHome } from '../locales/en/driver-home.json';
export { default as driverJobs } from '../locales/en/driver-jobs.json';
export { default as labels } from '../locales/en/labels.json';
export { default as onboarding } from '../locales/en/onboarding.json';
export { default as schedule } from '../locales/en/schedule.json';
export { default as upload } from '../locales/en/upload.json';
export { default as myApplications } from '../locales/en/my-applications.json';
