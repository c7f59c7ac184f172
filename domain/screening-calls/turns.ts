/** The calls to list: those due now, or those scheduled for later. */
export const callTurns = ['due', 'later'] as const;
/** One of {@link callTurns}. */
export type CallTurn = (typeof callTurns)[number];
