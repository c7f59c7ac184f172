import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureFolder, readJson, RESULTS, ROOT, SETUP_LOCK } from './folders.mjs';
import { foreground } from './foreground.mjs';
import { withLock } from './lock.mjs';
import { prepareCheckout } from './prepare.mjs';
import { buildForTests, bundleForTests } from './product-runner.mjs';
import { testProduct } from './product-tests.mjs';
import { printLine } from './progress.mjs';
import { typeScript } from './script.mjs';
import { cluster, temporalServer } from './servers.mjs';
import { historiesRun, smoke } from './smoke.mjs';
import { writeSweepResult } from './sweep-result.mjs';
import { findTestServer } from './test-server.mjs';
import { withThrowaway } from './throwaway.mjs';
import { addTotals } from './totals.mjs';

const JEST = ['domain', 'platform', 'db', 'activities', 'workflows', 'worker', 'api', 'web', 'scripts', 'demo', 'lab'];
/** Projects that run on a complete product: browser tests, and every tool of `lab/` in its small size. */
const ON_PRODUCT = ['e2e', 'smoke'];
/** Stories promise a reaction within a second, so that Jest gets only the processor time that they leave. */
const BESIDE_STORIES = { label: 'Jest   ', priority: 5 };
/** More than cores: a test file waits for PostgreSQL and Temporal nearly half of its time. */
const TEST_FILES_AT_A_TIME = Math.ceil(1.5 * availableParallelism());
const NEEDS_BUILD = ['scripts', ...ON_PRODUCT];
const NEEDS_DATABASE = ['db', 'activities', 'workflows', 'worker', 'api', 'smoke'];
const NEEDS_TEMPORAL = ['activities', 'workflows', 'worker', 'api', 'smoke'];

/** `npm test`: runs all projects, or only the one given first. Other arguments go to Jest or Playwright. */
export function test(args) {
  return withThrowaway('test', (scope) => runTests(args, scope));
}

/**
 * Tests of the code and tests on a complete product run at the same time: the latter wait for pages, restarts and messages
 * half of their time (docs/decisions/043-tests-run-beside-each-other.md).
 * @param {string[]} args
 */
async function runTests([first, ...rest], scope) {
  const one = first !== undefined && [...JEST, ...ON_PRODUCT].includes(first) ? first : undefined;
  const projects = one ? [one] : [...JEST, ...ON_PRODUCT];
  const options = one || first === undefined ? rest : [first, ...rest];
  await withLock(SETUP_LOCK, prepareCheckout);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(ensureFolder(RESULTS), { recursive: true });
  const built = await build(projects);
  const results = await Promise.all([
    testCode({ projects, one, options, built }, scope),
    testProduct({ projects, options: one ? options : [], label: one ? undefined : 'Stories' }, scope),
  ]);
  return report(results.flat());
}

/** Jest, and the histories that are recorded on its servers. */
async function testCode({ projects, one, options, built }, scope) {
  const own = scope.within('code');
  const servers = await startServers(projects, built, own);
  const results = [];
  if (one === undefined) results.push(await jest(options, servers, { ...own, ...BESIDE_STORIES }));
  else if (JEST.includes(one)) results.push(await jest([...options, '--selectProjects', one], servers, own));
  if (projects.includes('smoke')) results.push(await smoke([historiesRun], servers.env));
  await own.parts.stopAll();
  return results;
}

/**
 * `npm run sweep`: runs the role and tenant sweep with far more generated requests than a test run. The counts of a
 * successful run are written to `docs/security.md`.
 */
export function sweep(args) {
  process.env.GENERATED_RUNS ??= '40';
  process.env.GENERATED_SEED ??= String(Date.now() % 2 ** 31);
  process.env.SWEEP_COUNTS = join(RESULTS, 'sweep.txt');
  return withThrowaway('test', async (scope) => {
    const files = ['api', 'tests/api/sweep.test.ts', 'tests/api/generated.test.ts'];
    const code = await runTests([...files, ...args], scope);
    if (code === 0) writeSweepResult(process.env);
    return code;
  });
}

/** `npm run record-histories`: records missing histories. Existing ones stay, because they must keep replaying. */
export function recordHistories(args) {
  return withThrowaway('test', async (scope) => {
    await withLock(SETUP_LOCK, prepareCheckout);
    const { env } = await startServers(['workflows'], await build(['workflows']), scope);
    const script = typeScript(join('tests', 'histories', 'record-histories.ts'));
    return foreground('Recording', [...script, ...args], { env, parts: scope.parts });
  });
}

const neededBy = (projects) => (list) => projects.some((name) => list.includes(name));

/** Builds what the projects need, before they share it. */
async function build(projects) {
  const needs = neededBy(projects);
  const folder = needs(NEEDS_BUILD) ? await buildForTests() : undefined;
  return {
    ...(folder && { TEST_BUILD: folder }),
    ...(needs(NEEDS_TEMPORAL) && { TEST_WORKFLOW_BUNDLE: await bundleForTests() }),
  };
}

async function startServers(projects, built, common) {
  const needs = neededBy(projects);
  /** @type {{ env: NodeJS.ProcessEnv }} */
  const servers = { env: { ...process.env, ...built, NODE_ENV: 'test' } };
  if (needs(NEEDS_TEMPORAL)) {
    if (projects.includes('workflows')) servers.env.TEST_SERVER_PATH = await findTestServer();
    servers.env.TEST_TEMPORAL_ADDRESS = await temporalServer(common);
  }
  if (needs(NEEDS_DATABASE)) {
    servers.env.TEST_DATABASE_URL = await cluster({ ...common, password: 'throwaway', throwaway: true });
  }
  return servers;
}

async function jest(options, { env }, { parts, label, priority }) {
  const file = join(RESULTS, 'jest.json');
  const code = await foreground(
    'Jest',
    [
      join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'),
      ...[`--maxWorkers=${TEST_FILES_AT_A_TIME}`, '--json', `--outputFile=${file}`],
      ...options,
    ],
    { env, parts, label, priority },
  );
  return { code, ...jestTotals(readJson(file)) };
}

function jestTotals(report) {
  if (!report) return { passed: 0, failed: 1 };
  // A test file that fails to load contains uncounted tests, so it counts as one failure.
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

function report(results) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  const failed = sum('failed');
  printLine(`\nTests: ${sum('passed')} passed, ${failed} failed`);
  addTotals({ passed: sum('passed'), failed });
  return failed > 0 || results.some(({ code }) => code !== 0) ? 1 : 0;
}
