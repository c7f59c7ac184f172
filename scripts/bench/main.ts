import { withLab, type Lab } from '../lab/lab';
import { say } from '../lab/progress';
import { seedWorld } from '../lab/seed';
import { benchAuth } from './auth';
import { benchHiring } from './hiring';
import { benchSearch } from './search';

const benches: Record<string, (lab: Lab) => Promise<void>> = {
  auth: benchAuth,
  hiring: async (lab) => {
    say('making a world');
    await seedWorld({ drivers: 6000, carriers: 2, orders: 0, seed: 3 });
    await benchHiring(lab);
  },
  search: benchSearch,
};

async function main(): Promise<void> {
  const [name = ''] = process.argv.slice(2);
  const bench = benches[name];
  if (bench === undefined) throw new Error(`Say which bench: ${Object.keys(benches).join(', ')}`);
  await withLab(bench);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
