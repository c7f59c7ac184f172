import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { Fault } from './fault.mjs';

/**
 * Starts a process in its own process group, so that Ctrl-C in the terminal reaches only the launcher, which then stops
 * all processes in order.
 * @param {{ name: string, command: string, args: string[], log?: string, cwd?: string, env?: NodeJS.ProcessEnv,
 *   identity?: { uid: number, gid: number }, ipc?: boolean }} options
 */
export function spawnPart({ name, command, args, log, cwd, env, identity, ipc = false }) {
  const output = openLog(log);
  const child = spawn(command, args, {
    cwd,
    env: env ?? process.env,
    detached: true,
    stdio: ipc ? ['ignore', output, output, 'ipc'] : ['ignore', output, output],
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

/** Stops a process, and kills its process group if it has not exited within the timeout. */
export async function stopPart(part, { signal = 'SIGTERM', timeoutMs = 10_000 } = {}) {
  if (!isRunning(part)) return;
  const exited = once(part.child, 'exit');
  part.child.kill(signal);
  const isLate = await Promise.race([exited.then(() => false), pause(timeoutMs, true, { ref: false })]);
  if (isLate) {
    signalGroup(part.child.pid, 'SIGKILL');
    await exited;
  }
}

export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Waits until `check` succeeds. Fails immediately if the process exits. */
export async function waitUntilReady(part, check, timeoutMs = 30_000) {
  const end = Date.now() + timeoutMs;
  for (;;) {
    if (!isRunning(part)) throw new Fault(`${part.name} exited while starting. ${lastLines(part.log)}`);
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) {
        throw new Fault(`${part.name} did not respond within ${timeoutMs / 1000} s. ${lastLines(part.log)}`, {
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
  return `Last lines of ${log}:\n  ${lines.join('\n  ')}`;
}
