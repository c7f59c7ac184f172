import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from './fault.mjs';
import { CHECKOUT, dataFolder, readJson, ROOT, RUN_LOCK, RUN_RECORD, SETUP_LOCK } from './folders.mjs';
import { foreground } from './foreground.mjs';
import { tryLock, withLock } from './lock.mjs';
import { prepareCheckout } from './prepare.mjs';
import { isAlive } from './process-identity.mjs';
import { endLeftovers } from './process-registry.mjs';
import { apiOptions, productEnvironment, workflowOptions } from './product.mjs';
import { startLab } from './product-runner.mjs';
import { printLine, step } from './progress.mjs';
import { typeScript } from './script.mjs';
import { gladhandKey } from './secrets.mjs';
import { seed } from './seed.mjs';
import { withThrowaway } from './throwaway.mjs';

/**
 * `npm run bench -- hiring` and similar: runs lab/<kind>/main.ts on a separate running product. GLADHAND_RUN_RECORD
 * lists its processes for scripts that kill them; killed processes are restarted.
 */
export function runTool(kind, args) {
  const file = join('lab', kind, 'main.ts');
  if (!existsSync(join(ROOT, file))) throw new Fault(`${file} does not exist.`);
  return withThrowaway(kind, async (scope) => {
    await withLock(SETUP_LOCK, prepareCheckout);
    const product = await startLab(scope, { throwaway: kind !== 'chaos' });
    const env = { ...product.env, ...(await extraEnvironment(kind, args, { product, scope })) };
    // Benches replay histories, run workflows and read for requests themselves, and have to cost what worker and API cost.
    const options = [...workflowOptions(dirname(product.env.WORKFLOW_BUNDLE)), ...apiOptions];
    return foreground(kind, [...options, ...typeScript(file), ...args], { env, parts: scope.parts });
  });
}

/** Benches that show pages. */
const WITH_BROWSER = ['operations', 'pages'];

// The tour and some benches need a browser; only the tour needs the demo.
async function extraEnvironment(kind, [name], { product: { env }, scope: { logs } }) {
  if (kind !== 'tour' && !WITH_BROWSER.includes(name)) return {};
  const { findBrowser } = await import('./browser.mjs');
  const browser = await findBrowser();
  if (kind !== 'tour') return { CHROME_PATH: browser };
  await step('Seeding the demo', () => seed([], { env, log: join(logs, 'seed.log') }));
  return { CHROME_PATH: browser };
}

/** Environment of the `npm start` that runs from this folder, or undefined. */
export function runningEnvironment() {
  const { launcher, product } = readJson(RUN_RECORD) ?? {};
  if (!product || !isAlive(launcher)) return undefined;
  return productEnvironment({ ...product, key: gladhandKey(dataFolder()) });
}

/** `npm run reset`: deletes the data of `npm start`. */
export async function reset() {
  const holder = tryLock(RUN_LOCK);
  if (holder)
    throw new Fault(`Gladhand is running from this folder (process ${holder.pid}). Stop it with Ctrl-C first.`);
  await endLeftovers(RUN_RECORD);
  for (const folder of new Set([dataFolder(), CHECKOUT])) rmSync(folder, { recursive: true, force: true });
  printLine('All data was deleted. The next start creates a new demo.');
}
