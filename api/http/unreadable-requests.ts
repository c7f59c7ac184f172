import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ProblemError } from '#domain/problems';
import { newId } from '#platform/ids';
import type { ApiDeps } from '../deps';
import { PROBLEM_TYPE, problemView } from './problem-handler';
import { statusOf } from './status';
import { InvalidInputError } from './validate';

/** Responds to requests that Node rejects before the app receives them, and logs them, like any other refusal. */
export function refuseUnreadable(server: Server, { publicUrl, log }: Pick<ApiDeps, 'publicUrl' | 'log'>): void {
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    // After a lost connection or a request timeout, no client waits for a response.
    if (error.code === 'ECONNRESET' || error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = problemOf(error.code);
    const requestId = newId();
    log.info({ requestId, problem: problem.code, reason: error.code }, 'unreadable request');
    respond(socket, problem, { publicUrl, requestId });
  });
}

function problemOf(code: string | undefined): ProblemError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ProblemError('headers-too-large');
  return new InvalidInputError([{ in: 'header', pointer: '', code: 'unreadable' }]);
}

function respond(
  socket: Duplex,
  problem: ProblemError,
  { publicUrl, requestId }: { readonly publicUrl: string; readonly requestId: string },
): void {
  const status = statusOf(problem.code);
  const body = JSON.stringify(problemView(problem, { publicUrl, requestId }));
  const lines = [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    'Cache-Control: private, no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
