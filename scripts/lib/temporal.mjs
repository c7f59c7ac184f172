import { chmodSync, existsSync } from 'node:fs';
import { MAX_IDLE_MS } from './idle.mjs';
import { acceptsConnections } from './ports.mjs';
import { spawnPart, waitUntilReady } from './processes.mjs';

/** One probe; it is repeated. */
const PROBE_TIMEOUT_MS = 10_000;

// The dev server has one shard, whose queues are polled 20 times a second by default, which limits a single workflow to
// ten transitions a second. The pragmas halve the cost of a commit.
const TUNING = [
  ['--dynamic-config-value', 'history.transferProcessorMaxPollRPS=2000'],
  ['--dynamic-config-value', 'history.timerProcessorMaxPollRPS=2000'],
  ['--sqlite-pragma', 'journal_mode=WAL'],
  ['--sqlite-pragma', 'synchronous=NORMAL'],
].flat();

/** Starts `temporal server start-dev`; without `file`, its state is in memory. */
export async function startTemporal({ executable, port, httpPort, file, log, uiPort, started }) {
  if (file) keepPrivate(file);
  const part = spawnPrivately({
    name: 'Temporal',
    command: executable,
    args: [
      ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', String(port)],
      ...['--http-port', String(httpPort)],
      ...(uiPort ? ['--ui-port', String(uiPort)] : ['--headless']),
      ...(file ? ['--db-filename', file] : []),
      ...['--log-level', 'warn', '--log-format', 'json'],
      ...TUNING,
    ],
    log,
    port,
  });
  started?.(part);
  await waitUntilReady(part, () => servesNamespace({ port, httpPort }), { until: 'to serve its namespace' });
  return part;
}

/** Makes the database file, which contains hiring data, readable only by its owner, including files of earlier releases. */
function keepPrivate(file) {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

function spawnPrivately(settings) {
  const before = process.umask(0o077);
  try {
    return spawnPart(settings);
  } finally {
    process.umask(before);
  }
}

/**
 * Throws unless the dev server serves its namespace, which it registers slightly after it opens its ports. The request for a
 * count goes through the server's cache of namespaces, as do the requests of workers and clients.
 */
async function servesNamespace({ port, httpPort }) {
  await acceptsConnections(port);
  const url = `http://127.0.0.1:${httpPort}/api/v1/namespaces/default/workflow-count?query=WorkflowId%3D%22none%22`;
  const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${answer}`);
}

/** Throws unless the server at this address responds and has the namespace; waits for a silent one. */
export async function serves(address, namespace = 'default') {
  const { Connection } = await import('@temporalio/client');
  // The SDK's own interceptor repeats failed calls, even after the connection was closed, and then nobody handles the failure.
  const connection = Connection.lazy({ address, interceptors: [] });
  try {
    const describe = () => connection.workflowService.describeNamespace({ namespace });
    await connection.withDeadline(Date.now() + MAX_IDLE_MS, describe);
  } finally {
    await connection.close();
  }
}
