import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import type { Client } from '@temporalio/client';
import type { Express } from 'express';
import { createDatabase, type Db } from '#db/core/handle';
import { createNearestDatabase, type NearestDb } from '#db/core/nearest';
import { DAY_MS, SECOND_MS } from '#domain/shared/durations';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { billingProviderOf } from '#platform/billing-providers';
import { createChatService } from '#platform/chat-service';
import { eldProviders } from '#platform/eld-providers';
import { type Environment, readEnvironment, secretsOf } from '#platform/env';
import { createFileStore } from '#platform/file-store';
import { createFmcsaService } from '#platform/fmcsa-service';
import { createHttpGeocoder } from '#platform/geocoder';
import { createLogger, type Logger } from '#platform/logger';
import { withMemory } from '#platform/lookup-cache';
import { drawInThread } from '#platform/page-pictures';
import { createPasswords, type PasswordTask, type PasswordWorker } from '#platform/passwords';
import { paymentProviderOf } from '#platform/payment-providers';
import { checkInThread } from '#platform/pdf-check';
import type { PrintedDocument } from '#platform/printed-document';
import { createSealer } from '#platform/sealing';
import { stopOnSignals } from '#platform/shutdown';
import { createTemporalClient } from '#platform/temporal-client';
import { createThread } from '#platform/threads';
import { createVault } from '#platform/vault';
import { createVirusScanner } from '#platform/virus-scanner';
import { createWorkflowCommands } from '#platform/workflow-commands';
import { identityProvidersOf } from './accounts/social/identity-providers';
import { createSocial } from './accounts/social/oauth-client';
import { createApp } from './app';
import type { ApiDeps } from './deps';
import { callerAddress } from './http/caller-address';
import { refuseUnreadable } from './http/unreadable-requests';
import { type Realtime, startRealtime } from './realtime/realtime';
import { createReadiness } from './system/health/readiness';

const DATABASE_POOL = 20;
const NEAREST_POOL = 5;
/** The statement timeout of interactive connections. */
const UNRESPONSIVE_AFTER_MS = 5_000;
const databaseOptions = { name: 'api', pool: DATABASE_POOL, unresponsiveAfterMs: UNRESPONSIVE_AFTER_MS } as const;
const STOP_DEADLINE_MS = 10_000;
/** The relative path is the same in the sources and in the build. */
const drawingThread = join(__dirname, '..', 'platform', `drawing-thread${extname(__filename)}`);
const pageThread = join(__dirname, '..', 'platform', `page-thread${extname(__filename)}`);
const passwordThread = join(__dirname, '..', 'platform', `password-thread${extname(__filename)}`);
const pdfThread = join(__dirname, '..', 'platform', `pdf-thread${extname(__filename)}`);
const limits = {
  callsPerTenSeconds: 5_000,
  failedSignIns: 10,
  // Further commands would miss their deadline and make others miss it.
  maxConcurrentCommands: 60,
  // A driving-school class signs up within a minute; each sign-up costs a hash, an email and a workflow.
  signUps: { burst: 10, perSecond: 0.5 },
  // Fifty users in one office may open their invitations on the same morning; a wrong link is refused before it costs a
  // hash.
  links: { burst: 60, perSecond: 1 },
  // An office of fifty users needs less, and one carrier's searches use at most a fifth of the process.
  costly: { burst: 30, perSecond: 8 },
};

interface Connections {
  readonly db: Db;
  readonly nearest: NearestDb;
  readonly client: Client;
  readonly log: Logger;
}

async function main(): Promise<void> {
  const env = readEnvironment();
  const log = createLogger({ level: env.LOG_LEVEL, name: 'api' });
  const db = createDatabase(env.DATABASE_URL, databaseOptions);
  const nearest = createNearestDatabase(env.DATABASE_URL, NEAREST_POOL, { unresponsiveAfterMs: UNRESPONSIVE_AFTER_MS });
  const client = createTemporalClient({
    address: env.TEMPORAL_ADDRESS,
    namespace: env.TEMPORAL_NAMESPACE,
    secrets: secretsOf(env),
  });
  // The app notifies sockets of its own events, and the sockets need the app's server.
  const running: { realtime?: Realtime } = {};
  const deps = createDeps(
    env,
    { db, nearest, client, log },
    {
      sessionEnded: (familyId, why) => running.realtime?.sessionEnded(familyId, why),
      uploadProgress: (userId, progress) => running.realtime?.uploadProgress(userId, progress),
    },
  );
  const app = createApp(deps);
  const httpServer = createServer(app);
  refuseUnreadable(httpServer, deps);
  const realtime = await goLive(env, deps, { app, httpServer });
  running.realtime = realtime;
  stopOnSignals({
    log,
    deadlineMs: STOP_DEADLINE_MS,
    stop: async () => {
      // Also closes the HTTP server; requests in progress complete first.
      await realtime.close();
      await client.connection.close();
      await Promise.all([db.destroy(), nearest.destroy()]);
    },
  });
  await startListening(httpServer, env, log);
}

