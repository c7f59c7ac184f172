import type { Db } from '#db/handle';
import { findLastActor, type LastActor } from '#db/read-models/last-actor';
import { isDriver, isOps, type Actor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';

const changeConflicts = new Set(['candidacy-changed', 'order-changed', 'pipeline-changed']);

interface Act {
  readonly db: Db;
  readonly actor: Actor;
  readonly workflowId: string;
  /** The document, task or result that the command is about: only its own events count. */
  readonly about?: string | undefined;
}

/**
 * Says who changed it in the meantime, for callers with a stale page. The workflow knows ids only; names are in the
 * database. A driver reads the carrier's name, not its staff's.
 */
export async function withWhoActed<T>({ db, actor, workflowId, about }: Act, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ProblemError) || !changeConflicts.has(error.code)) throw error;
    const last = await findLastActor(db, { workflowId, about });
    if (last === undefined) throw new ProblemError(error.code, { ...error.params, who: NO_ACTOR, what: 'changed' });
    const { type, at, actorKind } = last;
    throw new ProblemError(error.code, {
      ...error.params,
      who: whoOf(last, actor),
      what: inWords(type),
      by: actorKind,
      did: type,
      at,
    });
  }
}

const NO_ACTOR = 'automatically';

function whoOf({ actorKind, actorName, organizationName }: LastActor, reader: Actor): string {
  if (actorKind === 'ops' && !isOps(reader)) return 'operations';
  return (actorKind === 'fleet' && isDriver(reader) ? organizationName : actorName) ?? NO_ACTOR;
}

/** An event's name in words: `inviteAccepted` is "invite accepted". */
function inWords(type: string): string {
  return type.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
