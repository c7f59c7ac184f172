import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { signalGroup } from './processes.mjs';

/**
 * When the process started, or undefined when there is none. A process number is used again after a while;
 * number and start together name one process.
 */
export function startOf(pid) {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets, which may hold spaces; state is field 3, start is field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

export const identityOf = (pid) => ({ pid, start: startOf(pid) });

export const isAlive = (identity) =>
  identity?.start !== undefined && identity.pid > 0 && startOf(identity.pid) === identity.start;

/** Ends a process that is not our child; its whole group when it does not listen. */
export async function endOther(identity, signal, limit = 15_000) {
  if (!isAlive(identity)) return;
  process.kill(identity.pid, signal);
  for (const end = Date.now() + limit; isAlive(identity); await pause(50)) {
    if (Date.now() > end) signalGroup(identity.pid, 'SIGKILL');
  }
}
