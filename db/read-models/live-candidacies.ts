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
  const rows: CandidacyOfOrder[] = await db('candidacies')
    .where({ order_id: orderId })
    .orderBy('id')
    .select({
      workflowId: 'candidacies.workflow_id',
      isLive: db.raw(
        `candidacies.state = any (?) or (candidacies.state = 'hired' and candidacies.started_at is null and ?)`,
        [liveStates, endsHires],
      ),
    });
  return rows;
}

/** Workflow ids of a driver's live candidacies, but for one. */
export async function findOtherLiveCandidacies(db: Db, driverId: string, exceptCandidacyId: string): Promise<string[]> {
  const rows: { workflow_id: string }[] = await db('candidacies')
    .where({ driver_id: driverId })
    .whereNot({ id: exceptCandidacyId })
    .whereIn('state', liveStates)
    .orderBy('id')
    .select('workflow_id');
  return rows.map(({ workflow_id }) => workflow_id);
}

/** Workflow ids of everything that ends when a driver leaves the market: also hires that have not started. */
export async function findCandidaciesOfDriver(db: Db, driverId: string): Promise<string[]> {
  const rows: { workflow_id: string }[] = await db('candidacies')
    .where({ driver_id: driverId })
    .whereRaw(`(candidacies.state = any (?) or (candidacies.state = 'hired' and candidacies.started_at is null))`, [
      liveStates,
    ])
    .orderBy('id')
    .select('workflow_id');
  return rows.map(({ workflow_id }) => workflow_id);
}

/** Workflow ids of everything that an expiry concerns: live candidacies and hires, begun or not. */
export async function findCandidaciesAndHires(db: Db, driverId: string): Promise<string[]> {
  const rows: { workflow_id: string }[] = await db('candidacies')
    .where({ driver_id: driverId })
    .whereIn('state', [...liveStates, 'hired'])
    .orderBy('id')
    .select('workflow_id');
  return rows.map(({ workflow_id }) => workflow_id);
}

/** Workflow ids of everything of a carrier on which a clock may run: orders that are not over, candidacies, hires. */
export async function findWorkflowsOfOrganization(db: Db, organizationId: string): Promise<string[]> {
  const orders = db('job_orders')
    .where({ organization_id: organizationId })
    .whereIn('status', ['pending', 'active'])
    .select('workflow_id');
  const query = db('candidacies')
    .where({ organization_id: organizationId })
    .whereIn('state', [...liveStates, 'hired'])
    .select('workflow_id')
    .unionAll(orders);
  const rows = (await query) as { workflow_id: string }[];
  return rows.map(({ workflow_id: workflowId }) => workflowId);
}
