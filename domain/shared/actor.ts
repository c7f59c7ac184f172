/**
 * The cause of a transition; `system` stands for deadlines and other workflows, `pastEmployer` for the holder of a link of a
 * verification. Neither has a user.
 */
export const actorKinds = ['driver', 'fleet', 'ops', 'system', 'pastEmployer'] as const;
/** One of {@link actorKinds}. */
export type ActorKind = (typeof actorKinds)[number];

/** The person (by id only) or system that caused an event. */
export interface EventActor {
  readonly kind: ActorKind;
  readonly userId: string | null;
}

/** The actor of events that no person caused. */
export const systemActor: EventActor = { kind: 'system', userId: null };

/** The actor of what a past employer sends by a link. */
export const pastEmployerActor: EventActor = { kind: 'pastEmployer', userId: null };
