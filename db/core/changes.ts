import type { Transaction } from '#db/core/handle';
import type { ChangeTopic } from '#domain/shared/change-topics';

/** A change notification for open pages; holds ids only. */
export interface Change {
  readonly topic: ChangeTopic;
  readonly id: string;
  readonly organizationId: string | null;
  readonly driverId: string | null;
  readonly orderId: string | null;
}

/** Notifies a user's own open pages that their data changed. */
export const announceUserChange = (trx: Transaction, userId: string): Promise<void> =>
  announceChange(trx, { topic: 'user', id: userId, organizationId: null, driverId: null, orderId: null });

/** Notifies listeners when (and only if) the transaction commits. */
export async function announceChange(trx: Transaction, change: Change): Promise<void> {
  await trx.raw('select pg_notify(?, ?)', ['gladhand_changes', JSON.stringify(change)]);
}
