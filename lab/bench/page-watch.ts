import type { Page, Request } from '@playwright/test';

/** The cost of a first load or a route change. Times are in milliseconds from the request or the click. */
export interface Visit {
  /** Until the page's heading is shown. */
  readonly headingMs: number;
  /** Until the last response of the API that the page waited for. */
  readonly dataMs: number;
  readonly files: number;
  /** As sent, headers included. */
  readonly bytes: number;
  /** Browsers do not report tasks under 50 ms. */
  readonly longestTaskMs: number;
}

const QUIET_MS = 400;
const POLL_MS = 50;
const TIMEOUT_MS = 120_000;
/** The browser does not always report the end of a request, for instance of a preload that it dropped. */
const LOST_MS = 30_000;

/** The scripts of this file are text, because they run in the page, not in Node. */
const WATCH = `
  window.visit = { from: 0, heading: '', headingAt: 0, longestTask: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) visit.longestTask = Math.max(visit.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    const heading = document.querySelector('main h1')?.textContent ?? '';
    if (heading === '' || heading === visit.heading) return;
    visit.heading = heading;
    visit.headingAt = performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const begin = () => {
    performance.clearResourceTimings();
    Object.assign(visit, { from: performance.now(), headingAt: 0, longestTask: 0 });
  };
  addEventListener('click', begin, { capture: true });
`;

const READ = `(() => {
  const navigations = visit.from === 0 ? performance.getEntriesByType('navigation') : [];
  const files = [...navigations, ...performance.getEntriesByType('resource')];
  const answers = files.filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
  return {
    headingMs: visit.headingAt - visit.from,
    dataMs: Math.max(visit.headingAt, ...answers.map((answer) => answer.responseEnd)) - visit.from,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.transferSize, 0),
    longestTaskMs: visit.longestTask,
  };
})()`;

/** Opens the pages of one browser tab and measures them. */
export interface PageWatch {
  readonly load: (url: string) => Promise<Visit>;
  /** Clicks the first visible link that matches. */
  readonly change: (link: string) => Promise<Visit>;
}

/** Watches a new tab. */
export async function watchPage(page: Page): Promise<PageWatch> {
  await page.addInitScript({ content: WATCH });
  const pending = new Map<Request, number>();
  const isLoading = (): boolean => [...pending.values()].some((since) => performance.now() - since < LOST_MS);
  page.on('request', (request) => pending.set(request, performance.now()));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const read = async (): Promise<Visit> => {
    const end = performance.now() + TIMEOUT_MS;
    for (let quietMs = 0; quietMs < QUIET_MS;) {
      await page.waitForTimeout(POLL_MS);
      // Not waitForFunction: the page's content security policy forbids eval().
      const isShown = await page.evaluate<boolean>('visit.headingAt > 0');
      if (performance.now() > end) {
        const loads = [...pending.keys()].map((request) => request.url());
        throw new Error(`${page.url()} ${isShown ? 'still loads' : 'shows no heading; it loads'} ${loads.join(', ')}`);
      }
      quietMs = isShown && !isLoading() ? quietMs + POLL_MS : 0;
    }
    return page.evaluate<Visit>(READ);
  };
  return {
    load: async (url) => {
      await page.goto(url, { waitUntil: 'commit' });
      return read();
    },
    change: async (link) => {
      const found = page.locator(link).locator('visible=true').first();
      await found.waitFor();
      // Dispatched, because something may cover the link, such as the introduction for new users.
      await found.dispatchEvent('click');
      return read();
    },
  };
}
