import { join } from 'node:path';
import { readJson, RESULTS, ROOT } from './folders.mjs';
import { foreground } from './foreground.mjs';
import { startEmptyProduct, startLab } from './product-runner.mjs';
import { step } from './progress.mjs';
import { seed } from './seed.mjs';
import { smokeTools } from './smoke.mjs';
import { findTestServer } from './test-server.mjs';

/** Playwright's projects, in order. Those of the first see the demo as it was seeded. */
const STORIES = ['together', 'alone'];

/**
 * Runs the projects that need a complete product: the stories, then every tool of `lab/` in its small size.
 * @param {{ projects: string[], options: string[], label?: string }} run options for Playwright; the label of its lines
 * @param {any} scope
 */
export async function testProduct({ projects, options, label }, scope) {
  const results = [];
  if (!projects.includes('e2e') && !projects.includes('smoke')) return results;
  const own = scope.within('product');
  const { env, emptyEnv } = await demoProduct(own);
  if (projects.includes('e2e')) results.push(...(await browserTests(options, { env, parts: own.parts, label })));
  const startThird = () => startLab(scope.within('chaos'), { name: 'chaos' });
  if (projects.includes('smoke')) results.push(...(await smokeTools(env, emptyEnv, startThird)));
  return results;
}

/** Starts a product with the demo, an empty product, and finds a browser; returns the environment for tests. */
async function demoProduct(scope) {
  const { findBrowser } = await import('./browser.mjs');
  const CHROME_PATH = await findBrowser();
  const demo = await startLab(scope, { throwaway: true });
  const { env } = demo;
  const empty = await startEmptyProduct(demo, scope);
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
async function browserTests(options, settings) {
  const results = [];
  for (const project of STORIES)
    results.push(
      await playwright([`--project=${project}`, '--pass-with-no-tests', ...options], { project, ...settings }),
    );
  const hasRun = results.some(({ passed, failed }) => passed + failed > 0);
  return hasRun ? results : [{ code: 1, passed: 0, failed: 1 }];
}

async function playwright(options, { project, env, parts, label }) {
  const file = join(RESULTS, `playwright-${project}.json`);
  const code = await foreground(
    'Playwright',
    [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', ...options],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, parts, label },
  );
  const stats = readJson(file)?.stats;
  if (!stats) return { code, passed: 0, failed: 1 };
  return { code, passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
