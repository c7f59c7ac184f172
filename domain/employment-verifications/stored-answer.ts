import type { VerificationAnswer } from './schema';

/** An answer as it was stored: an early one does not say whether the driver still works there. */
export type StoredAnswer = Omit<VerificationAnswer, 'isStillEmployed'> & { readonly isStillEmployed?: boolean };
/** A stored answer with the fields that it lacks. */
export const completedAnswer = (stored: StoredAnswer): VerificationAnswer => ({ isStillEmployed: false, ...stored });
