import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { signalGroup } from './processes.mjs';

/**
 * Start time of a process, or undefined if it does not exist. Process ids are reused; id and start time together
 * identify a process.
 */
export function startOf(pid) {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 2 is the name in parentheses, which may contain spaces. Field 3 is the state, field 22 the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

export const identityOf = (pid) => ({ pid, start: startOf(pid) });

export const isAlive = (identity) =>
  identity?.start !== undefined && identity.pid > 0 && startOf(identity.pid) === identity.start;

/** Stops a process that is not our child, and kills its process group if it does not stop in time. */
export async function endOther(identity, signal, limit = 15_000) {
  if (!isAlive(identity)) return;
  process.kill(identity.pid, signal);
  for (const end = Date.now() + limit; isAlive(identity); await pause(50)) {
    if (Date.now() > end) signalGroup(identity.pid, 'SIGKILL');
  }
}
