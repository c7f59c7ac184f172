import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { Fault } from './fault.mjs';

/**
 * Starts a part in a process group of its own, so that a Ctrl-C in the terminal reaches only the launcher,
 * which then stops the parts in their order.
 */
export function spawnPart({ name, command, args, log, cwd, env, identity, ipc = false }) {
  const output = openLog(log);
  const child = spawn(command, args, {
    cwd,
    env: env ?? process.env,
    detached: true,
    stdio: ['ignore', output, output, ...(ipc ? ['ipc'] : [])],
    ...identity,
  });
  if (typeof output === 'number') closeSync(output);
  child.on('error', () => undefined);
  return { name, child, log };
}

function openLog(log) {
  if (!log) return 'ignore';
  mkdirSync(dirname(log), { recursive: true, mode: 0o700 });
  return openSync(log, 'a', 0o600);
}

export function isRunning({ child }) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Asks the part to end, and ends its whole group when it does not within the limit. */
export async function stopPart(part, { signal = 'SIGTERM', limit = 10_000 } = {}) {
  if (!isRunning(part)) return;
  const ended = once(part.child, 'exit');
  part.child.kill(signal);
  const late = await Promise.race([ended.then(() => false), pause(limit, true, { ref: false })]);
  if (late) {
    signalGroup(part.child.pid, 'SIGKILL');
    await ended;
  }
}

export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Waits until `check` answers without throwing; fails at once when the part has ended. */
export async function waitUntilReady(part, check, limit = 30_000) {
  const end = Date.now() + limit;
  for (;;) {
    if (!isRunning(part)) throw new Fault(`${part.name} ended while starting. ${lastLines(part.log)}`);
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) {
        throw new Fault(`${part.name} did not answer within ${limit / 1000} s. ${lastLines(part.log)}`, {
          cause: error,
        });
      }
    }
    await pause(50);
  }
}

export function lastLines(log, count = 12) {
  if (!log) return '';
  const lines = stripVTControlCharacters(readFileSync(log, 'utf8')).trimEnd().split('\n').slice(-count);
  return `Its last lines (${log}):\n  ${lines.join('\n  ')}`;
}
