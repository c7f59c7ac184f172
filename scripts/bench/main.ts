import { parseArgs } from 'node:util';

import { withLab, type Lab } from '../lab/lab';
import { say } from '../lab/progress';
import { seedWorld } from '../lab/seed';
import { benchAuth } from './auth';
import { benchHiring } from './hiring';
import { benchPipeline, type PipelineSize } from './pipeline';
import { benchSearch } from './search';
import { benchTower, type TowerSize } from './tower';

type Bench = (lab: Lab, args: readonly string[]) => Promise<void>;

const benches: Record<string, Bench> = {
  auth: benchAuth,
  hiring: async (lab) => {
    say('making a world');
    await seedWorld({ drivers: 6000, carriers: 2, orders: 0, seed: 3 });
    await benchHiring(lab);
  },
  pipeline: (lab, args) => benchPipeline(lab, readSize(args)),
  search: benchSearch,
  tower: (lab, args) => benchTower(lab, readTowerSize(args)),
};

/** Smaller sizes try the bench; its figures are of the full ones. */
function readSize(args: readonly string[]): PipelineSize {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pipelines: { type: 'string', default: '10000' },
      due: { type: 'string', default: '1000' },
      listed: { type: 'string', default: '100000' },
    },
  });
  return { pipelines: Number(values.pipelines), due: Number(values.due), listed: Number(values.listed) };
}

/** The same of the tower. */
function readTowerSize(args: readonly string[]): TowerSize {
  const { values } = parseArgs({
    args: [...args],
    options: {
      small: { type: 'string', default: '10000' },
      large: { type: 'string', default: '100000' },
      moves: { type: 'string', default: '300' },
      shown: { type: 'string', default: '10000' },
    },
  });
  const { small, large, moves, shown } = values;
  return { small: Number(small), large: Number(large), moves: Number(moves), shown: Number(shown) };
}

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const bench = benches[name];
  if (bench === undefined) throw new Error(`Say which bench: ${Object.keys(benches).join(', ')}`);
  await withLab((lab) => bench(lab, args));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
