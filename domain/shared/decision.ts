import type { Problem } from '../problems';
import type { WorkflowEvent } from './workflow-event';

/** An event as rules create it; the workflow adds the id of the Update that caused it. */
export type Transition<Type extends string, State> = Omit<WorkflowEvent<Type, State>, 'updateId'>;

/** The result of a rule: the problem that refuses the command, or the accepted change. */
export type Decision<T> = { readonly refused: Problem } | { readonly accepted: T };
