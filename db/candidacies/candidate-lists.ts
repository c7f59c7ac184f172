import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { mustNotDrive, nextSteps, stepAfter } from '#domain/candidacies/next-step';
import { type CarrierWait, waitOfStep } from '#domain/candidacies/waiting';
import type { CountedList } from '#domain/dashboard/candidate-lists';
import { candidateStates, endedStates } from '#domain/dashboard/candidates/filters';
import type { CandidateOrder, CandidateSearch } from '#domain/dashboard/candidates/schema';
import type { CandidacyStateName } from '#domain/shared/candidacy-states';
import { shownNameMatch } from '../core/name-match';
import { CHORD_SQL, joinDrivers, type OrderCandidacy, pageOfCandidacies } from '../job-orders/order-candidacies';
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
  all: 'true',
  requests: waitingSql('requests'),
  reviews: waitingSql('reviews'),
  toInterview: waitingSql('toInterview'),
  proposals: waitingSql('proposals'),
  outcomes: waitingSql('outcomes'),
  startsToConfirm: waitingSql('startsToConfirm'),
  files: waitingSql('files'),
  late: `candidacies.due_at <= :now`,
  approved: `(candidacies.state in ('approved', 'interviewOffered', 'interviewing')
    or (candidacies.state = 'hired' and candidacies.started_at is null))`,
  onAssignment: `(candidacies.state = 'hired' and candidacies.started_at is not null)`,
  mustNotDrive: `candidacies.next_step in (${nextSteps
    .filter(mustNotDrive)
    .map((step) => `'${step}'`)
    .join(', ')})`,
  ended: 'true',
};

/** A carrier's candidacies that can be in a list: those under way, unless other states are named. */
export const listedCandidacies = (
  db: Db,
  organizationId: string,
  states: readonly CandidacyStateName[] = candidateStates,
): Knex.QueryBuilder =>
  db('candidacies')
    .where('candidacies.organization_id', organizationId)
    .whereIn('candidacies.state', [...states]);

/** The candidates of some lists that match the filters. */
export interface CandidateFilter extends Omit<CandidateSearch, 'waiting'> {
  readonly organizationId: string;
  readonly lists: readonly CountedList[];
  readonly now: string;
}

/** A page of the candidates that match. */
export interface CandidatesParams extends CandidateFilter, CandidateOrder {
  readonly limit: number;
  readonly skip: number;
}

/** Returns a page of a carrier's candidates across all its orders and the total. */
export async function listCandidates(
  db: Db,
  { sort, direction, limit, skip, ...filter }: CandidatesParams,
): Promise<{ candidacies: OrderCandidacy[]; count: number }> {
  if (filter.lists.length === 0) return { candidacies: [], count: 0 };
  const chosen = matchingCandidacies(db, filter);
  // Joined only then: a sort by the candidacy itself needs no join to find its page.
  if (sort === 'name' || sort === 'distance') joinDrivers(chosen);
  const by = `${sortColumns[sort]} ${direction} nulls last, candidacies.id ${direction}`;
  return pageOfCandidacies(db, chosen, { limit, skip, by });
}

/** The ids of the first candidacies that match, longest in the state first. */
export async function findCandidateIds(db: Db, filter: CandidateFilter, limit: number): Promise<string[]> {
  if (filter.lists.length === 0) return [];
  return matchingCandidacies(db, filter)
    .orderBy(['candidacies.state_entered_at', 'candidacies.id'])
    .limit(limit)
    .pluck('candidacies.id');
}

const sortColumns: Readonly<Record<CandidateOrder['sort'], string>> = {
  since: 'candidacies.state_entered_at',
  due: 'candidacies.due_at',
  name: 'lower(drivers.first_name)',
  distance: CHORD_SQL,
};

function matchingCandidacies(db: Db, filter: CandidateFilter): Knex.QueryBuilder {
  const { organizationId, lists, now, state, orderId, facilityId, source, reason, name } = filter;
  // Ended candidates are a list of their own.
  const states = lists.includes('ended') ? endedStates : candidateStates;
  const any = lists.map((list) => `(${listConditions[list]})`).join(' or ');
  const chosen = listedCandidacies(db, organizationId, states).whereRaw(`(${any})`, { now });
  if (state !== undefined) chosen.where('candidacies.state', state);
  if (orderId !== undefined) chosen.where('candidacies.order_id', orderId);
  if (facilityId !== undefined) chosen.where('candidacies.facility_id', facilityId);
  if (source !== undefined) chosen.where('candidacies.source', source);
  if (reason !== undefined) chosen.where('candidacies.ended_reason', reason);
  if (name !== undefined && name !== '') chosen.whereExists(namedLike(db, name));
  return chosen;
}

// Only what the carrier sees: before review and after the end of a flow, which has no stage, the initial of the last name.
const SHOWN_NAME = `named.first_name || ' ' || case when coalesce(candidacies.stage, 'invited') in ('invited', 'requested')
  then left(named.last_name, 1) else named.last_name end`;

function namedLike(db: Db, text: string): Knex.QueryBuilder {
  const { sql, bindings } = shownNameMatch(SHOWN_NAME, { names: 'named.search_name', text });
  return db({ named: 'drivers' })
    .select(db.raw('1'))
    .whereRaw('named.id = candidacies.driver_id')
    .whereRaw(sql, [...bindings]);
}
