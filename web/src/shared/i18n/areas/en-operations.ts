/** Texts that are loaded together. */
export { default as opsCalls } from '../locales/en/ops-calls.json';
export { default as opsCarriers } from '../locales/en/ops-carriers.json';
export { default as opsDriver } from '../locales/en/ops-driver.json';
export { default as opsDrivers } from '../locales/en/ops-drivers.json';
export { default as opsOrders } from '../locales/en/ops-orders.json';
export { default as opsPipeline } from '../locales/en/ops-pipeline.json';
export { default as opsResults } from '../locales/en/ops-results.json';
export { default as opsReviews } from '../locales/en/ops-reviews.json';
export { default as opsRequirements } from '../locales/en/ops-requirements.json';
export { default as opsStalled } from '../locales/en/ops-stalled.json';
export { default as reviewQueue } from '../locales/en/review-queue.json';
