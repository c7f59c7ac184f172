import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { checkEnding, endSignal } from './ending.mjs';
import { EarlyEnd, Fault, reasonOf } from './fault.mjs';
import { MAX_IDLE_MS, spanOf, watchIdle } from './idle.mjs';
import { step } from './progress.mjs';

/** Pauses between two probes: short at first, and longer once a start is slow, because probes cost time too. */
const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

/**
 * Starts a process in its own process group, so that Ctrl-C in the terminal reaches only the launcher, which then stops
 * all processes in order. Throws when the current work has to end: nobody would stop the process.
 * @param {{ name: string, command: string, args: string[], log?: string, cwd?: string, env?: NodeJS.ProcessEnv,
 *   identity?: { uid: number, gid: number }, ipc?: boolean, port?: number }} options `port` is the one that it listens on
 */
export function spawnPart({ name, command, args, log, cwd, env, identity, port, ipc = false }) {
  checkEnding();
  const output = openLog(log);
  const logStart = sizeOf(log);
  const child = spawn(command, args, {
    cwd,
    env: env ?? process.env,
    detached: true,
    stdio: ipc ? ['ignore', output, output, 'ipc'] : ['ignore', output, output],
    ...identity,
  });
  if (typeof output === 'number') closeSync(output);
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.on('error', resolve);
  });
  return { name, child, log, logStart, port, ended };
}

function openLog(log) {
  if (!log) return 'ignore';
  mkdirSync(dirname(log), { recursive: true, mode: 0o700 });
  return openSync(log, 'a', 0o600);
}

export function isRunning({ child }) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Stops a process for good (it is not restarted), and kills its process group if it has not exited within the timeout. */
export async function stopPart(part, { signal = 'SIGTERM', timeoutMs = 10_000 } = {}) {
  part.isStopped = true;
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

/**
 * Waits until `check` succeeds, however long it takes. Fails as soon as the process ends, and when there was no progress
 * for `maxIdleMs`: its log did not grow, and the probe failed in the same way all the time. The process is then stopped.
 * @param {any} part
 * @param {() => any} check throws until the process is ready; may be called many times
 * @param {{ until?: string, maxIdleMs?: number, now?: () => number }} options `until` completes the sentence "Waiting for the worker …"
 */
export function waitUntilReady(part, check, { until = 'to accept connections', maxIdleMs = MAX_IDLE_MS, now } = {}) {
  return step(`Waiting for ${part.name.replace(/^The /, 'the ')} ${until}`, async () => {
    const idle = watchIdle(maxIdleMs, now);
    for (let wait = SHORTEST_PAUSE_MS; ; wait = Math.min(wait * 1.05, LONGEST_PAUSE_MS)) {
      const outcome = await Promise.race([attempt(check), part.ended.then(() => ({}))]);
      if (!isRunning(part)) throw new EarlyEnd(`${part.name} exited while starting. ${lastLinesOf(part)}`, part);
      if ('value' in outcome) return outcome.value;
      checkEnding();
      // Numbers in a failure, such as durations, are no progress.
      idle.saw(`${sizeOf(part.log)} ${outcome.failure?.replace(/\d+/g, '')}`);
      if (idle.isIdle()) {
        await stopPart(part);
        throw new Fault(
          `${part.name} made no progress for ${spanOf(maxIdleMs)} (${outcome.failure}). ${lastLinesOf(part)}`,
        );
      }
      await pauseUnlessEnding(wait);
    }
  });
}

/** A check for processes that send the message `ready`: what they wait for cannot be observed from outside. */
export function hasSentReady({ child }) {
  let isReady = false;
  child.on('message', (message) => {
    if (message === 'ready') isReady = true;
  });
  return () => {
    if (!isReady) throw new Error('it is not ready yet');
  };
}

async function attempt(check) {
  try {
    return { value: await check() };
  } catch (error) {
    return { failure: reasonOf(error?.cause ?? error) };
  }
}

/** A pause that ends early when the current work has to end. */
export async function pauseUnlessEnding(ms) {
  await pause(ms, undefined, { signal: endSignal() }).catch(checkEnding);
}

/** The last lines that the process wrote since it was started. */
export const lastLinesOf = ({ log, logStart }, count) => lastLines(log, count, logStart);

export function lastLines(log, count = 12, start = 0) {
  if (!log) return '';
  const text = readFileSync(log).subarray(start).toString('utf8');
  const lines = stripVTControlCharacters(text).trimEnd().split('\n').slice(-count);
  return `Last lines of ${log}:\n  ${lines.join('\n  ')}`;
}

const sizeOf = (log) => (log ? (statSync(log, { throwIfNoEntry: false })?.size ?? 0) : 0);
