import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describeFailures, failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { CHECKOUT, ensureFolder, readJson, ROOT, SETUP_LOCK } from './folders.mjs';
import { foreground } from './foreground.mjs';
import { withLock } from './lock.mjs';
import { prepareCheckout } from './prepare.mjs';
import { buildForTests, bundleForTests, startEmptyProduct, startLab } from './product-runner.mjs';
import { printLine, step } from './progress.mjs';
import { typeScript } from './script.mjs';
import { seed } from './seed.mjs';
import { cluster, temporalServer } from './servers.mjs';
import { historiesRun, smoke, smokeTools } from './smoke.mjs';
import { writeSweepResult } from './sweep-result.mjs';
import { findTestServer } from './test-server.mjs';
import { withThrowaway } from './throwaway.mjs';
import { addTotals } from './totals.mjs';

const RESULTS = join(CHECKOUT, 'results');
const JEST = ['domain', 'platform', 'db', 'activities', 'workflows', 'worker', 'api', 'web', 'scripts', 'demo', 'lab'];
/** Projects that run on a complete product: browser tests, and every tool of `lab/` in its small size. */
const ON_PRODUCT = ['e2e', 'smoke'];
/** Projects of tools that only developers run: their tests are in `npm run test:all`. */
const OF_TOOLS = ['demo', 'lab'];
/**
 * Files of Jest that only `npm run test:all` runs: thousands of generated requests, random worlds, each route or document kind
 * for every reader, the largest inputs, documents drawn in a browser, plans of queries over 100,000 rows, and the tools of
 * `npm run check` and of the night. A test of `npm test` covers one case of each.
 */
const ONLY_IN_ALL = [
  ...['generated', 'long-texts', 'original-files', 'repeats', 'sweep'].map((name) => `tests/api/${name}.test.ts`),
  'tests/api/drivers/files/hostile-files.test.ts',
  'tests/api/file-documents/permissions.test.ts',
  'tests/api/hiring/bulk/five-hundred-invitations.test.ts',
  'tests/api/operations/reports/drill-down.test.ts',
  'tests/api/requirements/audits/rooms.test.ts',
  'tests/activities/audits/render-packet.test.ts',
  'tests/activities/file-exports/render-pdf.test.ts',
  'tests/db/core/explain.test.ts',
  ...['flat-copy', 'html-renderer', 'pdf-check'].map((name) => `tests/platform/${name}.test.ts`),
  ...['payloads', 'worker-outage'].map((name) => `tests/workflows/${name}.test.ts`),
  ...['tests/scripts/docs/', 'tests/scripts/lint/', 'tests/scripts/words/'],
  ...['advisories', 'concept-cycles', 'nightly', 'spec-coverage'].map((name) => `tests/scripts/${name}.test.ts`),
];
/** Stories of `npm test`, an application by touch. */
const MAIN_STORIES = [
  ...['apply', 'file-of-a-driver', 'front-door', 'hire'].map((name) => `/${name}.spec.ts`),
  '--grep-invert=by keyboard only',
];
/** Playwright's projects, in order. Those of the first see the demo as it was seeded. */
const STORIES = ['together', 'alone'];
/** More than cores: a test file waits for PostgreSQL and Temporal nearly half of its time. */
const TEST_FILES_AT_A_TIME = Math.ceil(1.5 * availableParallelism());
const NEEDS_DATABASE = ['db', 'activities', 'workflows', 'worker', 'api', 'demo', 'smoke'];
const NEEDS_TEMPORAL = ['activities', 'workflows', 'worker', 'api', 'demo', 'smoke'];

/**
 * `npm test`: runs Jest without its longest files and the tests of tools, and the main stories; or all of the one project
 * given first. Other arguments go to Jest, or to Playwright if the project has stories.
 * @param {string[]} args
 */
export function test(args) {
  const [first, ...rest] = args;
  if (ON_PRODUCT.includes(first)) return inThrowaway({ projects: [first], forStories: rest });
  if (JEST.includes(first)) return inThrowaway({ projects: [first], forJest: onlyIn([first], rest) });
  const without = ONLY_IN_ALL.map((file) => `--testPathIgnorePatterns=${file}`);
  const projects = JEST.filter((name) => !OF_TOOLS.includes(name));
  const forJest = onlyIn(projects, [...args, ...without]);
  return inThrowaway({ projects: [...projects, 'e2e'], forJest, forStories: MAIN_STORIES });
}

/** `npm run test:all`: runs everything. */
export const testAll = () => inThrowaway({ projects: [...JEST, ...ON_PRODUCT] });

/** At the end, because the option takes all the words that follow it. */
const onlyIn = (projects, options) => [...options, '--selectProjects', ...projects];

const inThrowaway = (run) => withThrowaway('test', (scope) => runTests(run, scope));

/**
 * @param {{ projects: string[], forJest?: string[], forStories?: string[] }} run the projects, and options of both runners
 * @param {any} scope
 */
async function runTests({ projects, forJest = [], forStories = [] }, scope) {
  const has = (name) => projects.includes(name);
  await withLock(SETUP_LOCK, prepareCheckout);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(ensureFolder(RESULTS), { recursive: true });
  const servers = await startServers(projects, scope);
  const results = [];
  if (JEST.some(has)) results.push(await jest(forJest, servers, scope));
  if (has('smoke')) results.push(await smoke([historiesRun], servers.env));
  await scope.parts.stopAll();
  if (has('e2e') || has('smoke')) {
    const { env, emptyEnv } = await demoProduct(scope);
    if (has('e2e')) results.push(...(await browserTests(forStories, env, scope)));
    const startThird = () => startLab(scope.within('chaos'), { name: 'chaos' });
    if (has('smoke')) results.push(...(await smokeTools(env, emptyEnv, startThird)));
  }
  return report(results);
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
    const files = ['tests/api/sweep.test.ts', 'tests/api/generated.test.ts'];
    const code = await runTests({ projects: ['api'], forJest: onlyIn(['api'], [...files, ...args]) }, scope);
    if (code === 0) writeSweepResult(process.env);
    return code;
  });
}

