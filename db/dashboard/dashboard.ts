import type { Db } from '#db/core/handle';
import { readTogether } from '#db/core/read-together';
import { type NextStep, stepAfter } from '#domain/candidacies/next-step';
import { type CarrierWait, zeroWaitCounts } from '#domain/candidacies/waiting';
import type { OrganizationInfo } from '#domain/dashboard/schema';
import type { OrderStatus } from '#domain/job-orders/states';
import { listConditions, listedCandidacies } from '../candidacies/candidate-lists';
import { addWait, HAS_INTERVIEW_STARTED_SQL } from '../job-orders/order-counts';
import { countsByStatus, type OrderCount, orderCountsOf } from '../job-orders/order-list';
import { type InfoRow, organizationInfo, organizationInfoOf } from './organization-info';

/** A carrier's open work, its numbers of drivers and orders by status, and the carrier in brief. */
export interface DashboardRow {
  readonly requests: number;
  readonly reviews: number;
  readonly toInterview: number;
  readonly proposals: number;
  readonly outcomes: number;
  readonly startsToConfirm: number;
  readonly files: number;
  readonly late: number;
  readonly approvedDrivers: number;
  readonly onAssignment: number;
  /** Of these, drivers who must not drive for now. */
  readonly mustNotDrive: number;
  /** Pending orders that operations returned to the carrier. */
  readonly sentBack: number;
  readonly orders: Readonly<Record<OrderStatus, number>>;
  /** Undefined for an unknown carrier. */
  readonly organization: OrganizationInfo | undefined;
}

/** Reads a carrier's dashboard at a point in time, in one statement. */
export async function readDashboard(db: Db, organizationId: string, now: string): Promise<DashboardRow> {
  const { late, approved, onAssignment, mustNotDrive } = listConditions;
  // One scan: groups are few, so their other counts are added here.
  const steps = listedCandidacies(db, organizationId)
    .groupByRaw('1, 2')
    .select({ step: 'next_step' })
    .select(
      db.raw(
        `${HAS_INTERVIEW_STARTED_SQL} as "hasInterviewStarted", count(*)::integer as count,
         (count(*) filter (where ${late}))::integer as late,
         (count(*) filter (where ${approved}))::integer as "approvedDrivers",
         (count(*) filter (where ${onAssignment}))::integer as "onAssignment",
         (count(*) filter (where ${mustNotDrive}))::integer as "mustNotDrive"`,
        { now },
      ),
    );
  const sentBack = db('job_orders')
    .where({ organization_id: organizationId, status: 'pending', approval: 'rejected' })
    .select({ count: db.raw('count(*)::integer') });
  const found = await readTogether<DashboardParts>(db, {
    ...{ steps, sentBack, orders: orderCountsOf(db, { organizationId }) },
    organizations: organizationInfoOf(db, organizationId),
  });
  const [organization] = found.organizations;
  const sum = (name: keyof StatusCounts): number => found.steps.reduce((total, row) => total + row[name], 0);
  return {
    ...waitsOf(found.steps),
    late: sum('late'),
    approvedDrivers: sum('approvedDrivers'),
    onAssignment: sum('onAssignment'),
    mustNotDrive: sum('mustNotDrive'),
    sentBack: found.sentBack[0]?.count ?? 0,
    orders: countsByStatus(found.orders),
    organization: organization && organizationInfo(organization),
  };
}

interface DashboardParts {
  readonly steps: readonly StepRow[];
  readonly sentBack: readonly { readonly count: number }[];
  readonly orders: readonly OrderCount[];
  readonly organizations: readonly InfoRow[];
}

type StatusCounts = Pick<DashboardRow, 'late' | 'approvedDrivers' | 'onAssignment' | 'mustNotDrive'>;

interface StepRow extends StatusCounts {
  readonly step: NextStep;
  readonly hasInterviewStarted: boolean;
  readonly count: number;
}

function waitsOf(rows: readonly StepRow[]): Pick<DashboardRow, CarrierWait> {
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
