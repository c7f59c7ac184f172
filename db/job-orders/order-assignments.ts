import type { Db } from '#db/core/handle';

/** The number of an order's hires that are on assignment; an order with assignments cannot be deleted. */
export async function countAssignments(db: Db, orderId: string): Promise<number> {
  const row = await db('candidacies')
    .where({ order_id: orderId, state: 'hired', assignment_state: 'ACTIVE' })
    .first<{ count: number }>(db.raw('count(*)::integer as count'));
  return row.count;
}
