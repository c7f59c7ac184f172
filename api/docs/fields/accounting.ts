/** Fields of the start page of accounting. */
export const accountingFields: Readonly<Record<string, string>> = {
  'AccountingWork.unbilled': 'Charges that are on no invoice yet.',
  'AccountingWork.timesheets': 'Timesheets that wait for approval; null while there are no timesheets.',
  'unbilled.count': 'Number of charges.',
  'unbilled.cents': 'Their sum in US cents.',
  'timesheets.waiting': 'Number of workdays to approve.',
  'timesheets.oldestOn': 'The earliest of these workdays (yyyy-mm-dd); null if none waits.',
};
