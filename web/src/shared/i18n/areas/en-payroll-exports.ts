/** Texts of payroll exports. */
export { default as payrollExports } from '../locales/en/payroll-exports.json';
