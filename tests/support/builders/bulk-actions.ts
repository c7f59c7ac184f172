import { insertBulkAction, type NewBulkAction } from '#db/bulk/bulk-action-store';
import type { Db } from '#db/core/handle';
import { newId } from '#platform/ids';
import { testSealer } from '../api';
import { aUser } from './people';

/** Stores a bulk action of operations that requests a document, without starting it; returns its id. */
export async function aBulkAction(
  db: Db,
  { startedBy, ...overrides }: Partial<NewBulkAction> & Pick<NewBulkAction, 'driverIds'>,
): Promise<string> {
  const id = newId();
  const ops = startedBy ?? (await aUser(db, { roles: ['ops'] })).id;
  const action = { id, act: { kind: 'requestDocument', document: 'mvr' } as const, startedBy: ops, ...overrides };
  await db.transaction((trx) => insertBulkAction(trx, testSealer, action));
  return action.id;
}
