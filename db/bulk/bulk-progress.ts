import type { BulkKind, CandidateBulkKind } from '#domain/bulk/actions';
import type { Problem } from '#domain/problems';
import type { Stage } from '#domain/shared/candidacy-states';
import { IS_FINDABLE, isKnownTo } from '../candidacies/known-driver';
import type { Db } from '../core/handle';

/** The times and counts of a bulk action. */
export interface BulkCounts {
  readonly id: string;
  readonly kind: BulkKind;
  readonly startedAt: string;
  readonly stoppedAt: string | null;
  readonly finishedAt: string | null;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
}

/** The progress of a bulk action, with the refused drivers or candidates. */
export interface BulkProgressRow extends BulkCounts {
  readonly failures: readonly BulkFailureRow[];
}

/** A driver or candidate for whom the action was refused. */
export interface BulkFailureRow {
  readonly driverId: string;
  readonly candidacyId: string | null;
  /** The candidacy's stage, which decides whether a carrier sees the last name. */
  readonly stage: Stage | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Whether the carrier of the action can find the driver or knows them; true for an action of operations. */
  readonly isKnown: boolean;
  readonly problem: Problem;
}

const COUNTS = `count(*)::integer as total,
  count(*) filter (where settled_at is not null and problem is null)::integer as done,
  count(*) filter (where problem is not null)::integer as failed`;

const columns = {
  id: 'bulk_actions.id',
  kind: 'bulk_actions.kind',
  startedAt: 'bulk_actions.started_at',
  stoppedAt: 'bulk_actions.stopped_at',
  finishedAt: 'bulk_actions.finished_at',
};

/** Reads the counts and the refused drivers, in the order of the request. */
export async function readBulkProgress(db: Db, id: string): Promise<BulkProgressRow | undefined> {
  const action = await db('bulk_actions')
    .where({ id })
    .first('id', 'kind', { startedAt: 'started_at', stoppedAt: 'stopped_at', finishedAt: 'finished_at' });
  if (action === undefined) return undefined;
  const drivers = db('bulk_action_drivers').where('bulk_action_id', id);
  const counts = await drivers.clone().first<Pick<BulkCounts, 'total' | 'done' | 'failed'>>(db.raw(COUNTS));
  const failures: unknown = await drivers
    .join('users', 'users.id', 'bulk_action_drivers.driver_id')
    .join('bulk_actions', 'bulk_actions.id', 'bulk_action_drivers.bulk_action_id')
    .leftJoin('drivers', 'drivers.id', 'bulk_action_drivers.driver_id')
    .leftJoin('driver_pipelines', 'driver_pipelines.driver_id', 'bulk_action_drivers.driver_id')
    .leftJoin('candidacies', 'candidacies.id', 'bulk_action_drivers.candidacy_id')
    .whereNotNull('bulk_action_drivers.problem')
    .orderBy('bulk_action_drivers.place')
    .select({
      driverId: 'bulk_action_drivers.driver_id',
      candidacyId: 'bulk_action_drivers.candidacy_id',
      stage: 'candidacies.stage',
      firstName: 'users.first_name',
      lastName: 'users.last_name',
      isKnown: db.raw(
        `coalesce(bulk_actions.organization_id is null or (${IS_FINDABLE}) or ${isKnownTo('bulk_actions.organization_id')}, false)`,
      ),
      problem: 'bulk_action_drivers.problem',
    });
  return { ...action, ...counts, failures: failures as BulkFailureRow[] };
}

/** A carrier's bulk action, with the person who started it. */
export interface CarrierBulkRow extends BulkCounts {
  readonly kind: CandidateBulkKind;
  readonly startedBy: string;
  readonly startedByName: string;
}

const MAX_LISTED = 20;

/** A carrier's latest bulk actions since a time, newest first. */
export async function listCarrierBulkActions(
  db: Db,
  { organizationId, since }: { readonly organizationId: string; readonly since: Date },
): Promise<CarrierBulkRow[]> {
  const rows: unknown = await db('bulk_actions')
    .join('users', 'users.id', 'bulk_actions.started_by')
    .joinRaw(
      `cross join lateral (select ${COUNTS} from bulk_action_drivers
        where bulk_action_drivers.bulk_action_id = bulk_actions.id) as counted`,
    )
    .where('bulk_actions.organization_id', organizationId)
    .where('bulk_actions.started_at', '>=', since)
    .orderBy('bulk_actions.started_at', 'desc')
    .limit(MAX_LISTED)
    .select({
      ...columns,
      startedBy: 'bulk_actions.started_by',
      startedByName: db.raw(`users.first_name || ' ' || users.last_name`),
      total: 'counted.total',
      done: 'counted.done',
      failed: 'counted.failed',
    });
  return rows as CarrierBulkRow[];
}
