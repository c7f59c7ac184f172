import { derivedId } from '#platform/ids';

/** The key of notes on a reference: a different phone number means a different person. */
export const referenceId = (driverId: string, phone: string): string => derivedId('reference', driverId, phone);
