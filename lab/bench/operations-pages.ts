import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/demo-logins';
import { median } from '../core/figures';
import type { Lab } from '../core/lab';
import { logProgress } from '../core/progress';

const SCREEN = { width: 1440, height: 900 };
const WHEEL_PX = 600;
const WHEEL_EVERY_MS = 50;

/** Pages to measure: the selector that shows that the page is ready, and the element that scrolls. */
const pages = [
  { name: 'board', path: '/ops/pipeline', ready: '[data-card]', scrolls: '.gh-board-frame' },
  { name: 'stalled', path: '/ops/stalled', ready: 'tbody a[href]', scrolls: 'tbody' },
] as const;
type PageUnderTest = (typeof pages)[number];

interface PagesSize {
  readonly lighthouseRuns: number;
  readonly wheels: number;
}

export interface PageFigures {
  readonly name: PageUnderTest['name'];
  /** Median Lighthouse score, out of 100. */
  readonly performance: number;
  readonly accessibility: number;
  /** Longest task while scrolling, in milliseconds; browsers do not report tasks under 50 ms. */
  readonly longestTaskMs: number;
}

/** Runs Lighthouse with its desktop preset on the pages, signed in, and measures the longest task while scrolling. */
export async function measurePages({ db, baseUrl }: Lab, size: PagesSize): Promise<PageFigures[]> {
  const row = await db('users')
    .whereRaw(`'ops' = any (roles)`)
    .whereLike('email', 'ops@%')
    .where({ is_active: true })
    .orderBy('id')
    .first('email');
  if (row === undefined) throw new Error('The world has no member of operations');
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'gladhand-operations-'));
  // Lighthouse opens its own tab, so the browser profile must be signed in.
  const context = await chromium.launchPersistentContext(profile, {
    viewport: SCREEN,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${String(port)}`],
    ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
  });
  try {
    await signIn(context, { baseUrl, email: row.email });
    const figures: PageFigures[] = [];
    for (const page of pages) {
      logProgress(`measuring ${page.path}`);
      const longestTaskMs = await longestTask(context, { baseUrl, page, wheels: size.wheels });
      figures.push({
        name: page.name,
        ...(await scores(`${baseUrl}${page.path}`, { port, times: size.lighthouseRuns })),
        longestTaskMs,
      });
    }
    return figures;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function signIn(context: BrowserContext, { baseUrl, email }: { baseUrl: string; email: string }): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${baseUrl}/auth/carrierLogin`);
  const response = await page.request.post(`${baseUrl}/api/auth/signIn`, { data: { email, password: DEMO_PASSWORD } });
  if (!response.ok()) throw new Error(`Operations could not sign in: ${String(response.status())}`);
  await page.evaluate("window.localStorage.setItem('gladhand.signedIn', '1')");
  await page.close();
}

async function scores(
  url: string,
  { port, times }: { port: number; times: number },
): Promise<Pick<PageFigures, 'performance' | 'accessibility'>> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const runs: { performance: number; accessibility: number }[] = [];
  for (let run = 0; run < times; run += 1) {
    const result = await lighthouse(
      url,
      { port, onlyCategories: ['performance', 'accessibility'], disableStorageReset: true, logLevel: 'error' },
      desktopConfig,
    );
    const { performance, accessibility } = result?.lhr.categories ?? {};
    if (result?.lhr.finalDisplayedUrl !== url)
      throw new Error(`${url} redirected to ${result?.lhr.finalDisplayedUrl ?? 'nothing'}`);
    runs.push({ performance: percent(performance?.score), accessibility: percent(accessibility?.score) });
  }
  return {
    performance: median(runs.map((run) => run.performance)),
    accessibility: median(runs.map((run) => run.accessibility)),
  };
}

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

async function longestTask(
  context: BrowserContext,
  { baseUrl, page: { path, ready, scrolls }, wheels }: { baseUrl: string; page: PageUnderTest; wheels: number },
): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${baseUrl}${path}`);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await watchTasks(page);
  const box = await page.locator(scrolls).first().boundingBox();
  if (box === null) throw new Error(`${path} has no scrollable element`);
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, SCREEN.height / 3));
  for (let wheel = 0; wheel < wheels; wheel += 1) {
    await page.mouse.wheel(0, WHEEL_PX);
    await page.waitForTimeout(WHEEL_EVERY_MS);
  }
  const [scrolled, longest] = await page.evaluate<[number, number]>(
    `[document.querySelector('${scrolls}').scrollTop + window.scrollY, Math.max(0, ...window.longTasks)]`,
  );
  if (scrolled < (wheels * WHEEL_PX) / 2) throw new Error(`${path} scrolled only ${String(scrolled)} pixels`);
  await page.close();
  return longest;
}

/** Passes the script as a string, because it runs in the page, not in Node. */
const watchTasks = (page: Page): Promise<unknown> =>
  page.evaluate(`
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  `);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
