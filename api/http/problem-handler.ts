import type { ErrorRequestHandler, RequestHandler } from 'express';
import { z } from 'zod';
import { isOutage } from '#db/core/outage';
import { type ProblemCode, ProblemError, problems } from '#domain/problems';
import { TooBusyError } from '#platform/limiter';
import { ClientGoneError } from './client-gone';
import { statusOf } from './status';
import { FieldProblem, InvalidInputError } from './validate';

/** The body of every error response: RFC 9457 with code and text from `domain/problems.ts`. */
export const ProblemView = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
    message: z.string(),
    params: z.record(z.string(), z.unknown()),
    errors: z.array(FieldProblem).optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemView = z.infer<typeof ProblemView>;

/** RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json';
/** When a caller may repeat what was refused because the service is busy. */
export const RETRY_AFTER_SECONDS = 2;

/** The only place where an error becomes a response. */
export function problemHandler(publicUrl: string): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  // eslint-disable-next-line max-params
  return (error: unknown, _request, response, next) => {
    if (error instanceof ClientGoneError) return;
    const problem = toProblem(error);
    const status = statusOf(problem.code);
    response.locals['problem'] = problem.code;
    // pino-http logs `err` with the request.
    if (status >= 500) response.err = error instanceof Error ? error : new Error(String(error));
    if (response.headersSent) {
      next(error);
      return;
    }
    if (status === 503) response.set('Retry-After', String(RETRY_AFTER_SECONDS));
    const body = problemView(problem, { publicUrl, requestId: response.get('X-Request-Id') });
    response.status(status).type(PROBLEM_TYPE).send(JSON.stringify(body));
  };
}

/** The body of an error response, regardless of the transport. */
export function problemView(
  problem: ProblemError,
  { publicUrl, requestId }: { readonly publicUrl: string; readonly requestId: string | undefined },
): ProblemView {
  const { code, message, params } = problem;
  return {
    type: `${publicUrl}/api/docs#${code}`,
    title: problems[code].title,
    status: statusOf(code),
    detail: message,
    instance: `urn:request:${requestId ?? ''}`,
    code,
    message,
    params: { ...params },
    ...(problem instanceof InvalidInputError && { errors: [...problem.errors] }),
  };
}

/** For paths under /api that match no route. */
export const routeNotFound: RequestHandler = () => {
  throw new ProblemError('not-found');
};

/** The problem for an error; an unexpected error becomes an internal error without details. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isOutage(error) || error instanceof TooBusyError) return new ProblemError('unavailable');
  if (isRefusedRequest(error)) return new InvalidInputError([refusedPart(error)]);
  return new ProblemError('internal');
}

/** Errors of the router, body-parser and decompression carry their HTTP status. */
const isRefusedRequest = (error: unknown): error is Error =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;

/** body-parser marks its errors by `type`; the router's only error is a path that cannot be decoded. */
function refusedPart(error: Error): FieldProblem {
  if (error instanceof URIError) return { in: 'params', pointer: '', code: 'unreadable' };
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.parse.failed') return { in: 'body', pointer: '', code: 'not-json' };
  return { in: 'body', pointer: '', code: type === 'entity.too.large' ? 'too-large' : 'unreadable' };
}
