import { join } from 'node:path';
import { buildProduct, migrateDatabase } from './build.mjs';
import { CHECKOUT, made, SETUP_LOCK } from './folders.mjs';
import { withLock } from './lock.mjs';
import { startMail } from './mail.mjs';
import { productEnvironment, startApi, startWorker } from './product.mjs';
import { step } from './progress.mjs';
import { secret } from './secrets.mjs';
import { ensureDatabase } from './postgres.mjs';
import { cluster, temporalServer } from './servers.mjs';
import { keepAlive } from './supervisor.mjs';

/** Beside `dist/`, so that a test run changes nothing below the feet of a running `npm start`. */
const TEST_BUILD = join(CHECKOUT, 'test-build');

export const buildForTests = () => withLock(SETUP_LOCK, () => buildProduct(TEST_BUILD));

/**
 * Prepares the product on throw-away servers: built, migrated, with an inbox of its own.
 * @returns its build, and the environment for worker, API and scripts
 */
async function prepareProduct({ databaseServer, temporalAddress, ...common }) {
  const build = await buildForTests();
  const url = new URL(databaseServer);
  url.pathname = '/gladhand';
  await ensureDatabase(databaseServer, 'gladhand');
  await step('Migrating the database', () => migrateDatabase(build, url.href));
  const port = await common.ports();
  const env = productEnvironment({
    ...{ build, port, temporalAddress, databaseUrl: url.href, demo: true },
    key: secret(join(common.data, 'key')),
    files: made(join(common.data, 'files'), 0o700),
    notes: common.data,
    mail: await startMail({ ...common, file: join(common.data, 'mail.jsonl') }),
  });
  return { build, env: { ...env, PUBLIC_URL: `http://127.0.0.1:${port}`, BASE_URL: `http://127.0.0.1:${port}` } };
}

/**
 * A whole product on servers of its own, each part of which is started again when it ends. Its state survives a kill of
 * any of them: settings that forget the last commits would look like losses of ours (`throwaway`).
 */
export async function startLab(scope, { throwaway = false } = {}) {
  const { parts, life } = scope;
  const common = { ...scope, keep: (begin) => keepAlive(begin, { parts, life }) };
  const temporalAddress = await temporalServer(common, { file: true });
  const databaseServer = await cluster({ ...common, password: 'throwaway', throwaway });
  const product = await prepareProduct({ ...common, databaseServer, temporalAddress });
  await runProduct(product, common);
  return { ...product, env: { ...product.env, GLADHAND_RUN_RECORD: scope.record } };
}

/** Starts the worker and the API of a prepared product. */
async function runProduct({ build, env }, { logs, parts, keep }) {
  await step('Starting the worker', () => keep(() => startWorker({ build, env, logs, parts })));
  await step('Starting the API', () => keep(() => startApi({ build, env, logs, parts })));
}
