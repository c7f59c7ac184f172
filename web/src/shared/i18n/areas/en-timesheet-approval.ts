/** Texts of the approval of timesheets. */
export { default as timesheetApproval } from '../locales/en/timesheet-approval.json';
