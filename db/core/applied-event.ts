/** The part of an event that updates the read models. */
export interface AppliedEvent<State> {
  readonly seq: number;
  readonly at: string;
  readonly snapshot: State;
}
