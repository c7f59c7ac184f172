import { type NextStep, stepAfter } from '#domain/candidacies/next-step';
import { type WaitCounts, waitOfStep, zeroWaitCounts } from '#domain/candidacies/waiting';
import { candidacyStates } from '#domain/shared/candidacy-states';

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

/** Whether the interview of a row of `candidacies` has begun at the time `:now`: the next step depends on it. */
export const HAS_INTERVIEW_STARTED_SQL = 'coalesce(candidacies.interview_starts_at <= :now, false)';

/** Candidates of an order who are in the same state, at the same step. */
export interface CountedGroup {
  readonly state: string;
  readonly step: NextStep;
  readonly hasInterviewStarted: boolean;
  readonly count: number;
}

// Named, so that the index finds them: most candidacies of an old order are closed.
const countedStates = candidacyStates
  .filter((state) => state !== 'closed')
  .map((state) => `'${state}'`)
  .join(', ');

/** The groups of an order's candidates at the time `:now`, as a JSON column of a query of `job_orders`. */
export const COUNTED_GROUPS_SQL = `(
  select coalesce(jsonb_agg(to_jsonb(counted.*)), '[]') from (
    select candidacies.state, candidacies.next_step as step, ${HAS_INTERVIEW_STARTED_SQL} as "hasInterviewStarted",
           count(*)::integer as count
    from candidacies
    where candidacies.order_id = job_orders.id and candidacies.state in (${countedStates})
    group by 1, 2, 3
  ) as counted)`;

/** The counts of an order; zeros without candidates. */
export const countsOf = (groups: readonly CountedGroup[]): TabCounts => groups.reduce(added, noCounts);

function added(before: TabCounts, { state, step, hasInterviewStarted, count }: CountedGroup): TabCounts {
  const key = countOfState[state];
  const counted = key === undefined ? before : { ...before, [key]: before[key] + count };
  return { ...counted, waiting: addWait(before.waiting, { step: stepAfter(step, hasInterviewStarted), count }) };
}

/** Adds drivers at a step to the counts. */
export function addWait(before: WaitCounts, { step, count }: { step: NextStep; count: number }): WaitCounts {
  const wait = waitOfStep(step);
  return wait === null ? before : { ...before, [wait]: before[wait] + count };
}
