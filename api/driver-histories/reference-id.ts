import { derivedId } from '#platform/ids';

/** What notes on a reference are kept under: who has another number is somebody else. */
export const referenceId = (driverId: string, phone: string): string => derivedId('reference', driverId, phone);
