import type { Db, Transaction } from '#db/core/handle';

/**
 * Those of the drivers who gave the carrier access to their file, without which HR and Safety cannot review a bench
 * entry (docs/state-machines.md#bench). No process grants it yet.
 */
export const driversWithFileAccess = (
  _db: Db | Transaction,
  _of: { readonly organizationId: string; readonly driverIds: readonly string[] },
): Promise<ReadonlySet<string>> => Promise.resolve(new Set());
