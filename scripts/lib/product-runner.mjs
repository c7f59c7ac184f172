import { join } from 'node:path';
import { buildBundle, buildProduct, migrateDatabase } from './build.mjs';
import { sideBySide } from './ending.mjs';
import { CHECKOUT, ensureFolder, SETUP_LOCK } from './folders.mjs';
import { withLock } from './lock.mjs';
import { startMail } from './mail.mjs';
import { ensureDatabase } from './postgres.mjs';
import { productEnvironment, startApi, startWorker } from './product.mjs';
import { step } from './progress.mjs';
import { secret } from './secrets.mjs';
import { cluster, temporalServer } from './servers.mjs';
import { keepAlive } from './supervisor.mjs';

/** Separate from `dist/`, so that a test run does not change files of a running `npm start`. */
const TEST_BUILD = join(CHECKOUT, 'test-build');
const DEFAULT_NAME = 'gladhand';

export const buildForTests = () => withLock(SETUP_LOCK, () => buildProduct(TEST_BUILD));
export const bundleForTests = () => withLock(SETUP_LOCK, () => buildBundle(TEST_BUILD));

/**
 * Prepares a product on temporary servers: built, migrated, with its own inbox unless `mail` shares one. `name` separates
 * the products of a run: database, files, logs and task queues. `settings` are added to its environment.
 * @param {any} options
 * @returns {Promise<{ build: string, logs: string, env: any }>} its build, and the environment for worker, API and scripts
 */
async function prepareProduct({ databaseServer, temporalAddress, name = DEFAULT_NAME, mail, settings, ...common }) {
  const build = await buildForTests();
  const url = new URL(databaseServer);
  url.pathname = `/${name}`;
  await ensureDatabase(databaseServer, name);
  await step('Migrating the database', () => migrateDatabase(build, url.href));
  const port = await common.ports();
  const folder = ensureFolder(join(common.data, name));
  const env = productEnvironment({
    ...{ build, port, temporalAddress, databaseUrl: url.href, demo: true },
    key: secret(join(folder, 'key')),
    files: ensureFolder(join(folder, 'files'), 0o700),
    notes: folder,
    mail: mail ?? (await startMail({ ...common, file: join(folder, 'mail.jsonl') })),
  });
  const address = `http://127.0.0.1:${port}`;
  return {
    build,
    logs: ensureFolder(join(common.logs, name)),
    env: {
      ...{ ...env, ...settings, PUBLIC_URL: address, BASE_URL: address },
      TASK_QUEUE_PREFIX: name === DEFAULT_NAME ? '' : `${name}-`,
    },
  };
}

/**
 * Starts a complete product on its own servers and restarts any process that exits. Its state survives kills unless
 * `throwaway` is set, which may lose the last commits.
 * @param {any} scope
 * @param {{ throwaway?: boolean, name?: string, settings?: Record<string, string> }} options
 */
export async function startLab(scope, { throwaway = false, name, settings } = {}) {
  const { parts, life } = scope;
  const common = { ...scope, keep: (begin) => keepAlive(begin, { parts, life }) };
  const [temporalAddress, databaseServer] = await sideBySide(
    () => temporalServer(common, { file: true }),
    () => cluster({ ...common, password: 'throwaway', throwaway }),
  );
  const product = await prepareProduct({ ...common, databaseServer, temporalAddress, name, settings });
  await runProduct(product, common);
  return {
    ...product,
    env: { ...product.env, GLADHAND_RUN_RECORD: scope.record },
    servers: { databaseServer, temporalAddress },
  };
}

/** Starts a second product on the servers and with the inbox of a first one, without any data. */
export async function startEmptyProduct({ servers, env: { SMTP_URL, MAIL_INBOX_URL } }, scope, settings = {}) {
  const { parts, life } = scope;
  const common = { ...scope, keep: (begin) => keepAlive(begin, { parts, life }) };
  const product = await prepareProduct({
    ...{ ...common, ...servers, name: 'empty', settings },
    mail: { SMTP_URL, MAIL_INBOX_URL },
  });
  await runProduct({ ...product, whose: "The empty product's" }, common);
  return product;
}

/**
 * Starts the worker and the API of a prepared product.
 * @param {{ build: string, logs: string, whose?: string, env: any }} product
 * @param {any} scope
 */
async function runProduct({ build, env, logs, whose }, { parts, keep }) {
  await sideBySide(
    () => keep(() => startWorker({ build, env, logs, parts, whose })),
    () => keep(() => startApi({ build, env, logs, parts, whose })),
  );
}
