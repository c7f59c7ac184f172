import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { checkEnding, endSignal } from './ending.mjs';
import { Fault } from './fault.mjs';
import { ensureFolder } from './folders.mjs';
import { MAX_IDLE_MS, spanOf, watchIdle } from './idle.mjs';
import { lastLines, signalGroup } from './processes.mjs';
import { processorSeconds } from './processor-time.mjs';

const CHECKS_PER_SPAN = 10;

/**
 * Runs a program with its output in `log`. If it fails, throws an error with its last lines.
 * With `watched`, a program that prints nothing and does not compute for `maxIdleMs` is killed, because the network may
 * never answer. `print` receives the output if there is no log.
 * @param {string} command
 * @param {string[]} args
 * @param {{ log?: string, cwd?: string, env?: NodeJS.ProcessEnv, watched?: boolean, maxIdleMs?: number,
 *   print?: (chunk: Buffer) => void }} options
 */
export async function run(command, args, { log, cwd, env, watched, maxIdleMs = MAX_IDLE_MS, print = writeOut } = {}) {
  checkEnding();
  if (log) ensureFolder(dirname(log));
  const output = log ? openSync(log, 'w') : undefined;
  // The output goes to a file and into error messages, so it must not contain terminal colors.
  const plain = log ? { NO_COLOR: '1', FORCE_COLOR: '0' } : {};
  const child = spawn(command, args, {
    cwd,
    env: { ...(env ?? process.env), ...plain },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const watch = watched ? watchProgram(child, maxIdleMs) : undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      if (output === undefined) print(chunk);
      else writeSync(output, chunk);
      watch?.hasPrinted();
    });
  }
  try {
    const code = await exitCodeOf(child);
    if (code !== 0) {
      throw new Fault([`${nameOf(command, args)} failed`, ...(watch?.reasons ?? []), lastLines(log, 30)].join('. '));
    }
  } finally {
    watch?.end();
    if (output !== undefined) closeSync(output);
  }
}

/** Waits for the end of a program, which does not outlive the launcher or the work that it belongs to. */
async function exitCodeOf(child) {
  const kill = () => child.pid && signalGroup(child.pid, 'SIGKILL');
  const signal = endSignal();
  process.once('exit', kill);
  signal?.addEventListener('abort', kill);
  if (signal?.aborted) kill();
  try {
    const failed = once(child, 'error').then(([error]) => Promise.reject(error));
    const [code] = await Promise.race([once(child, 'close'), failed]);
    return code;
  } finally {
    process.off('exit', kill);
    signal?.removeEventListener('abort', kill);
  }
}

/** Kills a program that neither prints nor computes. A linker, for example, prints nothing for minutes. */
function watchProgram(child, maxIdleMs) {
  const idle = watchIdle(maxIdleMs);
  const reasons = [];
  let chunks = 0;
  const check = async () => {
    idle.saw(`${chunks} ${Math.floor(await processorSeconds(child.pid))}`);
    if (!idle.isIdle()) return;
    reasons.push(`It made no progress for ${spanOf(maxIdleMs)}`);
    end();
    signalGroup(child.pid, 'SIGKILL');
  };
  const timer = setInterval(() => void check(), maxIdleMs / CHECKS_PER_SPAN);
  const end = () => clearInterval(timer);
  return { hasPrinted: () => (chunks += 1), end, reasons };
}

const writeOut = (chunk) => void process.stdout.write(chunk);

// Names Node programs by their script, which may follow options.
function nameOf(command, args) {
  const script = args.find((arg) => !arg.includes('://') && /\.[cm]?[jt]s$/.test(arg));
  return script ? `${basename(command)} ${basename(script)}` : basename(command);
}
