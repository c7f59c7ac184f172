import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Fault } from './fault.mjs';
import { ensureFolder } from './folders.mjs';
import { lastLines, signalGroup } from './processes.mjs';

/**
 * Runs a program with its output in `log`. If it fails, throws an error with its last lines.
 * `stall` limits the time without output, `limit` the total time, both in milliseconds. `print` receives the output if
 * there is no log.
 * @param {string} command
 * @param {string[]} args
 * @param {{ log?: string, cwd?: string, env?: NodeJS.ProcessEnv, stall?: number, limit?: number,
 *   print?: (chunk: Buffer) => void }} options
 */
export async function run(command, args, { log, cwd, env, stall, limit, print = writeOut } = {}) {
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
  const kill = () => child.pid && signalGroup(child.pid, 'SIGKILL');
  process.once('exit', kill);
  const reasons = [];
  const end = (reason) => () => void (reasons.push(reason), kill());
  const late = limit && setTimeout(end(`It took longer than ${limit / 1000} s`), limit);
  const silent = stall && setTimeout(end(`It printed nothing for ${stall / 1000} s`), stall);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      if (output === undefined) print(chunk);
      else writeSync(output, chunk);
      if (silent) silent.refresh();
    });
  }
  try {
    const [code] = await Promise.race([
      once(child, 'close'),
      once(child, 'error').then(([error]) => Promise.reject(error)),
    ]);
    if (code !== 0) throw new Fault([`${nameOf(command, args)} failed`, ...reasons, lastLines(log, 30)].join('. '));
  } finally {
    clearTimeout(late);
    clearTimeout(silent);
    process.off('exit', kill);
    if (output !== undefined) closeSync(output);
  }
}

const writeOut = (chunk) => void process.stdout.write(chunk);

// Names Node programs by their script, which may follow options.
function nameOf(command, args) {
  const script = args.find((arg) => !arg.includes('://') && /\.[cm]?[jt]s$/.test(arg));
  return script ? `${basename(command)} ${basename(script)}` : basename(command);
}
