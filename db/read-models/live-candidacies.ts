import type { Db } from '#db/handle';

/** Where an order's candidacies stand when it leaves active. */
export interface CandidacyOfOrder {
  readonly workflowId: string;
  /** Must end with the order. */
  readonly isLive: boolean;
}

const liveStates = ['invited', 'requested', 'inReview', 'approved', 'interviewing'];

/** Every candidacy of an order; `endsHires` counts hires that have not started among the live. */
export async function findCandidaciesOfOrder(db: Db, orderId: string, endsHires: boolean): Promise<CandidacyOfOrder[]> {
  return (await db('candidacies')
    .where({ order_id: orderId })
    .orderBy('id')
    .select({
      workflowId: 'candidacies.workflow_id',
      isLive: db.raw(
        `candidacies.state = any (?) or (candidacies.state = 'hired' and candidacies.started_at is null and ?)`,
        [liveStates, endsHires],
      ),
    })) as CandidacyOfOrder[];
}

/** Workflow ids of a driver's live candidacies, but for one. */
export async function findOtherLiveCandidacies(db: Db, driverId: string, exceptCandidacyId: string): Promise<string[]> {
  const rows = (await db('candidacies')
    .where({ driver_id: driverId })
    .whereNot({ id: exceptCandidacyId })
    .whereIn('state', liveStates)
    .orderBy('id')
    .select('workflow_id')) as { workflow_id: string }[];
  return rows.map(({ workflow_id }) => workflow_id);
}

/** Workflow ids of everything that ends when a driver leaves the market: also hires that have not started. */
export async function findCandidaciesOfDriver(db: Db, driverId: string): Promise<string[]> {
  const rows = (await db('candidacies')
    .where({ driver_id: driverId })
    .where((query) =>
      query.whereIn('state', liveStates).orWhere((hired) => hired.where({ state: 'hired' }).whereNull('started_at')),
    )
    .orderBy('id')
    .select('workflow_id')) as { workflow_id: string }[];
  return rows.map(({ workflow_id }) => workflow_id);
}
