import { derivedId } from '#platform/ids';

/** The id of a reference, for its notes: a different phone number means a different person. */
export const referenceId = (driverId: string, phone: string): string => derivedId('reference', driverId, phone);
