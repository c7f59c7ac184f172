import type { AccessState } from './states';

/** The states in words, on all pages. */
export const accessStateLabels: Readonly<Record<AccessState, string>> = {
  requested: 'DQ Files Requested',
  approved: 'DQ Files Access Granted',
  rejected: 'DQ Files Access Rejected',
  revoked: 'DQ Files Access Revoked',
};
