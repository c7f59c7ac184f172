import { chmodSync, existsSync } from 'node:fs';
import { spawnPart, waitUntilReady } from './processes.mjs';

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
      ...(httpPort ? ['--http-port', String(httpPort)] : []),
      ...(uiPort ? ['--ui-port', String(uiPort)] : ['--headless']),
      ...(file ? ['--db-filename', file] : []),
      ...['--log-level', 'warn', '--log-format', 'json'],
      ...TUNING,
    ],
    log,
  });
  started?.(part);
  await waitUntilReady(part, () => serves(`127.0.0.1:${port}`), 60_000);
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

/** Throws unless the server responds and has the namespace. Its port opens slightly earlier. */
export async function serves(address, namespace = 'default') {
  const { Connection } = await import('@temporalio/client');
  const connection = await Connection.connect({ address, connectTimeout: '5 seconds' });
  try {
    await connection.workflowService.describeNamespace({ namespace });
  } finally {
    await connection.close();
  }
}
