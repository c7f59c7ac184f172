import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS } from './folders.mjs';
import { say, step } from './progress.mjs';
import { runScript } from './script.mjs';

const begun = (data) => join(data, 'demo-begun');
const done = (data) => join(data, 'demo-done');

/** Fills in the demo; `env` is the product's. */
export function seed(args, { env, log }) {
  return runScript('scripts/seed/main.ts', args, { env, log });
}

/** Fills in the demo at the first start. */
export async function seedOnce(data, env) {
  if (existsSync(done(data))) return;
  writeFileSync(begun(data), '');
  await step('Filling in the demo (first start only)', () => seed([], { env, log: join(LOGS, 'seed.log') }));
  markSeeded(data);
}

/** From now on the data count as somebody's, and no demo is filled in by itself. */
export function markSeeded(data) {
  writeFileSync(done(data), '');
}

/**
 * A demo that was made half, since somebody lost patience or the machine went down, is of no use, and nobody has
 * worked in it yet: the data begin anew. Servers that the environment names are never touched.
 */
export function discardPartialDemo(data) {
  if (process.env.DATABASE_URL || process.env.TEMPORAL_ADDRESS) return;
  if (!existsSync(begun(data)) || existsSync(done(data))) return;
  say('  The first start did not finish its demo; it begins anew.');
  const made = readdirSync(data).filter((name) => name === 'postgres' || name.startsWith('temporal-'));
  for (const name of [...made, 'mail.jsonl']) rmSync(join(data, name), { recursive: true, force: true });
  rmSync(begun(data));
}
