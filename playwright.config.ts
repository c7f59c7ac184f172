import { defineConfig } from '@playwright/test';

/**
 * Stories that neither change what other stories see nor promise a reaction within a time: two of them run at the same
 * time. They bring their own driver, only read, or have the empty product to themselves.
 */
const TOGETHER = /(apply|axe|front-door)\.spec\.ts$/;

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
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    // Fail on the missing element instead of on the timeout of the whole story.
    actionTimeout: 60_000,
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
