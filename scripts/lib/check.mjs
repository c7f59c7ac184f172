import { join } from 'node:path';
import { Fault, reasonOf } from './fault.mjs';
import { ROOT, SETUP_LOCK } from './folders.mjs';
import { withLock } from './lock.mjs';
import { ensurePackages } from './packages.mjs';
import { elapsed, say } from './progress.mjs';
import { run } from './run.mjs';
import { typeScript } from './script.mjs';
import { cluster } from './servers.mjs';
import { withThrowaway } from './throwaway.mjs';
import { addTotals } from './totals.mjs';

const program = (...path) => join(ROOT, 'node_modules', ...path);
const types = (project) => [program('typescript', 'bin', 'tsc'), '-p', project];

const generators = [
  ['the database schema', typeScript('scripts/generate-schema.ts')],
  ["the API's types", typeScript('scripts/generate-api-types.ts')],
];

const checks = [
  ['format', [program('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.']],
  ['boundaries', [join(ROOT, 'scripts', 'check-boundaries.mjs')]],
  ['types', types('.')],
  ['types of the console', types('web')],
  ["types of the console's tests", types('tests/web')],
  ...generators.map(([name, command]) => [`${name} are current`, [...command, '--check']]),
  ['lint', [program('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0']],
];

/** `npm run check`: every check runs, also after one that failed. */
export function check() {
  return withThrowaway('check', (scope) => each(scope, checks));
}

/** `npm run generate`: writes the files that are made from others. */
export function generate() {
  return withThrowaway('generate', (scope) => each(scope, generators));
}

async function each(common, list) {
  await withLock(SETUP_LOCK, ensurePackages);
  const url = await cluster({ ...common, password: 'throwaway', throwaway: true });
  const env = { ...process.env, TEST_DATABASE_URL: url };
  let failed = 0;
  for (const [name, args] of list) {
    const begun = Date.now();
    try {
      await run(process.execPath, args, { cwd: ROOT, env });
      say(`✓ ${name} (${elapsed(begun)})`);
    } catch (error) {
      if (!(error instanceof Fault)) say(reasonOf(error));
      say(`✗ ${name} (${elapsed(begun)})`);
      failed += 1;
    }
  }
  say(`\nChecks: ${list.length - failed} passed, ${failed} failed`);
  addTotals({ passed: list.length - failed, failed });
  return failed === 0 ? 0 : 1;
}
