/** Texts that are loaded together. */
export { default as hiringReports } from '../locales/en/hiring-reports.json';
export { default as opsReports } from '../locales/en/ops-reports.json';
export { default as reports } from '../locales/en/reports.json';
