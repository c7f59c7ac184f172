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
    for (const { path, message, code } of error.issues.flatMap(meantIssues)) put(errors, path, { type: code, message });
    return { values: {}, errors: errors as FieldErrors<DraftValues> };
  };
