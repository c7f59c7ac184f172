import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Fault } from './fault.mjs';
import { firstOf, isExecutable, onPath } from './finder.mjs';
import { LOGS, ROOT } from './folders.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds the Chromium for browser tests, or installs one. */
export function findBrowser() {
  return firstOf(
    'A browser for the tests',
    [
      ['CHROME_PATH', () => process.env.CHROME_PATH],
      ['on PATH', () => onPath(...NAMES) ?? APPLICATIONS.find(isExecutable)],
      ["Playwright's own", () => playwrightChromium() ?? installPlaywrightChromium()],
      ['Debian package', installDebian],
    ],
    'Install Chromium or Google Chrome, or set CHROME_PATH.',
  );
}

function playwrightChromium() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installPlaywrightChromium() {
  const cli = join(createRequire(join(ROOT, 'package.json')).resolve('playwright-core/package.json'), '..', 'cli.js');
  await step("Downloading Playwright's Chromium", () =>
    run(process.execPath, [cli, 'install', 'chromium', '--only-shell'], {
      cwd: ROOT,
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
      log: join(LOGS, 'browser-download.log'),
      watched: true,
    }),
  );
  return playwrightChromium();
}

async function installDebian() {
  if (process.getuid?.() !== 0) throw new Fault('needs root');
  if (!onPath('apt-get')) throw new Fault('apt-get is not available');
  const options = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=2'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const log = join(LOGS, 'browser-install.log');
  await step('Installing Chromium with apt-get', async () => {
    await run('apt-get', [...options, 'update'], { env, log, watched: true });
    await run('apt-get', [...options, 'install', '-y', '--no-install-recommends', 'chromium'], {
      env,
      log,
      watched: true,
    });
  });
  return onPath('chromium');
}
