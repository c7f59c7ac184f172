import type { Request, Response } from 'express';
import { pinoHttp } from 'pino-http';
import { newId } from '#platform/ids';
import { type Logger, plainError } from '#platform/logger';

const requestIdPattern = /^[\w-]{8,64}$/;
/** The process supervisor requests these every few seconds. */
const quietPaths = new Set(['/healthz', '/readyz', '/api/health']);

/**
 * Assigns each request an id, and logs one line per response, without query, body or headers, since they contain names.
 */
export function requestLog(log: Logger) {
  return pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const received = request.headers['x-request-id'];
      const id = typeof received === 'string' && requestIdPattern.test(received) ? received : newId();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: ({ url }) => quietPaths.has(pathOf(url)) },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customErrorMessage: () => 'request failed',
    // A refusal is logged by its code; only internal errors include the error.
    customProps: (_request, response) => {
      const { problem, userId } = (response as Response).locals;
      return { problem: problem as unknown, userId: userId as unknown };
    },
    // With wrapping, serializers receive copies, which lose an error's message and stack.
    wrapSerializers: false,
    serializers: {
      err: plainError,
      req: ({ id, method, originalUrl }: Request) => ({ id, method, path: pathOf(originalUrl) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}

/** A path that contains a secret. */
const secretInPath = /^(\/auth\/tokenLogin)\/.+$/i;

/** A path segment as long as a token; ids are shorter. */
const tokenPattern = /[\w-]{43,}/g;

function pathOf(url: string | undefined): string {
  const path = (url ?? '').split('?', 1)[0] ?? '';
  return path.replace(secretInPath, '$1/[redacted]').replace(tokenPattern, '[redacted]');
}
