import type { Actor } from '#domain/accounts/actor';
import { eventActorOf } from '#domain/accounts/event-actor';
import { can } from '#domain/accounts/policy';
import type { RouteContext } from '../http/context';

/** A signed-in caller. */
export type SignedIn = RouteContext & { readonly actor: Actor };

/** The reader of workdays, and the time. */
export interface Viewer {
  readonly kind: 'driver' | 'fleet' | 'ops';
  readonly mayAct: boolean;
  readonly now: number;
}

/** The caller as a side of a workday. */
export function sideOf(actor: Actor): Viewer['kind'] {
  const { kind } = eventActorOf(actor);
  return kind === 'driver' || kind === 'ops' ? kind : 'fleet';
}

/** The side of the caller, and the time: what decides on a move beside the workday. */
export const seenBy = ({ actor, now }: SignedIn) => ({ actor: sideOf(actor), now: now().getTime() });

/** The caller as a viewer. */
export function viewerOf({ actor, now }: SignedIn): Viewer {
  const kind = sideOf(actor);
  const permission = { driver: 'driver:act', fleet: 'timesheets:approve', ops: 'ops:act' } as const;
  return { kind, mayAct: can(actor, permission[kind]), now: now().getTime() };
}

/** Whether the record belongs to the caller: a driver's own, the carrier's own, or any for operations. */
export function isOwn(
  actor: Actor,
  { driverId, organizationId }: { readonly driverId: string; readonly organizationId: string },
): boolean {
  const kind = sideOf(actor);
  if (kind === 'ops') return true;
  return kind === 'driver' ? actor.driverId === driverId : actor.organizationId === organizationId;
}
