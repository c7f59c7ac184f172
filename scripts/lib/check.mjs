import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureClientTypes } from './client-types.mjs';
import { Fault, reasonOf } from './fault.mjs';
import { CHECKOUT, ROOT, SETUP_LOCK } from './folders.mjs';
import { withLock } from './lock.mjs';
import { ensurePackages } from './packages.mjs';
import { prepareCheckout } from './prepare.mjs';
import { elapsed, printLine } from './progress.mjs';
import { run } from './run.mjs';
import { typeScript } from './script.mjs';
import { cluster } from './servers.mjs';
import { withThrowaway } from './throwaway.mjs';
import { addTotals } from './totals.mjs';

const program = (...path) => join(ROOT, 'node_modules', ...path);
/** Files unchanged since the last run are not checked again. The linter has no such cache: its rules read the types of other files. */
const cached = (name) => join(CHECKOUT, 'checked', name);
/** TypeScript 7, which has no API yet: the package `typescript` is version 6, for the tools that need one. */
const types = (project) => [
  ...[program('typescript-native', 'bin', 'tsc'), '-p', project],
  // Other checks use the other cores; its own threads would check some files twice.
  ...['--singleThreaded', '--incremental', '--tsBuildInfoFile', cached(`types-${project.replace(/\W/g, '-')}`)],
];

const format = () => [
  ...[program('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  ...['--cache', '--cache-strategy', 'content', '--cache-location', cached('format')],
];

const lint = () => [program('oxlint', 'bin', 'oxlint')];

const texts = (...command) => [program('i18next-cli', 'dist', 'esm', 'cli.js'), ...command];

const extractTexts = [program('i18next-cli', 'dist', 'esm', 'cli.js'), 'extract', '--quiet'];

const generators = [
  ['the list of migrations', 'scripts/generate-migration-list.ts'],
  ['the database schema', 'scripts/generate-schema.ts'],
  ['the OpenAPI document', 'scripts/generate-api-document.ts'],
  ['the tables in docs', 'scripts/generate-docs.ts'],
];

// A function, because packages may not be installed yet when this file loads. The slowest check is first; it uses several cores itself.
const checks = () => [
  ['lint', lint()],
  ['format', format()],
  ['boundaries', [join(ROOT, 'scripts', 'check-boundaries.mjs')]],
  ['dead code', [program('knip', 'bin', 'knip.js'), '--no-progress']],
  ['types', types('.')],
  ['types of the console and its tests', types('tests/web')],
  ['types of the scripts', types('scripts')],
  ...generators.map(([name, file]) => [`up to date: ${name}`, [...typeScript(file), '--check']]),
  ['texts are translated', texts('status')],
  ['no texts in the code', texts('lint')],
  ['up to date: the text keys', [...extractTexts, '--ci', '--dry-run']],
  ['terms', [join(ROOT, 'scripts', 'check-words.mjs')]],
  ['spelling', [join(ROOT, 'scripts', 'check-spelling.mjs')]],
  ['no duplicate texts', [join(ROOT, 'scripts', 'check-same-texts.mjs')]],
  ['links to docs', [join(ROOT, 'scripts', 'check-doc-links.mjs')]],
  ['no known vulnerabilities in packages', [join(ROOT, 'scripts', 'check-advisories.mjs')]],
];

const writes = () => [...generators.map(([name, file]) => [name, typeScript(file)]), ['the text keys', extractTexts]];

/** `npm run check`: runs every check, even after a failure. */
export function check() {
  return withThrowaway('check', (scope) =>
    runSteps(scope, { listed: checks, prepare: prepareCheckout, batchSize: availableParallelism() }),
  );
}

/** `npm run generate`: writes the generated files; the client's types last, because they come from one of them. */
export function generate() {
  return withThrowaway('generate', async (scope) => {
    const code = await runSteps(scope, { listed: writes, prepare: ensurePackages, batchSize: 1 });
    await ensureClientTypes();
    return code;
  });
}

/** Runs the steps in order, several at a time; a step's output is printed when the step ends. */
async function runSteps(common, { listed, prepare, batchSize }) {
  await withLock(SETUP_LOCK, prepare);
  const list = listed();
  const url = await cluster({ ...common, password: 'throwaway', throwaway: true });
  const env = { ...process.env, TEST_DATABASE_URL: url };
  const waiting = [...list];
  let passed = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      if (await passes(next, env)) passed += 1;
  };
  await Promise.all(Array.from({ length: batchSize }, work));
  const failed = list.length - passed;
  printLine(`\nChecks: ${passed} passed, ${failed} failed`);
  addTotals({ passed, failed });
  return failed === 0 ? 0 : 1;
}

async function passes([name, args], env) {
  const startedAt = Date.now();
  const chunks = [];
  const print = (chunk) => void chunks.push(chunk);
  const failure = await run(process.execPath, args, { cwd: ROOT, env, print }).then(
    () => undefined,
    (error) => error,
  );
  process.stdout.write(Buffer.concat(chunks));
  if (failure !== undefined && !(failure instanceof Fault)) printLine(reasonOf(failure));
  printLine(`${failure === undefined ? '✓' : '✗'} ${name} (${elapsed(startedAt)})`);
  return failure === undefined;
}
