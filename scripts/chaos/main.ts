import { parseArgs } from 'node:util';

import { withLab, type Lab } from '../lab/lab';
import { chaosHiring } from './hiring';
import { chaosPipeline } from './pipeline';

const runs: Record<string, (lab: Lab, args: string[]) => Promise<void>> = {
  hiring: chaosHiring,
  pipeline: (lab, args) => {
    const { values } = parseArgs({ args, options: { drivers: { type: 'string', default: '200' } } });
    return chaosPipeline(lab, Number(values.drivers));
  },
};

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const run = runs[name];
  if (run === undefined) throw new Error(`Say which run: ${Object.keys(runs).join(', ')}`);
  await withLab((lab) => run(lab, args));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
