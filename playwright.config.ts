import { defineConfig } from '@playwright/test';

/** Run by `npm test` after Jest, against the built product: the launcher gives BASE_URL and CHROME_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: '.gladhand/results/e2e',
  forbidOnly: true,
  // The stories share one product and its demo; what one of them changes, another one may look at.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    // What is not there names itself, where it would else hold up the whole story until its own end.
    actionTimeout: 60_000,
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:8080',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      // Chromium refuses its sandbox to root, which is who runs in a container.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
});
