import { defineConfig } from '@playwright/test';

/**
 * Stories that neither change what other stories see nor promise a reaction within a time: two of them run at the same
 * time. They bring their own driver, only read, or have the empty product to themselves.
 */
const TOGETHER = /(apply|axe|front-door|pasted-text)\.spec\.ts$/;

/** The limit of one wait: on a busy machine, a page can take minutes. */
const WAIT_MS = 240_000;

/**
 * Run by `npm test` after Jest, against the built product, one project after the other. The launcher sets BASE_URL and
 * CHROME_PATH.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  workers: 2,
  projects: [
    { name: 'together', testMatch: TOGETHER, outputDir: '.gladhand/results/e2e-together' },
    // These stories share the demo, so one can see changes of another.
    {
      name: 'alone',
      testMatch: '*.spec.ts',
      testIgnore: TOGETHER,
      workers: 1,
      outputDir: '.gladhand/results/e2e-alone',
    },
  ],
  // A story takes as long as the machine needs; each of its waits has a limit, so that only a missing thing fails it.
  timeout: 0,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:8080',
    // A trace has the page before and after each action anyway; pictures of every frame cost a sixth of a story's time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      // Chromium does not support its sandbox for root, the usual user in a container.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
});
