/** Problems of payouts to drivers. */
export const payoutProblems = {
  'payout-not-failed': { kind: 'conflict', title: 'This payout has not failed. Please look at it again' },
} as const;
