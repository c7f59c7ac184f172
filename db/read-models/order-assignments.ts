import type { Db } from '#db/handle';

/** How many hires of an order are on assignment now; while there is one, the order may not be deleted. */
export async function countAssignments(db: Db, orderId: string): Promise<number> {
  const row: { count: number } = await db('candidacies')
    .where({ order_id: orderId, state: 'hired', assignment_state: 'ACTIVE' })
    .first(db.raw('count(*)::integer as count'));
  return row.count;
}
