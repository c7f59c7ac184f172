import { isNativeError } from 'node:util/types';

/**
 * Server shutting down, starting up, out of connections, too slow, or lost; its disk or memory full or broken, or the disk
 * of the files: nothing is wrong with the question itself.
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

/** What pg and knex say without a code; knex puts the query before it. */
const outageMessages =
  /(^| - )(Connection (terminated|ended)|Client (has encountered a connection error|was closed)|timeout expired|Knex: Timeout acquiring|Unable to acquire a connection)/;

/** Whether the database, or a disk, is away or full, so that the same request may be sent again. */
export function isOutage(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return outageCodes.has(code) || outageMessages.test(error.message);
}
