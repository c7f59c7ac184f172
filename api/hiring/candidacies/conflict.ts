import type { Db } from '#db/core/handle';
import { findLastActor, type LastActor } from '#db/core/last-actor';
import { type Actor, isDriver, isOps } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';

const changeConflicts = new Set(['candidacy-changed', 'order-changed', 'pipeline-changed']);

interface Act {
  readonly db: Db;
  readonly actor: Actor;
  readonly workflowId: string;
  /** The document, task or result that the command is about; other events are ignored. */
  readonly about?: string | undefined;
}

/**
 * Adds who made the conflicting change, for callers with a stale page. The workflow has only ids; names are in the
 * database. Drivers see the carrier's name, not its staff's names.
 */
export async function withWhoActed<T>({ db, actor, workflowId, about }: Act, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ProblemError) || !changeConflicts.has(error.code)) throw error;
    const last = await findLastActor(db, { workflowId, about });
    if (last === undefined) throw new ProblemError(error.code, { ...error.params, who: NO_ACTOR });
    const { type, at, actorKind } = last;
    throw new ProblemError(error.code, {
      ...error.params,
      who: whoOf(last, actor),
      by: actorKind,
      did: type,
      at,
    });
  }
}

const NO_ACTOR = 'The system';

/** The reader, who made the change in another tab or on another device. */
const READER = 'You';

/** The name of the person who made a conflicting change; for that person, "You". */
export const youOr = <Name>(actorId: string | null, reader: Actor, name: Name): Name | typeof READER =>
  actorId === reader.userId ? READER : name;

function whoOf({ actorKind, actorId, actorName, organizationName }: LastActor, reader: Actor): string {
  if (actorId === reader.userId) return READER;
  if (actorKind === 'ops' && !isOps(reader)) return 'Gladhand operations';
  return (actorKind === 'fleet' && isDriver(reader) ? organizationName : actorName) ?? NO_ACTOR;
}
