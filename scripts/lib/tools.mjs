import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { CHECKOUT, dataFolder, readJson, ROOT, RUN_LOCK, RUN_RECORD, SETUP_LOCK } from './folders.mjs';
import { foreground } from './foreground.mjs';
import { tryLock, withLock } from './lock.mjs';
import { ensurePackages } from './packages.mjs';
import { endLeftovers } from './parts.mjs';
import { isAlive } from './process-identity.mjs';
import { startLab } from './product-runner.mjs';
import { productEnvironment } from './product.mjs';
import { say, step } from './progress.mjs';
import { typeScript } from './script.mjs';
import { seed } from './seed.mjs';
import { gladhandKey } from './secrets.mjs';
import { withThrowaway } from './throwaway.mjs';

/**
 * `npm run bench -- hiring` and the like: scripts/<kind>/main.ts on a running product with servers and data of its own.
 * GLADHAND_RUN_RECORD names the processes, for a script that kills them; they are then started again.
 */
export function runTool(kind, args) {
  const file = join('scripts', kind, 'main.ts');
  if (!existsSync(join(ROOT, file))) throw new Fault(`There is no ${file}.`);
  return withThrowaway(kind, async (scope) => {
    await withLock(SETUP_LOCK, ensurePackages);
    const product = await startLab(scope, { throwaway: kind !== 'chaos' });
    const env = { ...product.env, ...(await extrasOf(kind, args, { product, scope })) };
    return foreground(kind, [...typeScript(file), ...args], { env, parts: scope.parts });
  });
}

// The tour and the bench of the control tower look with a browser; only the tour looks at the demo.
async function extrasOf(kind, [name], { product: { env }, scope: { logs } }) {
  if (kind !== 'tour' && name !== 'tower') return {};
  const { findBrowser } = await import('./browser.mjs');
  const browser = await findBrowser();
  if (kind !== 'tour') return { CHROME_PATH: browser };
  await step('Filling in the demo', () => seed([], { env, log: join(logs, 'seed.log') }));
  return { CHROME_PATH: browser };
}

/** The environment of the `npm start` that runs from this folder; undefined when none does. */
export function runningEnvironment() {
  const { launcher, product } = readJson(RUN_RECORD) ?? {};
  if (!product || !isAlive(launcher)) return undefined;
  return productEnvironment({ ...product, key: gladhandKey(dataFolder()) });
}

/** `npm run reset`: removes the data of `npm start`. */
export async function reset() {
  const holder = tryLock(RUN_LOCK);
  if (holder) throw new Fault(`Gladhand runs from this folder (process ${holder.pid}): stop it first with Ctrl-C.`);
  await endLeftovers(RUN_RECORD);
  for (const folder of new Set([dataFolder(), CHECKOUT])) rmSync(folder, { recursive: true, force: true });
  say('The data of this folder are removed. The next start begins with a fresh demo.');
}
