import type { Page } from '@playwright/test';
import type { Lab } from '../core/lab';
import { logProgress } from '../core/progress';
import { DESKTOP } from '../tour/browser';
import { auditPage, type Scores } from './lighthouse';
import { type LabBrowser, signIn, withBrowser } from './signed-in-browser';

const WHEEL_PX = 600;
const WHEEL_EVERY_MS = 50;
/** The time that a busy machine gets to scroll what the wheel asked for. */
const SCROLL_WITHIN_MS = 240_000;

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

export interface PageFigures extends Scores {
  readonly name: PageUnderTest['name'];
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
  return withBrowser(baseUrl, async (browser) => {
    await signIn(browser, row.email);
    const figures: PageFigures[] = [];
    for (const page of pages) {
      const { name, path } = page;
      logProgress(`measuring ${path}`);
      const longestTaskMs = await longestTask(browser, { page, wheels: size.wheels });
      // The page was just shown, so its code is cached, as it is for people who use it all day.
      const audit = { path, preset: 'desktop', runs: size.lighthouseRuns, keepCache: true } as const;
      figures.push({ name, ...(await auditPage(browser, audit)), longestTaskMs });
    }
    return figures;
  });
}

async function longestTask(
  { context, baseUrl }: LabBrowser,
  { page: { path, ready, scrolls }, wheels }: { page: PageUnderTest; wheels: number },
): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${baseUrl}${path}`);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await watchTasks(page);
  const box = await page.locator(scrolls).first().boundingBox();
  if (box === null) throw new Error(`${path} has no scrollable element`);
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, DESKTOP.height / 3));
  for (let wheel = 0; wheel < wheels; wheel += 1) {
    await page.mouse.wheel(0, WHEEL_PX);
    await page.waitForTimeout(WHEEL_EVERY_MS);
  }
  await scrolledTo(page, { scrolls, pixels: (wheels * WHEEL_PX) / 2 });
  const longest = await page.evaluate<number>('Math.max(0, ...window.longTasks)');
  await page.close();
  return longest;
}

/** A busy page draws the wheel's steps later than they were sent; a short list ends before the last of them. */
async function scrolledTo(page: Page, { scrolls, pixels }: { scrolls: string; pixels: number }): Promise<void> {
  const list = `document.querySelector('${scrolls}')`;
  const atEnd = `${list}.scrollTop > 0 && ${list}.scrollHeight - ${list}.clientHeight - ${list}.scrollTop < 1`;
  const script = `[${list}.scrollTop + window.scrollY, ${atEnd}]`;
  const end = performance.now() + SCROLL_WITHIN_MS;
  for (;;) {
    const [scrolled, hasEnded] = await page.evaluate<[number, boolean]>(script);
    if (scrolled >= pixels || hasEnded) return;
    if (performance.now() > end) throw new Error(`${page.url()} scrolled only ${String(scrolled)} pixels`);
    await page.waitForTimeout(WHEEL_EVERY_MS);
  }
}

/** Passes the script as a string, because it runs in the page, not in Node. */
const watchTasks = (page: Page): Promise<unknown> =>
  page.evaluate(`
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  `);
