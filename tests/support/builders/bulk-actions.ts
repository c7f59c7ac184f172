import { driverTargets, insertBulkAction, type NewBulkAction } from '#db/bulk/bulk-action-store';
import type { Db } from '#db/core/handle';
import { newId } from '#platform/ids';
import { testSealer } from '../api';
import { aUser } from './people';

interface Overrides extends Partial<NewBulkAction> {
  /** Instead of `targets`: drivers without a candidacy. */
  readonly driverIds?: readonly string[];
}

/** Stores a bulk action of operations that requests a document, without starting it; returns its id. */
export async function aBulkAction(db: Db, { startedBy, driverIds = [], ...overrides }: Overrides): Promise<string> {
  const action: NewBulkAction = {
    id: newId(),
    act: { kind: 'requestDocument', document: 'mvr' },
    startedBy: startedBy ?? (await aUser(db, { roles: ['ops'] })).id,
    organizationId: null,
    targets: driverTargets(driverIds),
    ...overrides,
  };
  await db.transaction((trx) => insertBulkAction(trx, testSealer, action));
  return action.id;
}
