import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const LIB = join(__dirname, '..', '..', 'scripts', 'lib');

/** The specifier to import a file of the launcher's library in a script. */
export const lib = (file: string): string => JSON.stringify(pathToFileURL(join(LIB, file)).href);

export interface ScriptRun {
  readonly output: string;
  readonly errors: string;
  readonly code: number | null;
}

/** Runs code in a separate Node process, as a launcher would, with its environment; returns what it printed. */
export async function runScript(source: string, environment: Record<string, string> = {}): Promise<ScriptRun> {
  const child = startScript(source, environment);
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await once(child, 'close');
  return { output, errors, code: child.exitCode };
}

function startScript(source: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', source], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