/** `npm run record-histories`: records missing histories. Existing ones stay, because they must keep replaying. */
export function recordHistories(args) {
  return withThrowaway('test', async (scope) => {
    await withLock(SETUP_LOCK, prepareCheckout);
    const { env } = await startServers(['workflows'], scope);
    const script = typeScript(join('tests', 'histories', 'record-histories.ts'));
    return foreground('Recording', [...script, ...args], { env, parts: scope.parts });
  });
}

async function startServers(projects, common) {
  const needs = (list) => projects.some((name) => list.includes(name));
  /** @type {{ env: NodeJS.ProcessEnv }} */
  const servers = { env: { ...process.env, NODE_ENV: 'test' } };
  if (projects.includes('scripts')) servers.env.TEST_BUILD = await buildForTests();
  if (needs(NEEDS_TEMPORAL)) {
    servers.env.TEST_WORKFLOW_BUNDLE = await bundleForTests();
    if (projects.includes('workflows')) servers.env.TEST_SERVER_PATH = await findTestServer();
    servers.env.TEST_TEMPORAL_ADDRESS = await temporalServer(common);
  }
  if (needs(NEEDS_DATABASE)) {
    servers.env.TEST_DATABASE_URL = await cluster({ ...common, password: 'throwaway', throwaway: true });
  }
  return servers;
}

/** Test files make much short-lived garbage, pages most of all: a larger space for it saves about a seventh of their processor time. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

async function jest(options, { env }, { parts }) {
  const file = join(RESULTS, 'jest.json');
  const code = await foreground(
    'Jest',
    [
      join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'),
      // First, because some of the others take all the words that follow them.
      ...options,
      ...[`--maxWorkers=${TEST_FILES_AT_A_TIME}`, '--json', `--outputFile=${file}`],
    ],
    { env: { ...env, NODE_OPTIONS }, parts },
  );
  return { code, ...jestTotals(readJson(file)) };
}

function jestTotals(report) {
  if (!report) return { passed: 0, failed: 1, failures: [] };
  // A test file that fails to load contains uncounted tests, so it counts as one failure.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed, failures: failuresOfJest(report) };
}

/** On a slow machine, a command takes longer than people would wait for it; a story waits. */
const PATIENT = { COMMAND_SECONDS: '60' };

/** Starts a product with the demo, an empty product, and finds a browser; returns the environment for tests. */
async function demoProduct(scope) {
  const { findBrowser } = await import('./browser.mjs');
  const CHROME_PATH = await findBrowser();
  const demo = await startLab(scope, { throwaway: true, settings: PATIENT });
  const { env } = demo;
  const empty = await startEmptyProduct(demo, scope, PATIENT);
  await step('Seeding the demo', () => seed([], { env, log: join(scope.logs, 'seed.log') }));
  const { BASE_URL: EMPTY_BASE_URL, DATABASE_URL: EMPTY_DATABASE_URL } = empty.env;
  return {
    env: { ...env, ...(await ownProductOfStory(demo)), EMPTY_BASE_URL, EMPTY_DATABASE_URL, CHROME_PATH },
    emptyEnv: { ...empty.env, GLADHAND_RUN_RECORD: env.GLADHAND_RUN_RECORD, CHROME_PATH },
  };
}

/** The environment of a story that starts a product whose clock it moves: the servers' programs and the built parts. */
async function ownProductOfStory({ build, servers: { databaseServer } }) {
  return {
    TEST_DATABASE_URL: databaseServer,
    TEST_SERVER_PATH: await findTestServer(),
    TEST_WORKFLOW_BUNDLE: join(build, 'workflows.js'),
    TEST_WEB_DIR: join(build, 'web'),
  };
}

/** Runs both projects of Playwright, even after a failure. Options that select no story at all are a failure. */
async function browserTests(options, env, scope) {
  const results = [];
  for (const project of STORIES)
    results.push(
      await playwright([`--project=${project}`, '--pass-with-no-tests', ...options], { project, env, scope }),
    );
  const hasRun = results.some(({ passed, failed }) => passed + failed > 0);
  return hasRun ? results : [{ code: 1, passed: 0, failed: 1, failures: [] }];
}

async function playwright(options, { project, env, scope: { parts } }) {
  const file = join(RESULTS, `playwright-${project}.json`);
  const code = await foreground(
    'Playwright',
    [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', ...options],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, parts },
  );
  const report = readJson(file);
  if (!report?.stats) return { code, passed: 0, failed: 1, failures: [] };
  const { expected, unexpected, flaky } = report.stats;
  return { code, passed: expected, failed: unexpected + flaky, failures: failuresOfPlaywright(report) };
}

function report(results) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  const failed = sum('failed');
  printLine(describeFailures(results.flatMap(({ failures }) => failures)));
  printLine(`\nTests: ${sum('passed')} passed, ${failed} failed`);
  addTotals({ passed: sum('passed'), failed });
  return failed > 0 || results.some(({ code }) => code !== 0) ? 1 : 0;
}
