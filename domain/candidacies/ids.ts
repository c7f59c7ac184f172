/** Workflow id of the hiring flow of one driver on one order. */
export const candidacyWorkflowId = (orderId: string, driverId: string): string => `candidacy/${orderId}/${driverId}`;

/** Id of the Update with which a candidacy takes or releases a seat: the same for a retry, so that it has no further effect. */
export const seatCommandId = (
  hire: { candidacyId: string; round: number; hireSeq: number },
  call: 'take' | 'release',
): string => `${hire.candidacyId}/${hire.round}/${hire.hireSeq}/${call}`;

/** Id of the Update with which a wave of autopilot invites a driver: the same for a retry, so that it has no further effect. */
export const waveInviteId = (wave: { orderId: string; number: number; driverId: string }): string =>
  `${wave.orderId}/wave/${wave.number}/${wave.driverId}`;
