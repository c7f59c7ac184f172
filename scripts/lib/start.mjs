import { join } from 'node:path';
import { buildProduct, migrateDatabase } from './build.mjs';
import { printAddress } from './demo-logins.mjs';
import { Fault } from './fault.mjs';
import {
  CHECKOUT,
  dataFolder,
  ensureFolder,
  LOGS,
  readJson,
  ROOT,
  RUN_LOCK,
  RUN_RECORD,
  SETUP_LOCK,
} from './folders.mjs';
import { guardLifetime } from './lifetime.mjs';
import { tryLock, unlock, withLock } from './lock.mjs';
import { startMail } from './mail.mjs';
import { findFreePort, freePort, isFree } from './ports.mjs';
import { prepareCheckout } from './prepare.mjs';
import { endLeftovers, openParts, RANK } from './process-registry.mjs';
import { lastLines, spawnPart } from './processes.mjs';
import { productEnvironment, startApi, startWorker } from './product.mjs';
import { elapsed, printLine, step } from './progress.mjs';
import { gladhandKey } from './secrets.mjs';
import { seedCore, seedRest } from './seed.mjs';
import { databaseOfProduct, temporalServer } from './servers.mjs';
import { keepAlive } from './supervisor.mjs';

const SEED_AGAIN_AFTER_MS = 5_000;

const DEFAULT_PORT = 8080;

/**
 * `npm start`: runs the complete product until Ctrl-C.
 * @param {{ instead?: (env: any, parts: any) => Promise<number> }} options `instead` is a tool to run on the product, which
 * then stops
 */
export async function start({ instead } = {}) {
  const startedAt = Date.now();
  const holder = tryLock(RUN_LOCK);
  if (holder) throw alreadyRunning(holder);
  const parts = openParts(RUN_RECORD);
  const stop = async () => {
    await parts.stopAll();
    unlock(RUN_LOCK);
  };
  const life = guardLifetime({ stop, kill: parts.killAll });
  try {
    printLine('Gladhand is starting.');
    const left = await endLeftovers(RUN_RECORD);
    if (left.length > 0) printLine(`  Stopped processes left behind by the previous start: ${left.join(', ')}`);
    const { env, data, demo } = await startEverything(parts, life);
    if (instead) return life.end(await instead(env, parts));
    if (demo) await seedCore(data, env);
    printLine(`  Ready after ${elapsed(startedAt)}`);
    parts.note({ url: env.PUBLIC_URL });
    printAddress(env.PUBLIC_URL, demo);
    if (demo) seedBehind(seedRest(data, env), { parts, life });
  } catch (error) {
    if (life.isEnding()) return;
    console.error(error.name === 'Fault' ? error.message : error);
    life.end(1);
  }
}

/** Seeds the rest of the demo behind the running product, again after a failure: the product is useful without it. */
function seedBehind(process, { parts, life }) {
  if (process === undefined) return;
  const part = parts.add(spawnPart(process), RANK.foreground);
  part.child.once('exit', (code) => {
    if (life.isEnding()) return;
    parts.remove(part);
    if (code === 0) return printLine('All of the demo data is there.');
    printLine(`${part.name} stopped and will continue. ${lastLines(part.log, 5)}`);
    setTimeout(() => {
      if (!life.isEnding()) seedBehind(process, { parts, life });
    }, SEED_AGAIN_AFTER_MS);
  });
}

function alreadyRunning(holder) {
  const url = readJson(RUN_RECORD)?.url;
  const where = url ? `at ${url}` : 'and is not ready yet';
  return new Fault(
    `Gladhand is already running from this folder (process ${holder.pid}) ${where}. Stop it there with Ctrl-C.`,
  );
}

async function startEverything(parts, life) {
  const data = dataFolder();
  const key = gladhandKey(data);
  const port = await choosePort();
  const built = await build();
  const keep = (begin) => keepAlive(begin, { parts, life });
  const taken = new Set([port]);
  const common = { data, logs: ensureFolder(LOGS, 0o700), ports: () => freePort(taken), parts, keep };
  const { ownerUrl, applicationUrl } = await databaseOfProduct(common);
  const temporalAddress = await temporalServer(common, { file: true, ui: true });
  const mail = await startMail({ ...common, file: join(data, 'mail.jsonl') });
  await step('Migrating the database', () => migrateDatabase(built, ownerUrl, applicationUrl));

  const demo = process.env.NODE_ENV !== 'production' && process.env.DEMO !== '0';
  const files = process.env.FILES_DIR ?? ensureFolder(join(data, 'files'), 0o700);
  const product = { build: built, port, databaseUrl: ownerUrl, temporalAddress, files, notes: CHECKOUT, mail, demo };
  const env = productEnvironment({ ...product, key });
  // Scripts connect as the owner; the API and the worker do not.
  const served = { ...env, DATABASE_URL: applicationUrl };
  delete served.DATABASE_OWNER_URL;
  await keep(() => startWorker({ build: built, env: served, logs: LOGS, parts }));
  await keep(() => startApi({ build: built, env: served, logs: LOGS, parts }));
  parts.note({ product });
  return { env, data, demo };
}

/** `npm run build`: installs packages and builds `dist/`, which is all that a production image needs. */
export function build() {
  return withLock(SETUP_LOCK, async () => {
    await prepareCheckout();
    return buildProduct(join(ROOT, 'dist'));
  });
}

async function choosePort() {
  if (process.env.PORT) {
    const port = Number(process.env.PORT);
    if (await isFree(port)) return port;
    throw new Fault(`Port ${process.env.PORT} is taken. Set PORT to another port, or leave it unset.`);
  }
  if (await isFree(DEFAULT_PORT)) return DEFAULT_PORT;
  const port = await findFreePort(DEFAULT_PORT + 1);
  printLine(`  Port ${DEFAULT_PORT} is taken, so Gladhand uses ${port}.`);
  return port;
}
