import { isNativeError } from 'node:util/types';

import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Logs carry ids; these are blanked wherever they turn up by mistake. */
const redacted = [
  'password',
  'email',
  'phone',
  'firstName',
  'lastName',
  'socialSecurityNumber',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
];

/** Of an error only what says where to look: other fields, of pg or body-parser, hold values that people sent. */
export function plainError(error: unknown): unknown {
  if (!isNativeError(error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : plainError(error.cause);
  const shown = isWrongValue(code) ? withoutQuoted : (text: string | undefined) => text;
  return { type: error.name, message: shown(error.message), code, stack: shown(error.stack), cause };
}

/** PostgreSQL's class 22 quotes the value that it could not take. */
const isWrongValue = (code: string | undefined): boolean => code !== undefined && /^22[0-9A-Z]{3}$/.test(code);

const withoutQuoted = (text: string | undefined): string | undefined => text?.replaceAll(/: "[^]*?"/g, ': [redacted]');

export interface LoggerOptions {
  readonly level: string;
  /** Which process speaks: `api`, `worker`, … */
  readonly name: string;
  readonly destination?: DestinationStream;
}

export function createLogger({ level, name, destination }: LoggerOptions): Logger {
  const options = {
    level,
    name,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainError },
    redact: {
      paths: redacted.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
  };
  return pino(options, destination ?? standardOutput());
}

// With a minimum length a flush waits until its lines are written or refused; without one it returns at once.
const standardOutput = (): DestinationStream => pino.destination({ dest: 1, sync: false, minLength: 1 });
