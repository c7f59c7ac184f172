import type { Db } from '#db/core/handle';
import type { ActorKind } from '#domain/shared/actor';
import type { Stage } from '#domain/shared/candidacy-states';

/** The position after a page of a timeline. */
export interface TimelineCursor {
  readonly at: string;
  readonly workflowId: string;
  readonly seq: number;
}

/** The entity, the filters and the page of a timeline. A carrier may only request its own orders. */
export interface TimelineParams {
  readonly of: { readonly orderId: string } | { readonly driverId: string } | { readonly organizationId: string };
  /** Limits the timeline to events of this driver. */
  readonly driverId?: string | undefined;
  readonly before: TimelineCursor | null;
  /** The number of rows to skip, for lists that page by offset instead of a cursor. */
  readonly skip?: number | undefined;
  readonly limit: number;
}

/** One event with the names behind its ids. The driver's name is unmasked; `driverStage` determines who may see it. */
export interface TimelineRow extends TimelineCursor {
  readonly type: string;
  readonly reason: string | null;
  readonly note: string | null;
  /** The item that a pipeline event is about. */
  readonly about: string | null;
  readonly actorKind: ActorKind;
  readonly actorId: string | null;
  readonly actorFirstName: string | null;
  readonly actorLastName: string | null;
  readonly orderId: string | null;
  readonly orderTitle: string | null;
  readonly driverId: string | null;
  readonly driverFirstName: string | null;
  readonly driverLastName: string | null;
  readonly driverStage: Stage | null;
}

/** The column and value to filter by. */
function scopeOf(of: TimelineParams['of']): readonly [string, string] {
  if ('orderId' in of) return ['workflow_events.order_id', of.orderId];
  if ('driverId' in of) return ['workflow_events.driver_id', of.driverId];
  return ['workflow_events.organization_id', of.organizationId];
}

/** Lists events with actor, time and reason, newest first. */
export async function readTimeline(db: Db, params: TimelineParams): Promise<TimelineRow[]> {
  const { of, driverId, before, skip = 0, limit } = params;
  const query = db('workflow_events')
    .leftJoin('users as actors', 'actors.id', 'workflow_events.actor_id')
    .leftJoin('notes', 'notes.id', 'workflow_events.note_id')
    .leftJoin('drivers', 'drivers.id', 'workflow_events.driver_id')
    .leftJoin('job_orders', 'job_orders.id', 'workflow_events.order_id')
    .leftJoin('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .leftJoin('candidacies', (join) => {
      join
        .on('candidacies.order_id', 'workflow_events.order_id')
        .andOn('candidacies.driver_id', 'workflow_events.driver_id');
    })
    .where(...scopeOf(of))
    .orderByRaw('workflow_events.at desc, workflow_events.workflow_id desc, workflow_events.seq desc')
    .limit(limit)
    .offset(skip)
    .select({
      ...columns,
      orderTitle: 'job_order_versions.title',
      about: db.raw(`workflow_events.payload ->> 'about'`),
    });
  if (driverId !== undefined) query.where('workflow_events.driver_id', driverId);
  if (before !== null) {
    query.whereRaw('(workflow_events.at, workflow_events.workflow_id, workflow_events.seq) < (?, ?, ?)', [
      before.at,
      before.workflowId,
      before.seq,
    ]);
  }
  return (await query) as TimelineRow[];
}

const columns = {
  workflowId: 'workflow_events.workflow_id',
  seq: 'workflow_events.seq',
  at: 'workflow_events.at',
  type: 'workflow_events.type',
  reason: 'workflow_events.reason',
  note: 'notes.text',
  actorKind: 'workflow_events.actor_kind',
  actorId: 'workflow_events.actor_id',
  actorFirstName: 'actors.first_name',
  actorLastName: 'actors.last_name',
  orderId: 'workflow_events.order_id',
  driverId: 'workflow_events.driver_id',
  driverFirstName: 'drivers.first_name',
  driverLastName: 'drivers.last_name',
  driverStage: 'candidacies.stage',
} as const;
