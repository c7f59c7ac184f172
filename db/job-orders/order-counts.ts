import type { Db } from '#db/core/handle';
import { type NextStep, stepAfter } from '#domain/candidacies/next-step';
import { type WaitCounts, waitOfStep, zeroWaitCounts } from '#domain/candidacies/waiting';

/** The number of drivers in each tab of an order's hiring page, and their next steps. */
export interface TabCounts {
  readonly invited: number;
  readonly requested: number;
  readonly review: number;
  readonly interview: number;
  /** Hired, and the assignment has not ended. */
  readonly hired: number;
  readonly ended: number;
  readonly waiting: WaitCounts;
}

/** The states shown in each tab of the hiring page. */
export const tabStates = {
  invited: ['invited'],
  requested: ['requested'],
  review: ['inReview', 'approved'],
  interview: ['interviewOffered', 'interviewing'],
  hired: ['hired', 'ended'],
} as const;

const noCounts: TabCounts = {
  invited: 0,
  requested: 0,
  review: 0,
  interview: 0,
  hired: 0,
  ended: 0,
  waiting: zeroWaitCounts,
};
const countOfState: Readonly<Record<string, Exclude<keyof TabCounts, 'waiting'>>> = {
  invited: 'invited',
  requested: 'requested',
  inReview: 'review',
  approved: 'review',
  interviewOffered: 'interview',
  interviewing: 'interview',
  hired: 'hired',
  ended: 'ended',
};

/** Whether the interview of a row of `candidacies` has begun: the next step depends on the time. */
export const HAS_INTERVIEW_STARTED_SQL = 'coalesce(candidacies.interview_starts_at <= now(), false)';

interface GroupRow {
  readonly orderId: string;
  readonly state: string;
  readonly step: NextStep;
  readonly hasInterviewStarted: boolean;
  readonly count: number;
}

/** The counts of several orders in one query; an order without candidates has zeros. */
export async function countCandidacies(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, TabCounts>> {
  const counts = new Map(orderIds.map((id) => [id, noCounts]));
  if (orderIds.length === 0) return counts;
  const rows: GroupRow[] = await db('candidacies')
    .whereIn('order_id', orderIds)
    .whereNot('state', 'closed')
    .groupByRaw(`order_id, state, next_step, ${HAS_INTERVIEW_STARTED_SQL}`)
    .select({
      orderId: 'order_id',
      state: 'state',
      step: 'next_step',
      hasInterviewStarted: db.raw(HAS_INTERVIEW_STARTED_SQL),
      count: db.raw('count(*)::integer'),
    });
  for (const row of rows) counts.set(row.orderId, added(counts.get(row.orderId) ?? noCounts, row));
  return counts;
}

function added(before: TabCounts, { state, step, hasInterviewStarted, count }: GroupRow): TabCounts {
  const key = countOfState[state];
  const counted = key === undefined ? before : { ...before, [key]: before[key] + count };
  return { ...counted, waiting: addWait(before.waiting, { step: stepAfter(step, hasInterviewStarted), count }) };
}

/** Adds drivers at a step to the counts. */
export function addWait(before: WaitCounts, { step, count }: { step: NextStep; count: number }): WaitCounts {
  const wait = waitOfStep(step);
  return wait === null ? before : { ...before, [wait]: before[wait] + count };
}
