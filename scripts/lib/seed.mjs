import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS } from './folders.mjs';
import { step } from './progress.mjs';
import { runScript } from './script.mjs';

const done = (data) => join(data, 'demo-done');

/** Runs the seed script; `env` is the product's environment. */
export function seed(args, { env, log }) {
  return runScript('demo/main.ts', args, { env, log });
}

/** Seeds what the demo's logins see first, unless it is there. */
export async function seedCore(data, env) {
  if (existsSync(done(data))) return;
  await step('Seeding the demo (first start only)', () => seed([], { env, log: join(LOGS, 'seed.log') }));
  markSeeded(data);
}

/**
 * The program that seeds the rest of the demo and ends with 0 when it is complete; undefined when it is.
 * @returns {{ name: string, command: string, args: string[], env: any, log: string } | undefined}
 */
export function seedRest() {
  return undefined;
}

/** Marks the data as seeded, so that no demo is added automatically. */
export function markSeeded(data) {
  writeFileSync(done(data), '');
}
