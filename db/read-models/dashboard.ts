import type { Db } from '#db/handle';

/** What waits for a carrier's people, and where its drivers are. */
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
  /** Pending orders that operations sent back. */
  readonly sentBack: number;
}

/** The counts of a carrier's dashboard at a moment. */
export async function readDashboard(db: Db, organizationId: string, now: string): Promise<DashboardRow> {
  const counts: Omit<DashboardRow, 'sentBack'> = await db('candidacies')
    .where('organization_id', organizationId)
    .whereIn('state', ['requested', 'inReview', 'approved', 'invited', 'interviewing', 'hired'])
    .first(
      db.raw(
        `count(*) filter (where state = 'requested')::integer as requests,
         count(*) filter (where state = 'inReview')::integer as reviews,
         count(*) filter (where state = 'approved')::integer as "toInterview",
         count(*) filter (where state = 'interviewing'
           and snapshot #>> '{interview,answer}' = 'proposed')::integer as proposals,
         count(*) filter (where state = 'interviewing' and interview_starts_at <= :now)::integer as outcomes,
         count(*) filter (where state = 'hired' and started_at is null and snapshot #>> '{hire,answer}' = 'offered'
           and (snapshot #>> '{hire,startsAt}')::timestamptz <= :now)::integer as "startsToConfirm",
         count(*) filter (where due_at <= :now)::integer as late,
         count(*) filter (where state in ('approved', 'interviewing')
           or (state = 'hired' and started_at is null))::integer as "approvedDrivers",
         count(*) filter (where state = 'hired' and started_at is not null)::integer as "onAssignment"`,
        { now },
      ),
    );
  const orders: Pick<DashboardRow, 'sentBack'> = await db('job_orders')
    .where({ organization_id: organizationId, status: 'pending', approval: 'rejected' })
    .first({ sentBack: db.raw('count(*)::integer') });
  return { ...counts, ...orders };
}
