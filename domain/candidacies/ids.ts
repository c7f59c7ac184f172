/** Workflow id of the hiring flow of one driver on one order. */
export const candidacyWorkflowId = (orderId: string, driverId: string): string => `candidacy/${orderId}/${driverId}`;

/** Update id of a candidacy's seat call to its order: one per hire and call, so that a retry has no further effect. */
export const seatCommandId = (
  hire: { candidacyId: string; round: number; hireSeq: number },
  call: 'take' | 'release',
): string => `${hire.candidacyId}/${hire.round}/${hire.hireSeq}/${call}`;
