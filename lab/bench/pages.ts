import type { BrowserContext } from '@playwright/test';
import { median, printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';
import { DESKTOP, PHONE } from '../tour/browser';
import { auditPage, type Scores } from './lighthouse';
import { type PageWatch, type Visit, watchPage } from './page-watch';
import { type LabBrowser, signIn, withBrowser } from './signed-in-browser';
import { type Visitor, visitorsOf } from './visited-pages';

const CARRIERS = 20;

export interface PagesSize {
  /** Drivers in the world behind the pages. */
  readonly drivers: number;
  readonly orders: number;
  /** Pages of each visitor, and how often each is visited. */
  readonly pages: number;
  readonly rounds: number;
  /** The phone of drivers: latency, milliseconds for each kB that it receives, and how many times slower its processor is. */
  readonly latencyMs: number;
  readonly msPerKB: number;
  readonly slowdown: number;
  /** Lighthouse runs for the first page of a visitor, and for how many visitors. */
  readonly lighthouseRuns: number;
  readonly audits: number;
}

interface Measured {
  readonly visitor: Visitor['name'];
  readonly page: string;
  readonly loads: Visit[];
  readonly changes: Visit[];
}

/**
 * Measures the first load of the most used pages, with an empty cache, and the change to each from another page, as a
 * driver on a slow phone, and as a carrier's administrator and a member of operations on a desktop.
 */
export async function benchPages(lab: Lab, size: PagesSize): Promise<void> {
  // The world of other smoke runs is enough for a small size.
  if (!lab.isShared) {
    logProgress(`seeding a world of ${String(size.drivers)} drivers`);
    await seedWorld({
      drivers: size.drivers,
      orders: size.orders,
      carriers: CARRIERS,
      seed: worldSeeds.benchPages,
      rowsOnly: true,
    });
    await lab.db.raw('vacuum (analyze)');
  }
  const visitors = await visitorsOf(lab);
  const measured: Measured[] = [];
  const scores = new Map<Visitor['name'], Scores>();
  await withBrowser(lab.baseUrl, async (browser) => {
    for (const [index, visitor] of visitors.entries()) {
      await signIn(browser, visitor.email);
      measured.push(...(await visit(browser, visitor, size)));
      if (index < size.audits) scores.set(visitor.name, await audit(browser, visitor, size));
    }
  });
  report(size, measured, scores);
}

async function visit(browser: LabBrowser, { name, pages: all }: Visitor, size: PagesSize): Promise<Measured[]> {
  const pages = all.slice(0, size.pages);
  const measured = pages.map((page): Measured => ({ visitor: name, page: page.name, loads: [], changes: [] }));
  for (let round = 0; round < size.rounds; round += 1) {
    for (const [index, { path }] of pages.entries()) {
      const next = (index + 1) % pages.length;
      logProgress(`${name}: ${path}`);
      await inNewTab(browser.context, name === 'driver' ? size : undefined, async (watch) => {
        measured[index]?.loads.push(await watch.load(`${browser.baseUrl}${path}`));
        measured[next]?.changes.push(await watch.change(pages[next]?.link ?? ''));
      });
    }
  }
  return measured;
}

type Phone = Pick<PagesSize, 'latencyMs' | 'msPerKB' | 'slowdown'>;

/** Opens a tab with an empty cache; with the screen and the speed of a phone if one is given. */
async function inNewTab(
  context: BrowserContext,
  phone: Phone | undefined,
  work: (watch: PageWatch) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.clearBrowserCache');
  await page.setViewportSize(phone ? PHONE : DESKTOP);
  if (phone) {
    const bytesPerSecond = (1024 * 1000) / phone.msPerKB;
    const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latencyMs,
      ...throughput,
    });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  }
  await work(await watchPage(page));
  await page.close();
}

function audit(browser: LabBrowser, { name, pages: [first] }: Visitor, size: PagesSize): Promise<Scores> {
  const path = first?.path ?? '/';
  logProgress(`Lighthouse: ${path}`);
  return auditPage(browser, { path, preset: name === 'driver' ? 'phone' : 'desktop', runs: size.lighthouseRuns });
}

const medianOf = (visits: readonly Visit[], field: keyof Visit): number => median(visits.map((each) => each[field]));

function rowOf(kind: 'first load' | 'route change', { visitor, page, loads, changes }: Measured) {
  const visits = kind === 'first load' ? loads : changes;
  return {
    page: `${visitor}: ${page}`,
    kind,
    'heading s': round(medianOf(visits, 'headingMs') / 1000),
    'data s': round(medianOf(visits, 'dataMs') / 1000),
    files: medianOf(visits, 'files'),
    kB: round(medianOf(visits, 'bytes') / 1024, 0),
    'longest task ms': round(medianOf(visits, 'longestTaskMs'), 0),
  };
}

function report(size: PagesSize, measured: readonly Measured[], scores: ReadonlyMap<Visitor['name'], Scores>): void {
  const worst = (of: readonly Measured[], kind: 'loads' | 'changes', field: keyof Visit): number =>
    Math.max(...of.map((each) => medianOf(each[kind], field)));
  const driver = measured.filter(({ visitor }) => visitor === 'driver');
  const desktop = measured.filter(({ visitor }) => visitor !== 'driver');
  const seconds = (ms: number): number => round(ms / 1000);
  const figuresOf = (name: string, of: readonly Measured[]) => ({
    [`${name}FirstLoadSeconds`]: seconds(worst(of, 'loads', 'headingMs')),
    [`${name}RouteChangeSeconds`]: seconds(worst(of, 'changes', 'headingMs')),
    [`${name}ChangeRatio`]: round(worst(of, 'changes', 'headingMs') / worst(of, 'loads', 'headingMs')),
    [`${name}LongestTaskMs`]: round(
      Math.max(worst(of, 'loads', 'longestTaskMs'), worst(of, 'changes', 'longestTaskMs')),
      0,
    ),
  });
  printFigures(
    [...measured.map((each) => rowOf('first load', each)), ...measured.map((each) => rowOf('route change', each))],
    {
      bench: 'pages',
      ...size,
      ...figuresOf('driver', driver),
      ...figuresOf('console', desktop),
      ...Object.fromEntries(
        [...scores].flatMap(([name, { performance, accessibility }]) => [
          [`${name}Performance`, performance],
          [`${name}Accessibility`, accessibility],
        ]),
      ),
    },
  );
}
