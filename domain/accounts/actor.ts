import type { Position, Role } from './roles';

/** The signed-in person, as far as policies, rules and events need to know them. */
export interface Actor {
  readonly userId: string;
  readonly roles: readonly Role[];
  readonly position?: Position;
  readonly organizationId?: string;
  /** Equals `userId` for drivers, absent for everyone else. */
  readonly driverId?: string;
  /** A demo visitor, who may only use what is declared for the demo. */
  readonly isDemo?: true;
}

/** A carrier's staff member: an actor that certainly has an organization. */
export type CarrierActor = Actor & { readonly organizationId: string };

/** A driver: an actor that certainly has a driver record. */
export type DriverActor = Actor & { readonly driverId: string };

/** Whether the actor holds the role. */
export function hasRole(actor: Actor, role: Role): boolean {
  return actor.roles.includes(role);
}

/** Whether the actor is the platform's own staff. */
export function isOps(actor: Actor): boolean {
  return hasRole(actor, 'ops');
}

/** Whether the actor is staff of a carrier. */
export function isCarrierStaff(actor: Actor): actor is CarrierActor {
  return actor.organizationId !== undefined && (hasRole(actor, 'business') || hasRole(actor, 'business-admin'));
}

/** Whether the actor is a driver. */
export function isDriver(actor: Actor): actor is DriverActor {
  return actor.driverId !== undefined && hasRole(actor, 'applicant');
}
