import type { Db } from '#db/handle';
import { findLastAct } from '#db/read-models/last-act';
import { isDriver, type Actor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';

const changedMeanwhile = new Set(['candidacy-changed', 'order-changed']);

/**
 * Says who did what meanwhile (issue: "stale page"). The workflow knows ids only; names live in the database. A driver
 * reads the carrier's name, not its staff's.
 */
export async function withWhoActed<T>(
  { db, actor, workflowId }: { db: Db; actor: Actor; workflowId: string },
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ProblemError) || !changedMeanwhile.has(error.code)) throw error;
    const last = await findLastAct(db, workflowId);
    if (last === undefined) throw error;
    const who = isDriver(actor) && last.actorKind === 'fleet' ? last.organizationName : last.actorName;
    throw new ProblemError(error.code, { ...error.params, who, by: last.actorKind, did: last.type, at: last.at });
  }
}
