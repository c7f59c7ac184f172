import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, reasonOf } from './fault.mjs';
import { findTemporal, serverVersion } from './find-temporal.mjs';
import { RANK } from './parts.mjs';
import { onFreePorts } from './ports.mjs';
import { databaseUrl, ensureDatabase, findPostgres, initCluster, query, startPostgres } from './postgres.mjs';
import { isRunning } from './processes.mjs';
import { step } from './progress.mjs';
import { secret } from './secrets.mjs';
import { serves, startTemporal } from './temporal.mjs';

const DATABASE = 'gladhand';
/** The role of the API and the worker. */
const APPLICATION = 'gladhand_application';

/**
 * The database of `npm start`: the one that the environment names, else one of our own below `data`. The owner changes the
 * schema and runs scripts; the API and the worker come by a role that may only add to the records of what happened.
 */
export async function databaseOfProduct(common) {
  const { DATABASE_URL: given, DATABASE_OWNER_URL: owner = given } = process.env;
  if (given) {
    await reachDatabase(owner);
    return { ownerUrl: owner, applicationUrl: given };
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
    await query(url, 'select 1');
  } catch (error) {
    throw new Fault(`PostgreSQL: the server of DATABASE_URL does not answer: ${reasonOf(error)}`);
  }
}

/** Starts a cluster below `data` and answers the URL of its superuser. */
export async function cluster({ data, password, ports, logs, parts, keep, throwaway = false }) {
  const native = findPostgres(data);
  const folder = join(data, 'postgres');
  await step('Preparing PostgreSQL', async () => initCluster({ native, data: folder, password, throwaway }));
  const common = { native, data: folder, password, throwaway, log: join(logs, 'postgres.log') };
  const begin = async () => {
    const port = await ports();
    await firstStart({ parts, rank: RANK.postgres }, (started) =>
      keep(() => startPostgres({ ...common, port, started })),
    );
    return port;
  };
  // After a kill in the middle of the first migrations its recovery may fail once, and succeeds at the next start.
  const isPassing = ({ message }) => message.includes('ended while starting');
  const port = await step('Starting PostgreSQL', () => onFreePorts(begin, isPassing));
  return databaseUrl(port, password);
}

/**
 * The Temporal server: the one that the environment names, else a dev server, in memory or in a file below `data`.
 * @param kept { file, ui }: whether its state survives it, and whether its own pages are served
 */
export async function temporalServer({ data, ports, logs, parts, keep }, kept = {}) {
  if (process.env.TEMPORAL_ADDRESS) return reachTemporal(process.env.TEMPORAL_ADDRESS);
  const stored = kept.file ? storedVersions(data) : [];
  const executable = await findTemporal(stored);
  const common = {
    executable,
    file: kept.file ? join(data, fileOf(serverToUse(executable, stored))) : undefined,
    log: join(logs, 'temporal.log'),
  };
  const begin = async () => {
    const port = await ports();
    const settings = { ...common, port, httpPort: await ports(), uiPort: kept.ui ? await ports() : undefined };
    await firstStart({ parts, rank: RANK.temporal }, (started) => keep(() => startTemporal({ ...settings, started })));
    return port;
  };
  const port = await step('Starting Temporal', () => onFreePorts(begin));
  return `127.0.0.1:${port}`;
}

/** What did not come up is not listed among the parts. */
async function firstStart({ parts, rank }, begin) {
  let last;
  try {
    await begin((part) => (last = parts.add(part, rank)));
  } catch (error) {
    if (last && !isRunning(last)) parts.remove(last);
    throw error;
  }
}

// The dev server neither upgrades the file of another version nor promises to read it, so each version has its own.
const fileOf = (version) => `temporal-${version}.db`;
const STORED = /^temporal-(\d+(?:\.\d+)*)\.db$/;

/** Versions of the servers that have kept data here, the last used first. */
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

/** With an empty file beside those of another version every order and candidacy would stand still for good. */
function serverToUse(executable, stored) {
  const version = serverVersion(executable);
  if (stored.length === 0 || stored.includes(version)) return version;
  throw new Fault(
    `Temporal: the running processes of these data are kept by server ${stored[0]} (${fileOf(stored[0])}), and the server at hand is ${version} (${executable}), which would begin without them. Put a Temporal CLI with server ${stored[0]} on PATH (https://github.com/temporalio/cli/releases), or begin anew with \`npm run reset\`; docs/runbook.md, "Backup, restore, upgrade", has more.`,
  );
}

async function reachTemporal(address) {
  const namespace = process.env.TEMPORAL_NAMESPACE;
  try {
    await serves(address, namespace);
    return address;
  } catch (error) {
    throw new Fault(
      `Temporal: the server of TEMPORAL_ADDRESS, or its namespace "${namespace ?? 'default'}", does not answer: ${reasonOf(error)}`,
    );
  }
}
