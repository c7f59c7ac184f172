import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { RANK } from './process-registry.mjs';
import { hasSentReady, spawnPart, waitUntilReady } from './processes.mjs';
import { printLine } from './progress.mjs';

/** Environment of the product's processes, on top of the launcher's environment. */
export function productEnvironment({ build, port, databaseUrl, temporalAddress, key, files, notes, mail, demo }) {
  const { HOST = '127.0.0.1', PUBLIC_URL, TEMPORAL_NAMESPACE = 'default', NODE_ENV = 'development' } = process.env;
  const { UV_THREADPOOL_SIZE = '8' } = process.env;
  return {
    ...process.env,
    ...mail,
    NODE_ENV,
    // Pictures that are decoded must leave threads to everything else (docs/runbook.md#environment).
    UV_THREADPOOL_SIZE,
    HOST,
    PORT: String(port),
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: temporalAddress,
    TEMPORAL_NAMESPACE,
    GLADHAND_KEY: key,
    FILES_DIR: files,
    DATA_DIR: notes,
    WEB_DIR: join(build, 'web'),
    WORKFLOW_BUNDLE: join(build, 'workflows.js'),
    DEMO: demo ? '1' : '0',
    // Sample contacts: an unassigned number and an address that does not exist.
    ...(demo && {
      SUPPORT_PHONE: '+15625550100',
      SUPPORT_EMAIL: 'support@gladhand.example',
      POSTAL_ADDRESS: '100 Example Street, Long Beach, CA 90802',
    }),
  };
}

/**
 * The settings of one process of the product; `whose` prefixes its name, to tell apart two products side by side.
 * @typedef {{ build: string, env: any, logs: string, parts: any, whose?: string }} ProcessSettings
 */

/**
 * Starts the worker and waits until it polls for tasks.
 * @param {ProcessSettings} settings
 */
export async function startWorker(settings) {
  const worker = startNode('worker', 'worker/main.js', settings);
  await waitUntilReady(worker, hasSentReady(worker), { until: 'to poll for tasks' });
  return worker;
}

/**
 * Starts the API and waits until it listens. A response at its port would prove nothing: another process may have taken it.
 * @param {ProcessSettings} settings
 */
export async function startApi(settings) {
  const api = startNode('API', 'api/server.js', settings);
  await waitUntilReady(api, hasSentReady(api), { until: 'to listen' });
  return api;
}

/**
 * @param {string} kind
 * @param {string} entry
 * @param {ProcessSettings} settings
 */
function startNode(kind, entry, { build, env, logs, parts, whose = 'The' }) {
  const rank = kind === 'worker' ? RANK.worker : RANK.api;
  const name = `${whose} ${kind}`;
  const part = spawnPart({
    name,
    command: process.execPath,
    args: [...nodeOptions(kind, build), join(build, entry)],
    cwd: ROOT,
    env,
    log: join(logs, `${entry.split('/')[0]}.log`),
    ipc: true,
    port: kind === 'API' ? Number(env.PORT) : undefined,
  });
  part.child.on('message', (/** @type {any} */ message) => {
    if (message?.warning) printLine(`  ${name}: ${message.warning}`);
  });
  return parts.add(part, rank);
}

const nodeOptions = (kind, build) => [
  '--enable-source-maps',
  ...(kind === 'worker' ? workflowOptions(build) : apiOptions),
];

/** Options of the API: room for what one request creates, so that it is not copied before it is garbage (docs/scale.md). */
export const apiOptions = ['--max-semi-space-size=64'];

/** Options of every process that runs workflows (docs/decisions/034-workflow-code-is-loaded-once.md). */
export const workflowOptions = (build) => ['--require', join(build, 'worker', 'no-promise-stacks.js')];
