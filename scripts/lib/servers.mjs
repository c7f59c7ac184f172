import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, reasonOf } from './fault.mjs';
import { findTemporal, serverVersion } from './find-temporal.mjs';
import { onFreePorts } from './ports.mjs';
import { databaseUrl, ensureDatabase, findPostgres, initCluster, query, startPostgres } from './postgres.mjs';
import { RANK } from './process-registry.mjs';
import { step } from './progress.mjs';
import { secret } from './secrets.mjs';
import { serves, startTemporal } from './temporal.mjs';

const DATABASE = 'gladhand';
/** Database role of the API and the worker. */
const APPLICATION = 'gladhand_application';

/**
 * The database of `npm start`: the server of the environment, or else a local one below `data`. The owner changes the
 * schema and runs scripts. The API and the worker use a role that can only append to audit tables.
 */
export async function databaseOfProduct(common) {
  const { DATABASE_URL: configured, DATABASE_OWNER_URL: owner = configured } = process.env;
  if (configured) {
    await reachDatabase(owner);
    return { ownerUrl: owner, applicationUrl: configured };
  }
  const password = secret(join(common.data, 'postgres-password'));
  const server = await cluster({ ...common, password });
  await ensureDatabase(server, DATABASE);
  const ownerUrl = databaseUrl(new URL(server).port, password, DATABASE);
  const application = { username: APPLICATION, password: secret(join(common.data, 'application-password')) };
  return { ownerUrl, applicationUrl: Object.assign(new URL(ownerUrl), application).href };
}

async function reachDatabase(url) {
  try {
    await step('Waiting for the server in DATABASE_URL', () => query(url, 'select 1'));
  } catch (error) {
    throw new Fault(`PostgreSQL: the server in DATABASE_URL does not respond: ${reasonOf(error)}`);
  }
}

/** Starts a cluster below `data`; returns its superuser URL. */
export async function cluster({ data, password, ports, logs, parts, keep, throwaway = false }) {
  const native = findPostgres(data);
  const folder = join(data, 'postgres');
  await step('Preparing PostgreSQL', () => initCluster({ native, data: folder, password, throwaway }));
  const common = { native, data: folder, password, throwaway, log: join(logs, 'postgres.log') };
  const begin = async () => {
    const port = await ports();
    await keep(() => startPostgres({ ...common, port, started: (part) => parts.add(part, RANK.postgres) }));
    return port;
  };
  // After a kill during the first migrations, recovery may fail once and then succeed.
  const isTransient = ({ message }) => message.includes('exited while starting');
  const port = await onFreePorts(begin, isTransient);
  return databaseUrl(port, password);
}

/**
 * The Temporal server: the one of the environment, or else a dev server, in memory or with a file below `data`.
 * @param {any} common
 * @param {{ file?: boolean, ui?: boolean }} kept whether to persist state in a file, and whether to serve the Temporal UI
 */
export async function temporalServer({ data, ports, logs, parts, keep, packages }, kept = {}) {
  if (process.env.TEMPORAL_ADDRESS) return reachTemporal(process.env.TEMPORAL_ADDRESS);
  const stored = kept.file ? storedVersions(data) : [];
  const executable = await findTemporal(stored, { packages });
  const common = {
    executable,
    file: kept.file ? join(data, fileOf(serverToUse(executable, stored))) : undefined,
    log: join(logs, 'temporal.log'),
  };
  const begin = async () => {
    const port = await ports();
    const settings = { ...common, port, httpPort: await ports(), uiPort: kept.ui ? await ports() : undefined };
    await keep(() => startTemporal({ ...settings, started: (part) => parts.add(part, RANK.temporal) }));
    return port;
  };
  const port = await onFreePorts(begin);
  return `127.0.0.1:${port}`;
}

// The dev server does not support files of other versions, so each version has its own file.
const fileOf = (version) => `temporal-${version}.db`;
const STORED = /^temporal-(\d+(?:\.\d+)*)\.db$/;

/** Server versions with stored data, last used first. */
function storedVersions(data) {
  const usedAt = (version) =>
    Math.max(
      ...[fileOf(version), `${fileOf(version)}-wal`].map(
        (name) => statSync(join(data, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
      ),
    );
  return readdirSync(data)
    .flatMap((name) => STORED.exec(name)?.[1] ?? [])
    .sort((one, other) => usedAt(other) - usedAt(one));
}

/** Refuses to start with an empty store next to another version's data: existing workflows would stop for good. */
function serverToUse(executable, stored) {
  const version = serverVersion(executable);
  if (stored.length === 0 || stored.includes(version)) return version;
  throw new Fault(
    `Temporal: the workflows in the data folder were stored by server ${stored[0]} (${fileOf(stored[0])}), but the installed server is ${version} (${executable}), which cannot read them. Put a Temporal CLI with server ${stored[0]} on PATH (https://github.com/temporalio/cli/releases), or start over with \`npm run reset\`. See docs/runbook.md, "Backup, restore, upgrade".`,
  );
}

async function reachTemporal(address) {
  const namespace = process.env.TEMPORAL_NAMESPACE;
  try {
    await step('Waiting for the server in TEMPORAL_ADDRESS', () => serves(address, namespace));
    return address;
  } catch (error) {
    throw new Fault(
      `Temporal: the server in TEMPORAL_ADDRESS, or its namespace "${namespace ?? 'default'}", does not respond: ${reasonOf(error)}`,
    );
  }
}
