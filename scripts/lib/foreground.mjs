import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './folders.mjs';
import { RANK } from './process-registry.mjs';

/** Runs a Node program with its output on the terminal; returns its exit code. */
export async function foreground(name, args, { env, parts }) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, detached: true, stdio: 'inherit' });
  const part = parts.add({ name, child }, RANK.foreground);
  const [code] = await once(child, 'exit');
  parts.remove(part);
  return code ?? 1;
}
