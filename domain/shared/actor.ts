/** Who caused a transition; `system` acts for clocks and for other workflows and has no user. */
export const actorKinds = ['driver', 'fleet', 'ops', 'system'] as const;
/** One of {@link actorKinds}. */
export type ActorKind = (typeof actorKinds)[number];

/** The person (by id only) or the system behind an event. */
export interface EventActor {
  kind: ActorKind;
  userId: string | null;
}

/** The actor of events that no person caused. */
export const systemActor: EventActor = { kind: 'system', userId: null };
