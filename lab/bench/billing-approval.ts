import { approveMany } from '#api/timesheets/approve';
import type { Db } from '#db/core/handle';
import { readEnvironment, secretsOf } from '#platform/env';
import { newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import { addWaitingWeek } from '../core/billing-world';
import { logProgress } from '../core/progress';
import { statementCounter } from './statement-counter';

/** Now of the pages: a week after the run. */
export const PAGE_NOW = '2027-02-08T18:00:00.000Z';

/** Approves that many workdays of one carrier in one request, and returns its statements, transaction commands included. */
export async function measureApproval(db: Db, count: number): Promise<number | null> {
  const { organizationId, workdayIds } = await addWaitingWeek(db, count);
  const ctx = await accountantOf(db, organizationId);
  const counted = await statementCounter(db);
  const before = await counted();
  const { done } = await approveMany(ctx, { workDays: workdayIds.map((_id) => ({ _id, version: 2 })) });
  const after = await counted();
  if (done !== workdayIds.length)
    throw new Error(`${String(done)} of ${String(workdayIds.length)} workdays were approved`);
  logProgress(`approved ${String(done)} workdays`);
  // The first reading is a statement, too.
  return before === null || after === null ? null : after - before - 1;
}

/** The context of a request by a carrier's accountant, as far as its reads and approvals use it. */
export async function accountantOf(db: Db, organizationId: string): Promise<Parameters<typeof approveMany>[0]> {
  const user = await db('users').where({ organization_id: organizationId, position: 'ACCOUNTING' }).first('id');
  if (user === undefined) throw new Error('The carrier has no accountant');
  const env = readEnvironment();
  const updateId = newId();
  return {
    db,
    sealer: createSealer(secretsOf(env)),
    publicUrl: env.PUBLIC_URL,
    now: () => new Date(PAGE_NOW),
    timeZone: 'America/Chicago',
    actor: { userId: user.id, organizationId, roles: ['business'], position: 'ACCOUNTING' },
    idempotency: { key: updateId, updateId, isRepeat: false, derivedId: () => newId() },
  } as unknown as Parameters<typeof approveMany>[0];
}
