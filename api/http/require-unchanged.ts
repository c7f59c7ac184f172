import { ProblemError } from '#domain/problems';
import { isEqualJson } from '#domain/shared/json-equality';

interface Change {
  /** The record as it is now, read under a lock. */
  readonly current: unknown;
  /** The record as the page showed it; clients that do not send it overwrite what is there. */
  readonly was: unknown;
  /** The record after the change. */
  readonly next: unknown;
}

/** Refuses to overwrite a record that changed after the page had read it. A repeat of what is stored already is none. */
export function requireUnchanged({ current, was, next }: Change): void {
  if (was === undefined || isEqualJson(current, was) || isEqualJson(current, next)) return;
  throw new ProblemError('record-changed');
}
