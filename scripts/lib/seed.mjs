import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS } from './folders.mjs';
import { printLine, step } from './progress.mjs';
import { runScript } from './script.mjs';

const begun = (data) => join(data, 'demo-begun');
const done = (data) => join(data, 'demo-done');

/** Runs the seed script; `env` is the product's environment. */
export function seed(args, { env, log }) {
  return runScript('demo/main.ts', args, { env, log });
}

/** Seeds the demo on the first start. */
export async function seedOnce(data, env) {
  if (existsSync(done(data))) return;
  writeFileSync(begun(data), '');
  await step('Seeding the demo (first start only)', () => seed([], { env, log: join(LOGS, 'seed.log') }));
  markSeeded(data);
}

/** Marks the data as seeded, so that no demo is added automatically. */
export function markSeeded(data) {
  writeFileSync(done(data), '');
}

/**
 * Deletes the data of an interrupted first seed, which nobody has worked with yet, so that it starts over. Never touches
 * servers configured by environment variables.
 */
export function discardPartialDemo(data) {
  if (process.env.DATABASE_URL || process.env.TEMPORAL_ADDRESS) return;
  if (!existsSync(begun(data)) || existsSync(done(data))) return;
  printLine('  The first start did not finish seeding the demo. Starting over.');
  const made = readdirSync(data).filter((name) => name === 'postgres' || name.startsWith('temporal-'));
  for (const name of [...made, 'mail.jsonl']) rmSync(join(data, name), { recursive: true, force: true });
  rmSync(begun(data));
}
