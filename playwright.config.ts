import { defineConfig } from '@playwright/test';

/** Run by `npm test` after Jest, against the built product. The launcher sets BASE_URL and CHROME_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: '.gladhand/results/e2e',
  forbidOnly: true,
  // The stories share one product and its demo, so one story can see changes of another.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    // Fail on the missing element instead of on the timeout of the whole story.
    actionTimeout: 60_000,
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:8080',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      // Chromium does not support its sandbox for root, the usual user in a container.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
});