const goLive = (env: Environment, deps: ApiDeps, { app, httpServer }: { app: Express; httpServer: Server }) =>
  startRealtime({ ...deps, httpServer, databaseUrl: env.DATABASE_URL, addressOf: callerAddress(app) });

function createDeps(
  env: Environment,
  { db, nearest, client, log }: Connections,
  notifications: Pick<ApiDeps, 'sessionEnded' | 'uploadProgress'>,
): ApiDeps {
  const taskQueue = taskQueuesOf(env.TASK_QUEUE_PREFIX).workflows;
  return {
    db,
    nearest,
    log,
    limits,
    ...notifications,
    sealer: createSealer(secretsOf(env)),
    vault: createVault(secretsOf(env)),
    files: createFileStore(env),
    pdfs: checkInThread(pdfThread),
    scanner: createVirusScanner(env),
    passwords: createPasswords(newPasswordThread),
    ...createDrawers(),
    ...outsideServices(env),
    mailFrom: env.MAIL_FROM,
    support: { phone: env.SUPPORT_PHONE, email: env.SUPPORT_EMAIL, postalAddress: env.POSTAL_ADDRESS },
    social: createSocial(identityProvidersOf(env)),
    now: () => new Date(),
    temporal: createWorkflowCommands(client, { deadlineMs: env.COMMAND_SECONDS * SECOND_MS, taskQueue }),
    readiness: createReadiness(db, client, taskQueue),
    trustedProxies: env.TRUSTED_PROXIES,
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
    webDir: env.WEB_DIR,
    webViewOrigin: env.WEB_VIEW_ORIGIN,
    mailInboxUrl: env.MAIL_INBOX_URL,
    demoLoginsFile: env.DEMO ? join(env.DATA_DIR, 'demo-logins.json') : undefined,
    checkResponses: env.NODE_ENV !== 'production',
    onlyApprovedTexts: env.NODE_ENV === 'production',
    privateWebhooks: env.PRIVATE_WEBHOOKS,
  };
}

const outsideServices = (env: Environment) => ({
  fmcsa: fmcsaOf(env),
  geocoder: geocoderOf(env),
  mapTiles: mapTilesOf(env),
  elds: eldProviders({ isProduction: env.NODE_ENV === 'production' }),
  billing: billingProviderOf(env),
  payments: paymentProviderOf(env),
  chat: chatOf(env),
});

/** The memory of outside services: each typed text costs the operator's quota. */
const lookupMemory = { lifetimeMs: DAY_MS, maxEntries: 5_000, now: Date.now };

/** Documents and pages are drawn in threads of their own, so that requests do not wait for them. */
function createDrawers(): Pick<ApiDeps, 'drawDocument' | 'pages'> {
  const drawing = createThread<PrintedDocument, Uint8Array>(drawingThread);
  return {
    drawDocument: (document) => drawing.run(document),
    pages: drawInThread(pageThread),
  };
}

function fmcsaOf({ FMCSA_WEB_KEY: webKey }: Environment): ApiDeps['fmcsa'] {
  return webKey === undefined ? undefined : withMemory(createFmcsaService({ webKey }), lookupMemory);
}

function geocoderOf({ GEOCODER_URL: baseUrl, GEOCODER_KEY: key }: Environment): ApiDeps['geocoder'] {
  return baseUrl === undefined ? undefined : withMemory(createHttpGeocoder({ baseUrl, key }), lookupMemory);
}

function mapTilesOf({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }: Environment): ApiDeps['mapTiles'] {
  return url === undefined || attribution === undefined ? undefined : { url, attribution };
}

function newPasswordThread(): PasswordWorker {
  const thread = createThread<PasswordTask, string | boolean>(passwordThread);
  return (task) => thread.run(task);
}

function chatOf({ CHAT_API_KEY: apiKey, CHAT_API_SECRET: secret }: Environment): ApiDeps['chat'] {
  return apiKey === undefined || secret === undefined ? undefined : createChatService({ apiKey, secret });
}

async function startListening(httpServer: Server, { HOST, PORT }: Environment, log: Logger): Promise<void> {
  httpServer.listen(PORT, HOST);
  await once(httpServer, 'listening');
  log.info({ address: httpServer.address() }, 'listening');
  // The launcher waits for this message on its IPC channel.
  process.send?.('ready');
}

main().catch((error: unknown) => {
  // There is no logger yet; the list of invalid variables is meant for people.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
