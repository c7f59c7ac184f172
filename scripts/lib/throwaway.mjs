import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { throwawayBase, throwawayFolder, throwawayPrefix } from './folders.mjs';
import { guardLifetime } from './lifetime.mjs';
import { freePort } from './ports.mjs';
import { startOf } from './process-identity.mjs';
import { endLeftovers, openParts } from './process-registry.mjs';

const RECORD = 'run.json';

/**
 * Runs `work` with its own temporary servers and data. Shares nothing with a running `npm start`, and several can run
 * at the same time.
 * @param work receives { data, logs, ports, parts, keep, life, record } and returns the exit code
 */
export async function withThrowaway(name, work) {
  await removeStale(name);
  const data = throwawayFolder(name);
  const record = join(data, RECORD);
  const parts = openParts(record);
  const taken = new Set();
  const stop = async () => {
    await parts.stopAll();
    rmSync(data, { recursive: true, force: true });
  };
  const life = guardLifetime({ stop, kill: parts.killAll, codeAfterSignal: 130 });
  try {
    const ports = () => freePort(taken);
    const keep = (begin) => begin();
    life.end(await work({ data, logs: join(data, 'logs'), ports, parts, keep, life, record }));
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
    await endLeftovers(join(base, folder, RECORD));
    rmSync(join(base, folder), { recursive: true, force: true });
  }
}
