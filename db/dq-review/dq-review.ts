import type { Db } from '#db/core/handle';
import type { DqReviewCounts } from '#domain/dq-review/schema';
import type { DqReviewStatus } from '#domain/dq-review/statuses';
import { listConditions, listedCandidacies } from '../candidacies/candidate-lists';
import { readTogether } from '../core/read-together';
import { type OrderCandidacy, pageOfCandidacies } from '../job-orders/order-candidacies';

/** The candidacies of each list; the bench has a list of its own. */
const conditions: Readonly<Record<Exclude<DqReviewStatus, 'bench-review'>, string>> = {
  'awaiting-review': `candidacies.state = 'inReview'`,
  approved: listConditions.approved,
  'on-assignment': listConditions.onAssignment,
};

export interface DqReviewParams {
  readonly organizationId: string;
  readonly status: keyof typeof conditions;
  readonly limit: number;
  readonly skip: number;
}

/** A page of a carrier's candidates in one list of the qualification review, longest in the state first. */
export async function listDqReview(
  db: Db,
  { organizationId, status, limit, skip }: DqReviewParams,
): Promise<{ candidacies: OrderCandidacy[]; count: number }> {
  const chosen = listedCandidacies(db, organizationId).whereRaw(conditions[status]);
  return pageOfCandidacies(db, chosen, { limit, skip });
}

interface CountRows {
  readonly candidates: readonly Omit<DqReviewCounts, 'benchReview'>[];
  readonly bench: readonly { readonly count: number }[];
}

/** The number of drivers in each list. */
export async function countDqReview(db: Db, organizationId: string): Promise<DqReviewCounts> {
  const countWhere = (status: DqReviewParams['status']) =>
    db.raw(`(count(*) filter (where ${conditions[status]}))::integer`);
  const { candidates, bench } = await readTogether<CountRows>(db, {
    candidates: listedCandidacies(db, organizationId).select({
      awaitingReview: countWhere('awaiting-review'),
      approved: countWhere('approved'),
      onAssignment: countWhere('on-assignment'),
    }),
    bench: db('bench_entries')
      .join('driver_pipelines', 'driver_pipelines.driver_id', 'bench_entries.driver_id')
      .where('bench_entries.organization_id', organizationId)
      .where('bench_entries.status', 'requested')
      .whereRaw(`driver_pipelines.snapshot -> 'isErased' is distinct from 'true'::jsonb`)
      .select({ count: db.raw('count(*)::integer') }),
  });
  const { awaitingReview, approved, onAssignment } = candidates[0] ?? none;
  return { awaitingReview, approved, onAssignment, benchReview: bench[0]?.count ?? 0 };
}

const none = { awaitingReview: 0, approved: 0, onAssignment: 0 };
