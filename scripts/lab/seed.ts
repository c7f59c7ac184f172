import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs the generator on the database that `env` names. */
export async function seedWorld(
  size: { drivers: number; carriers: number; orders: number; seed: number },
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const args = Object.entries(size).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const script = join(__dirname, '..', 'seed', 'main.ts');
  // What it prints is progress: standard output belongs to the figures.
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], { env, stdio: ['ignore', 2, 2] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The generator ended with ${String(code)}`);
}
