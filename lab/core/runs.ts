import { type Lab, withLab } from './lab';
import { readSize } from './run-size';

/** Sizes of a bench or chaos run; each is also a command-line option. */
export type Sizes = Readonly<Record<string, number>>;

export interface SizedRun<Size extends { readonly [Name in keyof Size]: number }> {
  /** Size for published figures. */
  readonly full: Size;
  /** Small size that runs the same code and checks in seconds, for tests; its figures mean nothing. */
  readonly smoke: Size;
  readonly work: (lab: Lab, size: Size) => Promise<void>;
}

export interface Run {
  readonly full: Sizes;
  readonly smoke: Sizes;
  readonly start: (lab: Lab, args: readonly string[]) => Promise<void>;
}

/** Declares a run; the type requires a small size. */
export function defineRun<Size extends { readonly [Name in keyof Size]: number }>(run: SizedRun<Size>): Run {
  const { full, smoke, work } = run;
  return { full: { ...full }, smoke: { ...smoke }, start: (lab, args) => work(lab, readSize(run, args)) };
}

/** `main.ts <name> [--smoke] [--<size> <number>]`; `main.ts --list` prints names and sizes as JSON. */
export function runByName(runs: Readonly<Record<string, Run>>): void {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === '--list') {
    const sizes = Object.entries(runs).map(([key, { full, smoke }]) => [key, { full, smoke }]);
    console.log(JSON.stringify(Object.fromEntries(sizes)));
    return;
  }
  start(runs, name, args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function start(runs: Readonly<Record<string, Run>>, name: string, args: readonly string[]): Promise<void> {
  const run = runs[name];
  if (run === undefined) throw new Error(`Unknown run. Available: ${Object.keys(runs).join(', ')}`);
  await withLab((lab) => run.start(lab, args));
}
