import { checkInForce, type StoredAgreementState } from '../agreements/rules';
import { isActiveDriver, type LifecycleStatus } from '../driver-pipeline/lifecycle-statuses';
import { type DriverStage, isSearchableStage } from '../driver-pipeline/stages';
import type { OrderStatus } from '../job-orders/states';
import type { Problem } from '../problems';

/** The facts that decide whether a round may open, read from the database. */
export interface EntryFacts {
  readonly order: { status: OrderStatus; isVisible: boolean; seatsTaken: number; numberOfDrivers: number };
  /** The carrier that owns the order. */
  readonly organization: { id: string; name: string; isActive: boolean; agreement: StoredAgreementState };
  /** `hiredBy`: the carrier that currently has a hire of the driver, or null. */
  readonly driver: {
    stage: DriverStage;
    lifecycleStatus: LifecycleStatus;
    isAvailable: boolean;
    hiredBy: string | null;
  };
}

type OpenOrderFacts = Pick<EntryFacts, 'order'> & {
  organization: Omit<EntryFacts['organization'], 'id' | 'agreement'>;
};

/** Whether an order accepts new candidates at all. */
export function checkOrderOpen({ order, organization }: OpenOrderFacts): Problem | undefined {
  if (order.status !== 'active') return { code: 'order-not-active' };
  if (!organization.isActive) return { code: 'organization-inactive', params: { organization: organization.name } };
  if (order.seatsTaken >= order.numberOfDrivers) return { code: 'order-filled' };
  return undefined;
}

/** A driver works for one carrier at a time; the other carrier is not disclosed. */
export function checkHire(hiredBy: string | null, organizationId: string): Problem | undefined {
  if (hiredBy === null) return undefined;
  return { code: hiredBy === organizationId ? 'driver-already-hired' : 'driver-hired-elsewhere' };
}

/** Only drivers whom carriers can find may be invited (docs/state-machines.md#invitations-and-requests). */
export function checkInvite(facts: EntryFacts): Problem | undefined {
  const problem = checkOrderOpen(facts) ?? checkInForce(facts.organization.agreement);
  if (problem !== undefined) return problem;
  const { stage, isAvailable, hiredBy } = facts.driver;
  const hired = checkHire(hiredBy, facts.organization.id);
  if (hired !== undefined) return hired;
  return isSearchableStage(stage) && isAvailable ? undefined : { code: 'driver-not-searchable' };
}

/** Only active drivers who are not hired may request a job, on orders that are visible to drivers. */
export function checkRequest(facts: EntryFacts): Problem | undefined {
  const problem = checkOrderOpen(facts);
  if (problem !== undefined) return problem;
  if (!facts.order.isVisible) return { code: 'order-not-visible' };
  if (!isActiveDriver(facts.driver)) return { code: 'driver-not-active' };
  return facts.driver.hiredBy === null ? undefined : { code: 'hired-for-another-job' };
}
