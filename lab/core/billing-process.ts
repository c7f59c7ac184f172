import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { BillingFigures } from './billing-run';
import { startScript } from './child-script';

/** A monthly run in a process of its own. */
export interface BillingProcess {
  /** Sends SIGKILL; false if the run has ended. */
  readonly kill: () => boolean;
  /** The figures of the run; undefined if it was killed. */
  readonly ended: Promise<BillingFigures | undefined>;
}

/** Starts a run that bills all carriers of a database whose time has come by `at`. */
export function startBilling(databaseUrl: string, at: string): BillingProcess {
  const child = startScript('core/billing-run.ts', [at], { databaseUrl, stdio: 'pipe' });
  return { kill: () => child.exitCode === null && child.kill('SIGKILL'), ended: figuresOf(child) };
}

async function figuresOf(child: ChildProcess): Promise<BillingFigures | undefined> {
  if (child.stdout === null) throw new Error('The run has no output');
  const [printed, [code, signal]] = await Promise.all([
    text(child.stdout),
    once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>,
  ]);
  if (signal === 'SIGKILL') return undefined;
  const line = printed.split('\n').find((each) => each.startsWith('{"ms"'));
  if (code !== 0 || line === undefined) throw new Error(`The run exited with code ${String(code)}`);
  return JSON.parse(line) as BillingFigures;
}
