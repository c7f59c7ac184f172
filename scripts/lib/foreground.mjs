import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './folders.mjs';
import { printLabeled } from './labeled.mjs';
import { RANK } from './process-registry.mjs';

/** Longer than the last output takes; a process that the program left behind may keep the pipe open. */
const LAST_OUTPUT_MS = 2_000;

/**
 * Runs a Node program with its output on the terminal; returns its exit code. A program that runs beside another one has a
 * `label`, printed before each of its lines. It may also have a lower priority (see `nice`).
 * @param {string} name
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, parts: any, label?: string, priority?: number }} options
 */
export async function foreground(name, args, { env, parts, label, priority = 0 }) {
  // A program cannot see a terminal behind the labels.
  const colors = label && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...env, ...colors },
    detached: true,
    stdio: label ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (priority > 0 && child.pid) setPriority(child.pid, priority);
  const printed = label ? printLabeled(child, label) : undefined;
  const part = parts.add({ name, child }, RANK.foreground);
  const [code] = await once(child, 'exit');
  await Promise.race([printed, pause(LAST_OUTPUT_MS, undefined, { ref: false })]);
  parts.remove(part);
  return code ?? 1;
}
