import { isNativeError } from 'node:util/types';
import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Fields that are redacted wherever they occur; logs contain ids only. */
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

/** Only the fields that help to find the cause: others, such as those of pg and body-parser, contain user input. */
export function plainError(error: unknown): unknown {
  if (!isNativeError(error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : plainError(error.cause);
  const shown = isWrongValue(code) ? withoutQuoted : (text: string | undefined) => text;
  return { type: error.name, message: shown(error.message), code, stack: shown(error.stack), cause };
}

/** PostgreSQL's errors of class 22 quote the invalid value. */
const isWrongValue = (code: string | undefined): boolean => code !== undefined && /^22[0-9A-Z]{3}$/.test(code);

const withoutQuoted = (text: string | undefined): string | undefined => text?.replaceAll(/: "[^]*?"/g, ': [redacted]');

export interface LoggerOptions {
  readonly level: string;
  /** The name of the process: `api`, `worker`, … */
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

// With a minimum length, a flush waits until its lines are written or rejected; otherwise it returns immediately.
const standardOutput = (): DestinationStream => pino.destination({ dest: 1, sync: false, minLength: 1 });
