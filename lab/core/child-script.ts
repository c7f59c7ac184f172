import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

interface ChildOptions {
  readonly databaseUrl: string;
  /** Output that is read, or a channel for messages; its log goes to stderr. */
  readonly stdio: 'pipe' | 'ipc';
}

/** Starts a script of the lab, by its path below `lab`, in a process of its own with another database. */
export function startScript(
  script: string,
  args: readonly string[],
  { databaseUrl, stdio }: ChildOptions,
): ChildProcess {
  // A worker has no larger young generation, as tools do.
  const options = process.execArgv.filter((option) => !option.startsWith('--max-semi-space-size'));
  return spawn(process.execPath, [...options, join(__dirname, '..', script), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: stdio === 'pipe' ? ['ignore', 'pipe', 2] : ['ignore', 2, 2, 'ipc'],
  });
}
