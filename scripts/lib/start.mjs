import { join } from 'node:path';
import { buildProduct, migrateDatabase } from './build.mjs';
import { ensureClientTypes } from './client-types.mjs';
import { printAddress } from './demo-logins.mjs';
import { sideBySide, withEnding } from './ending.mjs';
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
import { ensurePackages } from './packages.mjs';
import { freePort } from './ports.mjs';
import { prepareCheckout } from './prepare.mjs';
import { endLeftovers, openParts } from './process-registry.mjs';
import { elapsed, printLine, step } from './progress.mjs';
import { publicPorts } from './public-port.mjs';
import { gladhandKey } from './secrets.mjs';
import { seedCore, seedRest } from './seed.mjs';
import { seedBehind } from './seed-behind.mjs';
import { serveProduct } from './serve.mjs';
import { databaseOfProduct, temporalServer } from './servers.mjs';
import { keepAlive } from './supervisor.mjs';

/**
 * `npm start`: runs the complete product until Ctrl-C.
 * @param {{ instead?: (env: any, parts: any) => Promise<number> }} options `instead` is a tool to run on the product, which
 * then stops
 */
export async function start({ instead } = {}) {
  const holder = tryLock(RUN_LOCK);
  if (holder) throw alreadyRunning(holder);
  const parts = openParts(RUN_RECORD);
  const ending = new AbortController();
  const stop = async () => {
    ending.abort(new Fault('Gladhand is stopping.'));
    await parts.stopAll();
    unlock(RUN_LOCK);
  };
  const life = guardLifetime({ stop, kill: parts.killAll });
  try {
    await withEnding(ending.signal, () => runUntilEnd({ parts, life, instead }));
  } catch (error) {
    if (life.isEnding()) return;
    console.error(error.name === 'Fault' ? error.message : error);
    life.end(1);
  }
}

async function runUntilEnd({ parts, life, instead }) {
  const startedAt = Date.now();
  printLine('Gladhand is starting.');
  const left = await endLeftovers(RUN_RECORD);
  if (left.length > 0) printLine(`  Stopped processes left behind by the previous start: ${left.join(', ')}`);
  const { env, data, demo } = await startEverything(parts, life);
  if (instead) return life.end(await instead(env, parts));
  parts.note({ isSeeding: demo });
  if (demo) await seedCore(data, env);
  printLine(`  Ready after ${elapsed(startedAt)}`);
  parts.note({ url: env.PUBLIC_URL });
  printAddress(env, demo);
  const rest = demo ? seedRest(data, env) : undefined;
  if (rest === undefined || (await seedBehind(rest, { parts, life }))) parts.note({ isSeeding: false });
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
  const taken = new Set();
  const publicPort = await publicPorts(taken);
  const keep = (begin) => keepAlive(begin, { parts, life });
  const packages = once(() => withLock(SETUP_LOCK, ensurePackages));
  const common = { data, logs: ensureFolder(LOGS, 0o700), ports: () => freePort(taken), parts, keep, packages };
  // The Temporal server may have to be built, which takes longer than everything else and needs nothing of it.
  const [prepared, temporalAddress] = await sideBySide(
    () => prepareOthers(common),
    () => temporalServer(common, { file: true, ui: true }),
  );
  const demo = process.env.NODE_ENV !== 'production' && process.env.DEMO !== '0';
  const files = process.env.FILES_DIR ?? ensureFolder(join(data, 'files'), 0o700);
  const product = { ...prepared, temporalAddress, files, notes: CHECKOUT, demo };
  const env = await serveProduct({ ...product, key }, { ...common, publicPort });
  return { env, data, demo };
}

/** Prepares everything that needs no Temporal server: packages, builds, database and mail. */
async function prepareOthers(common) {
  await common.packages();
  const [build, { ownerUrl, applicationUrl }, mail] = await sideBySide(
    () => withLock(SETUP_LOCK, buildAll),
    () => databaseOfProduct(common),
    () => startMail({ ...common, file: join(common.data, 'mail.jsonl') }),
  );
  await step('Migrating the database', () => migrateDatabase(build, ownerUrl, applicationUrl));
  return { build, databaseUrl: ownerUrl, applicationUrl, mail };
}

async function buildAll() {
  const [build] = await sideBySide(() => buildProduct(join(ROOT, 'dist')), ensureClientTypes);
  return build;
}

function once(work) {
  let result;
  return () => (result ??= work());
}

/** `npm run build`: installs packages and builds `dist/`, which is all that a production image needs. */
export function build() {
  return withLock(SETUP_LOCK, async () => {
    await prepareCheckout();
    return buildProduct(join(ROOT, 'dist'));
  });
}
