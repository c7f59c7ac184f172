import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS, ROOT } from './folders.mjs';
import { step } from './progress.mjs';
import { runScript, typeScript } from './script.mjs';

const SCRIPT = 'demo/main.ts';

const done = (data) => join(data, 'demo-done');

/** Seeds a world: everything, or the part that `args` name. `env` is the product's environment. */
export function seed(args, { env, log }) {
  return runScript(SCRIPT, args, { env, log });
}

/**
 * Seeds the core of the demo: the demo's logins, and everything that people see first with them. Continues an interrupted
 * seeding; returns immediately if the demo is complete.
 */
export async function seedCore(data, env) {
  if (existsSync(done(data))) return;
  await step('Seeding the demo (first start only)', () =>
    seed(['--part', 'core'], { env, log: join(LOGS, 'seed.log') }),
  );
}

/**
 * The process that seeds the rest of the demo while people use the core, to be started again until it exits with 0; undefined
 * if the demo is complete. It then marks the data as seeded itself.
 */
export function seedRest(data, env) {
  if (existsSync(done(data))) return undefined;
  return {
    name: 'The demo data',
    command: process.execPath,
    args: [...typeScript(SCRIPT), '--part', 'rest', '--done-file', done(data)],
    cwd: ROOT,
    env,
    log: join(LOGS, 'seed-rest.log'),
  };
}

/** Marks the data as seeded, so that no demo is added automatically. */
export function markSeeded(data) {
  writeFileSync(done(data), '');
}
