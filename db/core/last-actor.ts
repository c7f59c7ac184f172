import type { Db } from '#db/core/handle';
import type { ActorKind } from '#domain/shared/actor';

/** The last transition of a workflow, and its actor. */
export interface LastActor {
  readonly type: string;
  readonly at: string;
  readonly actorKind: ActorKind;
  /** The user; null for the system and for people without an account. */
  readonly actorId: string | null;
  /** First name and initial; null for the system. */
  readonly actorName: string | null;
  readonly organizationName: string | null;
}

/** Finds the last actor on an entity, or on one item of it, and the action. */
export async function findLastActor(
  db: Db,
  { workflowId, about }: { workflowId: string; about?: string | undefined },
): Promise<LastActor | undefined> {
  const query = db('workflow_events')
    .leftJoin('users', 'users.id', 'workflow_events.actor_id')
    .leftJoin('organizations', 'organizations.id', 'workflow_events.organization_id')
    .where('workflow_events.workflow_id', workflowId)
    .orderBy('workflow_events.seq', 'desc');
  // Ignore system events that merely follow from the command.
  if (about !== undefined) {
    query.whereRaw(`workflow_events.payload ->> 'about' = ?`, [about]).whereNot('workflow_events.actor_kind', 'system');
  }
  const found: LastActor | undefined = await query.first({
    type: 'workflow_events.type',
    at: 'workflow_events.at',
    actorKind: 'workflow_events.actor_kind',
    actorId: 'workflow_events.actor_id',
    actorName: db.raw(`users.first_name || ' ' || left(users.last_name, 1) || '.'`),
    organizationName: 'organizations.name',
  });
  return found ?? (about === undefined ? undefined : findLastActor(db, { workflowId }));
}
