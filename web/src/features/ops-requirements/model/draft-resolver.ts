import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { meantIssues } from '#domain/shared/union-issues';
import type { DraftValues } from './draft-form';

/** Sets a nested entry: `proofs.0.dated`. */
function put(errors: Record<string, unknown>, path: readonly PropertyKey[], error: object): void {
  let at = errors;
  for (const key of path.slice(0, -1)) {
    at[String(key)] ??= {};
    at = at[String(key)] as Record<string, unknown>;
  }
  at[String(path.at(-1) ?? 'root')] ??= error;
}

/** The field of an issue: a choice and a list of rules are one field each, whatever part of them is wrong. */
function fieldOf(path: readonly PropertyKey[]): readonly PropertyKey[] {
  if (path.length === 1 && path[0] === 'bars') return ['barsChoice'];
  return path[0] === 'keep' && path[2] === 'until' ? path.slice(0, 3) : path;
}

/** A field that nobody has filled in. */
const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';

/** The fields of the form stand where those of the body are, so that an issue of the body shows at its field. */
export const draftResolver =
  <Body>(
    schema: z.ZodType<Body>,
    bodyOf: (values: DraftValues) => unknown,
  ): Resolver<DraftValues, unknown, DraftValues> =>
  (values) => {
    const { error } = schema.safeParse(bodyOf(values), {
      error: ({ input, code }) => (isEmpty(input) ? 'required' : code.replaceAll('_', '-')),
    });
    if (error === undefined) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { path, message, code } of error.issues.flatMap(meantIssues))
      put(errors, fieldOf(path), { type: code, message });
    return { values: {}, errors: errors as FieldErrors<DraftValues> };
  };
