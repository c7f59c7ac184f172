import type { Db } from '#db/core/handle';
import { type OrderCandidacy, pageOfCandidacies } from '../job-orders/order-candidacies';
import { listConditions, listedCandidacies } from './candidate-lists';

/** The states in which a driver has an assignment with the carrier. */
const assignedStates = ['inReview', 'approved', 'interviewOffered', 'interviewing', 'hired'];

export interface BusinessDriversParams {
  readonly organizationId: string;
  /** Only approved drivers, who have not started yet, or only hired ones; by default both, and those in review. */
  readonly only?: 'approved' | 'hired' | undefined;
  readonly orderId?: string | undefined;
  readonly driverIds?: readonly string[] | undefined;
  readonly limit: number;
  readonly skip: number;
}

/** A page of a carrier's drivers in review or beyond, longest in the state first, and the total. */
export async function listBusinessDrivers(
  db: Db,
  { organizationId, only, orderId, driverIds, limit, skip }: BusinessDriversParams,
): Promise<{ candidacies: OrderCandidacy[]; count: number }> {
  const chosen = listedCandidacies(db, organizationId).whereIn('candidacies.state', assignedStates);
  if (only === 'approved') chosen.whereRaw(listConditions.approved);
  if (only === 'hired') chosen.where('candidacies.state', 'hired');
  if (orderId !== undefined) chosen.where('candidacies.order_id', orderId);
  if (driverIds !== undefined) chosen.whereIn('candidacies.driver_id', driverIds);
  return pageOfCandidacies(db, chosen, { limit, skip });
}

/** The driver of one of a carrier's candidacies. */
export async function findBusinessDriver(db: Db, candidacyId: string): Promise<OrderCandidacy | undefined> {
  const chosen = db('candidacies').where('candidacies.id', candidacyId);
  const { candidacies } = await pageOfCandidacies(db, chosen, { limit: 1, skip: 0 });
  return candidacies[0];
}
