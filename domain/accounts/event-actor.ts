import type { EventActor } from '../shared/actor';
import { type Actor, isDriver, isOps } from './actor';

/** The actor as events store it: kind and user id. */
export function eventActorOf(actor: Actor): EventActor {
  if (isDriver(actor)) return { kind: 'driver', userId: actor.userId };
  return { kind: isOps(actor) ? 'ops' : 'fleet', userId: actor.userId };
}
