import type { Db } from '../core/handle';

/** Workflow ids of a carrier's pending and active orders. */
export const findOpenOrders = (db: Db, organizationId: string): Promise<string[]> =>
  db('job_orders')
    .where({ organization_id: organizationId })
    .whereIn('status', ['pending', 'active'])
    .orderBy('id')
    .pluck('workflow_id');
