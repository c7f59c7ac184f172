/** Workflow id of the hiring flow of one driver on one order. */
export const candidacyWorkflowId = (orderId: string, driverId: string): string => `candidacy/${orderId}/${driverId}`;

/** Update ids of the seat calls that a candidacy makes on its order: one per hire, so a repeat has no second effect. */
export const seatCommandId = (
  hire: { candidacyId: string; round: number; hireSeq: number },
  call: 'take' | 'release',
): string => `${hire.candidacyId}/${hire.round}/${hire.hireSeq}/${call}`;
