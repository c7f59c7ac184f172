import { isNativeError } from 'node:util/types';

/** Server shutting down, starting up, out of connections, or lost: nothing is wrong with the question itself. */
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** What pg and knex say without a code; knex puts the query before it. */
const outageMessages =
  /(^| - )(Connection (terminated|ended)|Client (has encountered a connection error|was closed)|timeout expired|Knex: Timeout acquiring|Unable to acquire a connection)/;

/** Whether the database is away, so that the same request may be sent again. */
export function isOutage(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return outageCodes.has(code) || outageMessages.test(error.message);
}
