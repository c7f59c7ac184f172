/** The part of an event that brings the read models on. */
export interface AppliedEvent<State> {
  readonly seq: number;
  readonly at: string;
  readonly snapshot: State;
}
