import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { CHECKOUT, dataFolder, readJson, ROOT, RUN_LOCK, RUN_RECORD, SETUP_LOCK } from './folders.mjs';
import { foreground } from './foreground.mjs';
import { tryLock, withLock } from './lock.mjs';
import { ensurePackages } from './packages.mjs';
import { endLeftovers } from './parts.mjs';
import { isAlive } from './process-identity.mjs';
import { prepareProduct, runProduct } from './product-runner.mjs';
import { productEnvironment } from './product.mjs';
import { say } from './progress.mjs';
import { typeScript } from './script.mjs';
import { gladhandKey } from './secrets.mjs';
import { cluster, temporalServer } from './servers.mjs';
import { withThrowaway } from './throwaway.mjs';

/**
 * `npm run bench -- hiring` and the like: a script with a product of its own, on servers and data of its own.
 * `running` tells whether worker and API run already; a script that kills them starts them itself from GLADHAND_BUILD.
 */
export function runTool(kind, [name = 'main', ...args], { running }) {
  const file = join('scripts', kind, `${name}.ts`);
  if (!existsSync(join(ROOT, file))) throw new Fault(`There is no ${file}.`);
  return withThrowaway(kind, async (scope) => {
    await withLock(SETUP_LOCK, ensurePackages);
    const common = { ...scope, keep: (begin) => begin() };
    const temporalAddress = await temporalServer({ ...common, data: undefined });
    const databaseServer = await cluster({ ...common, password: 'throwaway', throwaway: true });
    const product = await prepareProduct({ ...common, databaseServer, temporalAddress });
    if (running) await runProduct(product, common);
    const { findBrowser } = await import('./browser.mjs');
    const browser = kind === 'tour' ? { CHROME_PATH: await findBrowser() } : {};
    const env = { ...product.env, ...browser, GLADHAND_BUILD: product.build };
    return foreground(kind, [...typeScript(file), ...args], { env, parts: scope.parts });
  });
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
