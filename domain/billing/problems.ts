import { rateProblems } from '../agreed-rates/problems';
import { agreementProblems } from '../agreements/problems';
import { hoursProblems } from '../eld/problems';
import { invoiceProblems } from '../invoices/problems';
import { paymentProblems } from '../payments/problems';
import { payoutProblems } from '../payouts/problems';
import { payrollExportProblems } from '../payroll-exports/problems';
import { purchaseProblems } from '../purchases/problems';
import { timesheetProblems } from '../timesheets/problems';

/** Problems with agreements, purchases, invoices, time and pay, part of the problem catalog. */
export const billingProblems = {
  ...agreementProblems,
  ...purchaseProblems,
  ...invoiceProblems,
  ...paymentProblems,
  ...hoursProblems,
  ...timesheetProblems,
  ...payrollExportProblems,
  ...payoutProblems,
  ...rateProblems,
} as const;
