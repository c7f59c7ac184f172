/** Texts of timesheets: those of drivers, and those that carriers read, too. */
export { default as driverTimesheet } from '../locales/en/driver-timesheet.json';
export { default as timesheets } from '../locales/en/timesheets.json';
