import type { ActorKind } from '#domain/shared/actor';
import type { WorkdayContent } from '#domain/timesheets/content';
import type { WorkdayEventType } from '#domain/timesheets/states';
import type { Db } from '../core/handle';

/** One change of a workday. */
export interface WorkdayEventRow {
  readonly id: string;
  readonly version: number;
  readonly type: WorkdayEventType;
  readonly by: ActorKind;
  readonly name: string | null;
  readonly at: string;
  readonly note: string | null;
  readonly before: WorkdayContent | null;
  readonly after: WorkdayContent | null;
  readonly cents: number | null;
  /** The amount that an adjustment adds to the driver's pay. */
  readonly payCents: number | null;
}

/** The changes of a workday, the latest first. */
export async function listWorkdayEvents(db: Db, workdayId: string): Promise<WorkdayEventRow[]> {
  const rows: WorkdayEventRow[] = await db('workday_events')
    .leftJoin('users', 'users.id', 'workday_events.actor_id')
    .where('workday_events.workday_id', workdayId)
    .orderBy('workday_events.version', 'desc')
    .select({
      id: 'workday_events.id',
      version: 'workday_events.version',
      type: 'workday_events.type',
      by: 'workday_events.actor_kind',
      name: db.raw(`users.first_name || ' ' || users.last_name`),
      at: 'workday_events.at',
      note: 'workday_events.note',
      before: 'workday_events.before',
      after: 'workday_events.after',
      cents: 'workday_events.cents',
      payCents: 'workday_events.pay_cents',
    });
  return rows;
}
