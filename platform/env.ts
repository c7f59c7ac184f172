import { isIP } from 'node:net';
import { z } from 'zod';
import type { Secrets } from './keyring';
import { isTileUrl } from './map-tiles';
import { normalizePhone } from './phone';

const KEY_BYTES = 32;
/** A worker with less could hold hardly any workflow (worker/cache-size.ts). */
const LEAST_WORKER_MB = 600;

const url = (...protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** One site, as a browser names it: nothing that a policy could read as more than one. */
const origin = z
  .string()
  .refine((value) => /^https?:\/\/[\w.:[\]-]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value, {
    error: 'must be scheme, host and port, such as https://app.example.com',
  });

const flag = z
  .enum(['1', '0', 'true', 'false'], { error: 'must be 1, 0, true or false' })
  .transform((value) => value === '1' || value === 'true');

const decodeKey = (value: string) => Buffer.from(value, 'base64');
const isKey = (key: Buffer) => key.length === KEY_BYTES;

const gladhandKey = z
  .string({ error: 'is missing' })
  .transform(decodeKey)
  .refine(isKey, {
    error: `must be ${String(KEY_BYTES)} bytes in base64 (generate one with: openssl rand -base64 32)`,
  });

const previousKeys = z
  .string()
  .transform((value) => value.split(',').map((key) => decodeKey(key.trim())))
  .refine((keys) => keys.every(isKey), {
    error: `must be comma-separated base64 keys of ${String(KEY_BYTES)} bytes each`,
  });

/** An address, a range of addresses (CIDR), or this machine. */
function isProxy(name: string): boolean {
  const [address = '', bits, ...more] = name.split('/');
  const width = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= width);
  return name === 'loopback' || (width > 0 && fits && more.length === 0);
}

const trustedProxies = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim()))
  .refine((names) => names.every(isProxy), {
    error: 'must be comma-separated IP addresses, CIDR ranges or loopback',
  });

/** Settings that must be set together or not at all. */
const allOrNone = [
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['CHAT_API_KEY', 'CHAT_API_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['INDEED_CLIENT_ID', 'INDEED_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
] as const;

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    DATABASE_URL: url('postgres:', 'postgresql:'),
    DATABASE_OWNER_URL: url('postgres:', 'postgresql:').optional(),
    TEMPORAL_ADDRESS: z.string({ error: 'is missing' }).regex(/^[^\s:/]+:\d+$/, { error: 'must be host:port' }),
    TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
    TASK_QUEUE_PREFIX: z.string().default(''),
    GLADHAND_KEY: gladhandKey,
    GLADHAND_PREVIOUS_KEYS: previousKeys.default([]),
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: z.coerce
      .number({ error: 'must be a number' })
      .int({ error: 'must be a whole number' })
      .min(0, { error: 'must be 0 to 65535' })
      .max(65535, { error: 'must be 0 to 65535' })
      .default(8080),
    TRUSTED_PROXIES: trustedProxies.default(['loopback']),
    PUBLIC_URL: url('http:', 'https:').default('http://127.0.0.1:8080'),
    WEB_DIR: z.string().min(1).optional(),
    WEB_VIEW_ORIGIN: origin.optional(),
    DATA_DIR: z.string().min(1).default('.gladhand'),
    FILES_DIR: z.string().min(1).default('.gladhand/files'),
    S3_BUCKET: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).optional(),
    S3_ENDPOINT: url('http:', 'https:').optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    SMTP_URL: url('smtp:', 'smtps:'),
    MAIL_FROM: z.string().min(3).default('Gladhand <no-reply@gladhand.example>'),
    SUPPORT_PHONE: z
      .string()
      .transform((typed) => normalizePhone(typed))
      .refine((phone) => phone !== undefined, { error: 'must be a phone number' })
      .optional(),
    SUPPORT_EMAIL: z.email({ error: 'must be an email address' }).optional(),
    POSTAL_ADDRESS: z.string().min(10, { error: 'must be a postal address' }).optional(),
    MAIL_INBOX_URL: url('http:', 'https:').optional(),
    TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
    TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
    TWILIO_FROM: z.string().min(1).optional(),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    GOOGLE_ISSUER: url('http:', 'https:').default('https://accounts.google.com'),
    FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
    FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
    INDEED_CLIENT_ID: z.string().min(1).optional(),
    INDEED_CLIENT_SECRET: z.string().min(1).optional(),
    APPLE_CLIENT_ID: z.string().min(1).optional(),
    APPLE_TEAM_ID: z.string().min(1).optional(),
    APPLE_KEY_ID: z.string().min(1).optional(),
    APPLE_PRIVATE_KEY: z.string().min(1).optional(),
    FMCSA_WEB_KEY: z.string().min(1).optional(),
    GEOCODER_URL: url('http:', 'https:').optional(),
    GEOCODER_KEY: z.string().min(1).optional(),
    MAP_TILES_URL: z
      .string()
      .refine(isTileUrl, { error: 'must be a URL with {z}, {x} and {y} in its path' })
      .optional(),
    MAP_TILES_ATTRIBUTION: z.string().min(1).optional(),
    CHAT_API_KEY: z.string().min(1).optional(),
    CHAT_API_SECRET: z.string().min(1).optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_(test|live)_/, { error: 'must be a secret or restricted key of Stripe' })
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', { error: 'must be a publishable key of Stripe' }).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', { error: 'must be a signing secret of Stripe' }).optional(),
    CLAMAV_ADDRESS: z
      .string()
      .regex(/^[^\s:/]+:\d+$/, { error: 'must be host:port' })
      .optional(),
    PATH: z.string().default(''),
    PRIVATE_WEBHOOKS: flag.default(false),
    CHROME_PATH: z.string().min(1).optional(),
    CHROME_SANDBOX: flag.default(true),
    CHROME_ADDRESS: z
      .string()
      .regex(/^[^\s:/]+:\d+$/, { error: 'must be host:port' })
      .optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    WORKFLOW_BUNDLE: z.string().min(1).optional(),
    WORKER_MEMORY_MB: z.coerce
      .number({ error: 'must be a number' })
      .int({ error: 'must be a whole number' })
      .min(LEAST_WORKER_MB, { error: `must be at least ${String(LEAST_WORKER_MB)}` })
      .default(1500),
    METRICS_ADDRESS: z
      .string()
      .regex(/^[^\s:/]+:\d+$/, { error: 'must be host:port' })
      .optional(),
    COMMAND_SECONDS: z.coerce.number({ error: 'must be a number' }).min(1, { error: 'must be at least 1' }).default(8),
    DEMO: flag.default(false),
  })
  .check((context) => {
    const value = context.value;
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: undefined });
    for (const group of allOrNone) {
      const setCount = group.filter((name) => value[name] !== undefined).length;
      if (setCount > 0 && setCount < group.length) {
        refuse(
          group[0],
          `is incomplete: set all of ${group.slice(0, -1).join(', ')} and ${group.slice(-1).join()}, or none`,
        );
      }
    }
    if (value.NODE_ENV !== 'production') return;
    if (value.MAIL_INBOX_URL !== undefined) refuse('MAIL_INBOX_URL', 'must not be set in production');
    if (value.DEMO) refuse('DEMO', 'must not be set in production');
    // A carrier could reach services of the operator's own network.
    if (value.PRIVATE_WEBHOOKS) refuse('PRIVATE_WEBHOOKS', 'must not be set in production');
    // Without HTTPS, session cookies would be sent in plain text.
    if (!value.PUBLIC_URL.startsWith('https:')) refuse('PUBLIC_URL', 'must start with https:// in production');
    // Test payments would mark invoices as paid.
    if (value.STRIPE_SECRET_KEY?.includes('_test_'))
      refuse('STRIPE_SECRET_KEY', 'must not be a test key in production');
    if (value.WEB_VIEW_ORIGIN?.startsWith('http:')) refuse('WEB_VIEW_ORIGIN', 'must start with https:// in production');
    if (value.CLAMAV_ADDRESS === undefined) refuse('CLAMAV_ADDRESS', 'must be set in production');
  });

