import { parseArgs } from 'node:util';
import type { WorldOptions } from './worlds';

/** Starting a pipeline takes about 10 ms, so a larger world would take minutes just to start its timers. */
const MAX_STARTED_PIPELINES = 1_000;
const USAGE =
  'Usage: npm run seed -- [--drivers 300] [--carriers 12] [--orders 60] [--seed 1] [--applicants N] [--add] [--[no-]start-pipelines] [--rows-only]';

/** The core, the rest, or both. */
export type Part = 'core' | 'rest' | 'all';

export interface SeedOptions {
  readonly world: WorldOptions;
  readonly part: Part;
  /** A file to create when all of the world is there. */
  readonly doneFile: string | undefined;
}

/** Reads the command line; throws on an option that is unknown or out of range. */
export function readOptions(args: readonly string[], now: number): SeedOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      drivers: { type: 'string', default: '300' },
      carriers: { type: 'string', default: '12' },
      orders: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      applicants: { type: 'string' },
      add: { type: 'boolean', default: false },
      'start-pipelines': { type: 'boolean' },
      'rows-only': { type: 'boolean', default: false },
      part: { type: 'string', default: 'all' },
      'done-file': { type: 'string' },
    },
    allowNegative: true,
  });
  const count = (name: 'drivers' | 'carriers' | 'orders' | 'seed' | 'applicants', min: number): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < min)
      throw new Error(`--${name} must be a whole number, ${String(min)} or more. ${USAGE}`);
    return value;
  };
  const drivers = count('drivers', 3);
  const world = {
    drivers,
    carriers: count('carriers', 2),
    orders: count('orders', 0),
    seed: count('seed', 1),
    ...(values.applicants !== undefined && { applicants: count('applicants', 0) }),
    now,
    add: values.add,
    startPipelines: values['start-pipelines'] ?? drivers <= MAX_STARTED_PIPELINES,
    rowsOnly: values['rows-only'],
  };
  const { part } = values;
  if (part !== 'core' && part !== 'rest' && part !== 'all') throw new Error('--part must be core, rest or all');
  return { world, part, doneFile: values['done-file'] };
}
