/** The cause of a transition; `system` stands for deadlines and other workflows and has no user. */
export const actorKinds = ['driver', 'fleet', 'ops', 'system'] as const;
/** One of {@link actorKinds}. */
export type ActorKind = (typeof actorKinds)[number];

/** The person (by id only) or system that caused an event. */
export interface EventActor {
  readonly kind: ActorKind;
  readonly userId: string | null;
}

/** The actor of events that no person caused. */
export const systemActor: EventActor = { kind: 'system', userId: null };
