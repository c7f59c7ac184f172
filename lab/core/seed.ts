import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface LabWorld {
  readonly drivers: number;
  readonly carriers: number;
  readonly orders: number;
  readonly seed: number;
  /** Whether to start the pipelines' workflows; false creates rows only. By default, the seed script decides by size. */
  readonly startPipelines?: boolean;
  /** Creates rows only, without any workflow. */
  readonly rowsOnly?: boolean;
  /** Adds the world to existing ones. */
  readonly add?: boolean;
}

/** Rendering a driver's files takes a hundred times as long as creating the driver, and benches do not read them. */
const APPLICANTS_PER_HUNDRED = 1;
const MAX_APPLICANTS = 50;

/** Runs the seed script on the database configured in `env`. */
export async function seedWorld(
  { startPipelines, rowsOnly = false, add = false, ...size }: LabWorld,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const applicants = Math.min(MAX_APPLICANTS, Math.floor((size.drivers / 100) * APPLICANTS_PER_HUNDRED));
  const sizes = Object.entries({ ...size, applicants }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const args = [
    ...sizes,
    ...(startPipelines === undefined ? [] : [`--${startPipelines ? '' : 'no-'}start-pipelines`]),
    ...(rowsOnly ? ['--rows-only'] : []),
    ...(add ? ['--add'] : []),
  ];
  const script = join(__dirname, '..', '..', 'demo', 'main.ts');
  // Its output is progress, so it goes to stderr: stdout is for the figures.
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], { env, stdio: ['ignore', 2, 2] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The seed script exited with code ${String(code)}`);
}
