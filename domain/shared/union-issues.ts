import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Whether an issue says that the value is of another kind of object: it has other keys. */
const isOfAnotherKind = ({ code, path }: Issue): boolean => code === 'unrecognized_keys' && path.length === 0;

/**
 * The issue of a union as those of the one alternative that the value was meant to be, if its keys show which one; otherwise
 * the issue itself.
 */
export function meantIssues(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.filter(
    (issues) => !issues.some(isOfAnotherKind) && !issues.some(({ path }) => path.length === 0),
  );
  const [only] = meant;
  if (only === undefined || meant.length > 1) return [issue];
  return only.flatMap((inner) => meantIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}
