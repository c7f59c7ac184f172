import { type ProblemCode, type ProblemKind, problems } from '#domain/problems';

const statuses: Record<ProblemKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  unconfirmed: 405,
  conflict: 409,
  mismatch: 422,
  limited: 429,
  oversized: 431,
  internal: 500,
  unavailable: 503,
};

/** The catalog is independent of HTTP; this is the only place where a kind becomes a status code. */
export function statusOf(code: ProblemCode): number {
  return statuses[problems[code].kind];
}
