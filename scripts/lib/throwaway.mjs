import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFolder, throwawayBase, throwawayFolder, throwawayPrefix } from './folders.mjs';
import { guardLifetime } from './lifetime.mjs';
import { freePort } from './ports.mjs';
import { startOf } from './process-identity.mjs';
import { endLeftovers, openParts } from './process-registry.mjs';

const RECORD = 'run.json';

/**
 * Runs `work` with its own temporary servers and data. Shares nothing with a running `npm start`, and several can run
 * at the same time.
 * @param work receives { data, logs, ports, parts, keep, life, record, within } and returns the exit code. `within(name)` is
 * another such scope with data, logs, processes and a record of its own, for servers that others must not share.
 */
export async function withThrowaway(name, work) {
  await removeStale(name);
  const data = throwawayFolder(name);
  const taken = new Set();
  const started = [];
  const stop = async () => {
    for (const parts of started) await parts.stopAll();
    rmSync(data, { recursive: true, force: true });
  };
  const kill = () => started.forEach((parts) => parts.killAll());
  const life = guardLifetime({ stop, kill, codeAfterSignal: 130 });
  const common = { ports: () => freePort(taken), keep: (begin) => begin(), life };
  const open = (folder) => {
    const record = join(folder, RECORD);
    const parts = openParts(record);
    started.push(parts);
    const within = (part) => open(ensureFolder(join(folder, part), 0o755));
    return { ...common, data: folder, logs: join(folder, 'logs'), parts, record, within };
  };
  try {
    life.end(await work(open(data)));
  } catch (error) {
    if (life.isEnding()) return;
    console.error(error.name === 'Fault' ? error.message : error);
    life.end(1);
  }
}

async function removeStale(name) {
  const base = throwawayBase();
  const prefix = throwawayPrefix(name);
  for (const folder of readdirSync(base).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(folder.slice(prefix.length).split('-')[0]);
    if (startOf(pid)) continue;
    const data = join(base, folder);
    const scopes = readdirSync(data, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const scope of ['', ...scopes.map((entry) => entry.name)]) await endLeftovers(join(data, scope, RECORD));
    rmSync(data, { recursive: true, force: true });
  }
}
