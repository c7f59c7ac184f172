import { isActiveDriver, type LifecycleStatus } from './lifecycle';
import { isSearchableStage, type DriverStage } from './stages';
import type { OrderStatus } from '../job-orders/states';
import type { Problem } from '../problems';

/** What decides whether a round may open, as the database knows it at that moment. */
export interface EntryFacts {
  order: { status: OrderStatus; isVisible: boolean; seatsTaken: number; numberOfDrivers: number };
  isOrganizationActive: boolean;
  driver: { stage: DriverStage; lifecycleStatus: LifecycleStatus; isAvailable: boolean };
}

/** Whether an order takes new candidates at all. */
export function checkOrderOpen({ order, isOrganizationActive }: Omit<EntryFacts, 'driver'>): Problem | undefined {
  if (order.status !== 'active') return { code: 'order-not-active' };
  if (!isOrganizationActive) return { code: 'organization-inactive' };
  if (order.seatsTaken >= order.numberOfDrivers) return { code: 'order-filled' };
  return undefined;
}

/** Who may be invited: searchable drivers only (carrier spec section 4, "Hiring flow"). */
export function checkInvite(facts: EntryFacts): Problem | undefined {
  const problem = checkOrderOpen(facts);
  if (problem !== undefined) return problem;
  const { stage, isAvailable } = facts.driver;
  return isSearchableStage(stage) && isAvailable ? undefined : { code: 'driver-not-searchable' };
}

/** Who may request a job: an active driver, on an order that drivers can see. */
export function checkRequest(facts: EntryFacts): Problem | undefined {
  const problem = checkOrderOpen(facts);
  if (problem !== undefined) return problem;
  if (!facts.order.isVisible) return { code: 'order-not-visible' };
  return isActiveDriver(facts.driver) ? undefined : { code: 'driver-not-active' };
}
