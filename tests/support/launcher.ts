import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RecordedProcess {
  readonly name: string;
  readonly pid: number;
}

/** The launcher of a checkout, started as in a terminal. */
export class Launcher {
  private output = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown[]>;

  constructor(
    private readonly checkout: string,
    command: string,
    environment: Record<string, string> = {},
  ) {
    // Under npm it ends with npm; here only this test ends it.
    const { npm_lifecycle_event: _underNpm, PORT: _port, ...inherited } = process.env;
    this.child = spawn(process.execPath, ['scripts/setup.mjs', command], {
      cwd: checkout,
      env: { ...inherited, NODE_ENV: 'development', DEMO: '0', ...environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = once(this.child, 'close');
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  get text(): string {
    return this.output;
  }

  /** Waits until the output contains the words; fails if the launcher exits first. */
  async says(words: string): Promise<void> {
    while (!this.output.includes(words)) {
      if (this.child.exitCode !== null)
        throw new Error(`The launcher exited without printing "${words}":\n${this.output}`);
      const chunk = this.child.stdout && once(this.child.stdout, 'data');
      await Promise.race([chunk, this.ended]);
    }
  }

  async exitCode(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }

  async signal(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exitCode();
  }

  /** The processes that the launcher lists as its own. */
  processes(): RecordedProcess[] {
    const file = join(this.checkout, '.gladhand', 'run.json');
    if (!existsSync(file)) return [];
    const record = JSON.parse(readFileSync(file, 'utf8')) as { parts?: RecordedProcess[] };
    return record.parts ?? [];
  }
}

/** True while the process runs; a zombie does not count. */
export function isRunning({ pid }: RecordedProcess): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
