import type { Db } from '#db/handle';

/** How many drivers stand in each tab of an order's hiring page. */
export interface TabCounts {
  readonly invited: number;
  readonly requested: number;
  readonly review: number;
  readonly interview: number;
  readonly hired: number;
}

/** The states behind each tab (carrier spec section 2, "Order hiring page"). */
export const tabStates = {
  invited: ['invited'],
  requested: ['requested'],
  review: ['inReview', 'approved'],
  interview: ['interviewing'],
  hired: ['hired', 'ended'],
} as const;
export type HiringTab = keyof typeof tabStates;

const noCounts: TabCounts = { invited: 0, requested: 0, review: 0, interview: 0, hired: 0 };
const tabOfState = new Map<string, HiringTab>(
  Object.entries(tabStates).flatMap(([tab, states]) => states.map((state) => [state, tab as HiringTab] as const)),
);

/** The tab counts of several orders at once; an order without candidates has zeroes. */
export async function countCandidacies(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, TabCounts>> {
  const counts = new Map(orderIds.map((id) => [id, noCounts]));
  if (orderIds.length === 0) return counts;
  const rows: {
    orderId: string;
    state: string;
    count: number;
  }[] = await db('candidacies')
    .whereIn('order_id', orderIds)
    .whereNot('state', 'closed')
    .groupBy('order_id', 'state')
    .select({ orderId: 'order_id', state: 'state', count: db.raw('count(*)::integer') });
  for (const { orderId, state, count } of rows) {
    const tab = tabOfState.get(state);
    const before = counts.get(orderId) ?? noCounts;
    if (tab !== undefined) counts.set(orderId, { ...before, [tab]: before[tab] + count });
  }
  return counts;
}
