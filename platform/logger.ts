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
    redact: {
      paths: redacted.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
