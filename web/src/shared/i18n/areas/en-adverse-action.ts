/** Texts about refusals that are based on reports, which load with the parts that show them. */
export { default as adverseAction } from '../locales/en/adverse-action.json';
export { default as driverNotices } from '../locales/en/driver-notices.json';
