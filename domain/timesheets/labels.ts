import type { WorkdayFlag, WorkdayState } from './states';

/** States of a workday in files; pages have the same texts of their own. */
export const workdayStateLabels: Readonly<Record<WorkdayState, string>> = {
  open: 'To submit',
  submitted: 'Submitted',
  approved: 'Approved',
  invoiced: 'Invoiced',
};

/** Reasons for a look before the approval, in files. */
export const workdayFlagLabels: Readonly<Record<WorkdayFlag, string>> = {
  endMissing: 'End missing',
  clockDiffers: 'Phone clock off',
  sentLate: 'Sent late',
  editedByHand: 'Typed, not clocked',
  editedByApprover: 'Edited by carrier',
  amountMissing: 'Amount missing',
};
