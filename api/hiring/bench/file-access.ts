import type { Db, Transaction } from '#db/core/handle';

/**
 * Whether the driver has given the carrier access to the driver's file, without which HR and Safety cannot review a
 * bench entry (docs/state-machines.md#bench). No process grants it yet.
 */
export const hasFileAccess = (
  _db: Db | Transaction,
  _of: { readonly organizationId: string; readonly driverId: string },
): Promise<boolean> => Promise.resolve(false);
