/** Returns whether PostgreSQL canceled the transaction because it and another one waited for each other's locks. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01';

/** Returns whether a database error is a violation of this constraint or unique index. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

/** Returns whether PostgreSQL refused a value itself (class 22): it is refused again at every attempt. */
export const isDataException = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('22');
