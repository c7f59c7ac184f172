import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiProblem } from '#web/shared/http/api-problem';
import { asApiProblem } from '#web/shared/http/api-problem';

/** `/rate/from` → `rate.from` */
export const pathOf = (pointer: string): string =>
  pointer
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/**
 * The form field of a JSON pointer: the field itself, the one that contains it (`days.mo.from` → `days`), or the same of a form
 * that is only a part of what is sent (`application.fullName` → `fullName`).
 */
function fieldFor(path: string, fields: ReadonlySet<string>): string | undefined {
  const parts = path.split('.');
  for (let start = 0; start < parts.length; start += 1) {
    for (let end = parts.length; end > start; end -= 1) {
      const candidate = parts.slice(start, end).join('.');
      if (fields.has(candidate)) return candidate;
    }
  }
  return undefined;
}

/** Sets each field's error, and returns the problem if part of it has no field in this form. */
export function mapProblemToForm<Values extends FieldValues, Context, Output>(
  thrown: unknown,
  form: UseFormReturn<Values, Context, Output>,
): ApiProblem | undefined {
  const problem = asApiProblem(thrown);
  const fields = new Set<string>(form.control._names.mount);
  const unmatched = problem.errors.filter(({ pointer, code, message }) => {
    const field = fieldFor(pathOf(pointer), fields);
    if (field === undefined) return true;
    form.setError(field as FieldPath<Values>, { type: 'server', message: message ?? code }, { shouldFocus: true });
    return false;
  });
  return problem.errors.length > 0 && unmatched.length === 0 ? undefined : problem;
}
