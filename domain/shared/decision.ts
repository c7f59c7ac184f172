import type { Problem } from '../problems';
import type { WorkflowEvent } from './workflow-event';

/** An event as rules create it; the workflow adds the id of the Update that caused it. */
export type Transition<Type extends string, State> = Omit<WorkflowEvent<Type, State>, 'updateId'>;

/** The result of a rule: why not, or what happens. */
export type Decision<T> = { readonly refused: Problem } | { readonly accepted: T };
