import { inEach } from './in-each';

const batches = ['PayrollExport', 'PayrollPreview'];

/** Fields of payouts to drivers and of payroll exports. */
export const payFields: Readonly<Record<string, string>> = {
  ...inEach(['Payout', 'PayoutDetails', 'OpsPayout'], {
    weekStartsOn: 'First day of the week (yyyy-mm-dd).',
    weekEndsOn: 'Last day of the week (yyyy-mm-dd).',
    number: 'Number of the payout of this week: 1, or more if the week was changed after it was paid.',
    cents: 'Amount in cents.',
    state: 'queued: not sent yet; paid: sent to the card; failed: the card was refused.',
    stateSince: 'Time at which the payout entered its state (UTC).',
    needsCard: 'True if the driver must add a debit card, because it is missing, has expired or was refused.',
    failure: 'Reason of the failure; null if there is none.',
    card: 'The card that was paid or refused; null if none has been used yet.',
  }),
  'OpsPayout.driver': 'Name of the driver.',
  'OpsPayout.attempt': 'Number of the current attempt to send it, from 1.',
  'OpsPayouts.data': 'Payouts, the latest change first.',
  'OpsPayouts.totals': 'Number and sum of all payouts by state.',
  ...inEach(['totals'], { queued: 'Not sent yet.', paid: 'Sent to a card.', failed: 'Refused.' }),
  ...inEach(['queued', 'paid', 'failed'], { count: 'Number of payouts.', cents: 'Sum in cents.' }),
  'OpsPayouts.isOpen': 'True if payouts can be sent; otherwise they are collected.',
  'PayoutList.openCents': 'Sum of what is not paid yet, in cents.',
  'PayoutList.paidThisYearCents': 'Sum of what was paid since January 1, in cents.',
  'PayoutList.isOpen': 'True if payouts can be sent; otherwise they are collected.',
  'PayoutDetails.days': 'The workdays of the payout.',
  'PayoutDetails.day': 'The workday (yyyy-mm-dd).',
  'PayoutDetails.minutes': 'Paid minutes.',
  'PayoutDetails.lines': 'Lines of pay with their calculation.',
  'days.differenceCents':
    'Difference for earlier days of the week, or from what was paid before, in cents; 0 for most days.',
  'days.cents': 'Pay of the day in cents.',
  'days.note': 'Reason of an adjustment; null for approved pay.',
  'PayrollNames.service': 'Service item of each time entry.',
  'PayrollNames.regular': 'Payroll item for regular hours; empty to leave the choice to QuickBooks.',
  'PayrollNames.overtime': 'Payroll item for overtime; empty to leave the choice to QuickBooks.',
  companyCreateTime: 'Creation time of the company file, as a timer export of QuickBooks states it; may be empty.',
  ...inEach(['PayrollExportBody', 'PayrollExport'], {
    from: 'First day (yyyy-mm-dd).',
    to: 'Last day (yyyy-mm-dd).',
    format: 'csv: a table; iif: a file for QuickBooks Desktop.',
  }),
  'PayrollExportBody.names': "Names of the items in the carrier's QuickBooks.",
  'PayrollExportBody.again': 'True to include workdays that were exported before.',
  ...inEach(batches, {
    workdays: 'Number of workdays.',
    minutes: 'Sum of the paid minutes.',
    payCents: 'Sum of the pay in cents.',
  }),
  'PayrollExport.createdBy': 'Name of the person who exported it.',
  'PayrollExports.data': 'Exports, newest first.',
  'PayrollExports.names': "Names of the items in the carrier's QuickBooks, as they were used last.",
  adjustments: 'Number of adjustments of pay that were settled in these days; only a table contains them.',
  adjustmentCents: 'Their sum in cents.',
  notApproved: 'Number of open and submitted workdays of these days, which are left out.',
  earlier: 'Earlier exports that contain some of these workdays.',
};
