import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { type NextStep, stepAfter } from '#domain/candidacies/next-step';
import { type CarrierWait, zeroWaitCounts } from '#domain/candidacies/waiting';
import { listConditions, listedCandidacies } from '../candidacies/candidate-lists';
import { addWait, HAS_INTERVIEW_STARTED_SQL } from '../job-orders/order-counts';

/** A carrier's open work, and its number of drivers by status. */
export interface DashboardRow {
  readonly requests: number;
  readonly reviews: number;
  readonly toInterview: number;
  readonly proposals: number;
  readonly outcomes: number;
  readonly startsToConfirm: number;
  readonly late: number;
  readonly approvedDrivers: number;
  readonly onAssignment: number;
  /** Pending orders that operations returned to the carrier. */
  readonly sentBack: number;
}

/** Counts a carrier's dashboard figures at a point in time. */
export async function readDashboard(db: Db, organizationId: string, now: string): Promise<DashboardRow> {
  const live = listedCandidacies(db, organizationId);
  const { late, approved, onAssignment } = listConditions;
  const counts: unknown = await live.clone().first(
    db.raw(
      `count(*) filter (where ${late})::integer as late,
       count(*) filter (where ${approved})::integer as "approvedDrivers",
       count(*) filter (where ${onAssignment})::integer as "onAssignment"`,
      { now },
    ),
  );
  const orders: Pick<DashboardRow, 'sentBack'> = await db('job_orders')
    .where({ organization_id: organizationId, status: 'pending', approval: 'rejected' })
    .first({ sentBack: db.raw('count(*)::integer') });
  return { ...(await countWaits(db, live)), ...(counts as StatusCounts), ...orders };
}

type StatusCounts = Pick<DashboardRow, 'late' | 'approvedDrivers' | 'onAssignment'>;
type Waiting = Pick<DashboardRow, CarrierWait>;

async function countWaits(db: Db, live: Knex.QueryBuilder): Promise<Waiting> {
  const rows = await live
    .clone()
    .groupByRaw(`next_step, ${HAS_INTERVIEW_STARTED_SQL}`)
    .select({ step: 'next_step' })
    .select<StepCount[]>(db.raw(`${HAS_INTERVIEW_STARTED_SQL} as "hasInterviewStarted", count(*)::integer as count`));
  const {
    drivers: _driverTurn,
    dates: _dateTurn,
    ...waiting
  } = rows.reduce(
    (sum, { step, hasInterviewStarted, count }) => addWait(sum, { step: stepAfter(step, hasInterviewStarted), count }),
    zeroWaitCounts,
  );
  return waiting;
}

interface StepCount {
  readonly step: NextStep;
  readonly hasInterviewStarted: boolean;
  readonly count: number;
}
