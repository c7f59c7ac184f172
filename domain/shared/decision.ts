import type { Problem } from '../problems';
import type { WorkflowEvent } from './workflow-event';

/** An event as rules make it; the workflow adds the id of the Update that caused it. */
export type Transition<Type extends string, State> = Omit<WorkflowEvent<Type, State>, 'updateId'>;

/** What a rule answers: why not, or what happens; `null` when there is nothing left to do. */
export type Decision<T> = { readonly refused: Problem } | { readonly accepted: T };

/** A refusal with the catalogue's code. */
export const refuse = (code: Problem['code'], params: NonNullable<Problem['params']> = {}): { refused: Problem } => ({
  refused: { code, params },
});
