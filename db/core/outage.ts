import { isNativeError } from 'node:util/types';

/**
 * SQLSTATE and system error codes of an outage: the server or a disk is unavailable, overloaded, out of space or
 * broken, but the query itself is valid.
 */
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08006',
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '58030',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
]);

/** Messages of pg and knex errors that have no code; knex prepends the query. */
const outageMessages =
  /(^| - )(Connection (terminated|ended)|Client (has encountered a connection error|was closed)|timeout expired|Knex: Timeout acquiring|Unable to acquire a connection)/;

/** Returns whether the database or a disk is unavailable or full, so that the same request can be retried. */
export function isOutage(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return outageCodes.has(code) || outageMessages.test(error.message);
}
