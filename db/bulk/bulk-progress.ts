import type { BulkKind } from '#domain/bulk/actions';
import type { Problem } from '#domain/problems';
import type { Db } from '../core/handle';

/** The progress of a bulk action. */
export interface BulkProgressRow {
  readonly id: string;
  readonly kind: BulkKind;
  readonly startedAt: string;
  readonly stoppedAt: string | null;
  readonly finishedAt: string | null;
  readonly total: number;
  readonly done: number;
  readonly failures: readonly BulkFailureRow[];
}

interface BulkFailureRow {
  readonly driverId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly problem: Problem;
}

/** Reads the counts and the refused drivers, in the order of the request. */
export async function readBulkProgress(db: Db, id: string): Promise<BulkProgressRow | undefined> {
  const action = await db('bulk_actions')
    .where({ id })
    .first('id', 'kind', { startedAt: 'started_at', stoppedAt: 'stopped_at', finishedAt: 'finished_at' });
  if (action === undefined) return undefined;
  const drivers = db('bulk_action_drivers').where('bulk_action_id', id);
  const counts = await drivers
    .clone()
    .first<{ total: number; done: number }>(
      db.raw('count(*) as total, count(*) filter (where settled_at is not null and problem is null) as done'),
    );
  const failures: unknown = await drivers
    .join('users', 'users.id', 'bulk_action_drivers.driver_id')
    .whereNotNull('problem')
    .orderBy('place')
    .select({
      driverId: 'driver_id',
      firstName: 'users.first_name',
      lastName: 'users.last_name',
      problem: 'problem',
    });
  return { ...action, ...counts, failures: failures as BulkFailureRow[] };
}
