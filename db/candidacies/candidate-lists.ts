import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { nextSteps, stepAfter } from '#domain/candidacies/next-step';
import { type CarrierWait, waitOfStep } from '#domain/candidacies/waiting';
import type { CountedList } from '#domain/dashboard/candidate-lists';
import { type OrderCandidacy, pageOfCandidacies } from '../job-orders/order-candidacies';
import { HAS_INTERVIEW_STARTED_SQL } from '../job-orders/order-counts';

/** Selects candidacies by what they wait for, with the rule that determines whose turn it is. */
function waitingSql(wait: CarrierWait): string {
  const stepsWhere = (hasInterviewStarted: boolean) =>
    nextSteps.filter((step) => waitOfStep(stepAfter(step, hasInterviewStarted)) === wait).map((step) => `'${step}'`);
  const [before, after] = [stepsWhere(false), stepsWhere(true)];
  const within = (steps: readonly string[]) =>
    steps.length === 0 ? 'false' : `candidacies.next_step in (${steps.join(', ')})`;
  return `(case when ${HAS_INTERVIEW_STARTED_SQL} then ${within(after)} else ${within(before)} end)`;
}

/** The condition of each list at the time `:now`; the dashboard counts with the same conditions. */
export const listConditions: Readonly<Record<CountedList, string>> = {
  requests: waitingSql('requests'),
  reviews: waitingSql('reviews'),
  toInterview: waitingSql('toInterview'),
  proposals: waitingSql('proposals'),
  outcomes: waitingSql('outcomes'),
  startsToConfirm: waitingSql('startsToConfirm'),
  late: `candidacies.due_at <= :now`,
  approved: `(candidacies.state in ('approved', 'interviewOffered', 'interviewing')
    or (candidacies.state = 'hired' and candidacies.started_at is null))`,
  onAssignment: `(candidacies.state = 'hired' and candidacies.started_at is not null)`,
};

/** The states whose candidacies can be in a list. */
const listedStates = ['requested', 'inReview', 'approved', 'invited', 'interviewOffered', 'interviewing', 'hired'];

/** A carrier's candidacies that can be in a list. */
export const listedCandidacies = (db: Db, organizationId: string): Knex.QueryBuilder =>
  db('candidacies').where('candidacies.organization_id', organizationId).whereIn('candidacies.state', listedStates);

export interface CandidatesParams {
  readonly organizationId: string;
  readonly lists: readonly CountedList[];
  readonly now: string;
  readonly limit: number;
  readonly skip: number;
}

/** Returns a page of a carrier's candidates across all its orders, longest-waiting first, and the total. */
export async function listCandidates(
  db: Db,
  { organizationId, lists, now, limit, skip }: CandidatesParams,
): Promise<{ candidacies: OrderCandidacy[]; count: number }> {
  if (lists.length === 0) return { candidacies: [], count: 0 };
  const any = lists.map((list) => `(${listConditions[list]})`).join(' or ');
  const ofLists = listedCandidacies(db, organizationId).whereRaw(`(${any})`, { now });
  return pageOfCandidacies(db, ofLists, { limit, skip });
}
