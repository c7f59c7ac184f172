/** Schemas of payouts, payroll exports, and the open work of accounting. */
export const paySchemas: Readonly<Record<string, string>> = {
  AccountingWork: "The open work of a carrier's accounting, apart from invoices.",
  Payout: "Pay of one assignment's week.",
  PayoutList: 'A page of payouts, newest week first, with their sums.',
  PayoutDetails: 'A payout with the calculation of each day.',
  OpsPayout: "Pay of one assignment's week, as operations see it.",
  OpsPayouts: 'Payouts of all drivers, with sums by state.',
  PayrollNames: "Names of the items in the carrier's QuickBooks.",
  PayrollExportBody: 'An export of approved workdays.',
  PayrollExport: 'An export of approved workdays for payroll.',
  PayrollExports: "The carrier's exports, newest first.",
  PayrollPreview: 'The content of an export that is not created yet.',
};
