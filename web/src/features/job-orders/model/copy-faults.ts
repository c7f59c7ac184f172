import type { FieldProblem } from '#web/shared/http/api-problem';

/** The refused fields of an order that could not be copied as it is, in the state of the navigation. */
interface CopyState {
  readonly faults: readonly FieldProblem[];
}

/** The state of the navigation to the form, with the fields that were refused. */
export const copyState = (faults: readonly FieldProblem[]): CopyState => ({ faults });

/** The fields that were refused; none if the form was opened in another way. */
export const copyFaults = (state: unknown): readonly FieldProblem[] =>
  (state as Partial<CopyState> | null)?.faults ?? [];