/** DATABASE_URL alone, for commands that need only the database. */
export function readDatabaseUrl(source: NodeJS.ProcessEnv = process.env): string {
  const result = schema.shape.DATABASE_URL.safeParse(source['DATABASE_URL']);
  if (result.success) return result.data;
  throw new EnvironmentError([
    `DATABASE_URL ${source['DATABASE_URL'] ? (result.error.issues[0]?.message ?? '') : 'is missing'}`,
  ]);
}

/** DATABASE_OWNER_URL, or DATABASE_URL if it is not set. */
export function readOwnerUrl(source: NodeJS.ProcessEnv = process.env): string {
  return readDatabaseUrl({ DATABASE_URL: source['DATABASE_OWNER_URL'] || source['DATABASE_URL'] });
}

/** The settings of the processes. */
export type Environment = Readonly<z.infer<typeof schema>>;

/** The current key and the previous ones. */
export function secretsOf({
  GLADHAND_KEY,
  GLADHAND_PREVIOUS_KEYS,
}: Pick<Environment, 'GLADHAND_KEY' | 'GLADHAND_PREVIOUS_KEYS'>): Secrets {
  return [GLADHAND_KEY, ...GLADHAND_PREVIOUS_KEYS];
}

/** Lists every missing or invalid variable, one line each, so that one failed start shows all of them. */
export class EnvironmentError extends Error {
  constructor(issues: readonly string[]) {
    super(`The environment is invalid:\n${issues.map((issue) => `  ${issue}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

const browserSchema = z.object({
  PATH: z.string().default(''),
  CHROME_PATH: z.string().min(1).optional(),
  CHROME_SANDBOX: flag.default(true),
  BROWSER_PORT: z.coerce.number().int().min(1).default(9223),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Reads the environment of the browser's own process, which has no secrets. */
export const readBrowserEnvironment = (source: NodeJS.ProcessEnv = process.env): z.infer<typeof browserSchema> =>
  parsed(browserSchema, source);

/** Reads the environment; an empty variable counts as missing. Values never appear in the error. */
export const readEnvironment = (source: NodeJS.ProcessEnv = process.env): Environment => parsed(schema, source);

function parsed<Schema extends z.ZodType>(expected: Schema, source: NodeJS.ProcessEnv): z.infer<Schema> {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = expected.safeParse(nonEmpty);
  if (result.success) return result.data;
  throw new EnvironmentError(
    result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name} ${nonEmpty[name] === undefined && issue.code !== 'custom' ? 'is missing' : issue.message}`;
    }),
  );
}
