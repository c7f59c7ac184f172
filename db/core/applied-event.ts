/** The part of an event that updates the read models. */
export interface AppliedEvent<State> {
  readonly seq: number;
  readonly at: string;
  readonly snapshot: State;
}

/** Returns the state that an event led to. `none` is the state before the first event, which no row has. */
export function reached<Name extends string>(name: Name): Exclude<Name, 'none'> {
  if (name === 'none') throw new Error('There is no row before the first event');
  return name as Exclude<Name, 'none'>;
}
