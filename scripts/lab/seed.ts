import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface LabWorld {
  readonly drivers: number;
  readonly carriers: number;
  readonly orders: number;
  readonly seed: number;
  /** Its pipelines are rows only, until somebody begins them. */
  readonly asleep?: boolean;
  /** Beside the world that is there. */
  readonly add?: boolean;
}

/** Drawing what a driver sent takes a hundred times as long as the driver, and benches read it of nobody. */
const APPLICANTS_PER_HUNDRED = 1;
const MAX_APPLICANTS = 50;

/** Runs the generator on the database that `env` names. */
export async function seedWorld(
  { asleep = false, add = false, ...size }: LabWorld,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const applicants = Math.min(MAX_APPLICANTS, Math.floor((size.drivers / 100) * APPLICANTS_PER_HUNDRED));
  const sizes = Object.entries({ ...size, applicants }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const args = [...sizes, ...(asleep ? ['--asleep'] : []), ...(add ? ['--add'] : [])];
  const script = join(__dirname, '..', 'seed', 'main.ts');
  // What it prints is progress: standard output belongs to the figures.
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], { env, stdio: ['ignore', 2, 2] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The generator ended with ${String(code)}`);
}
