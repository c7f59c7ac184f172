import { median } from '../core/figures';
import { logProgress } from '../core/progress';
import type { LabBrowser } from './signed-in-browser';

/** Medians of Lighthouse scores, out of 100. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
}

export interface Audit {
  readonly path: string;
  /** Lighthouse's presets: a desktop, or a phone with a slow processor and network. */
  readonly preset: 'desktop' | 'phone';
  readonly runs: number;
  /** Whether to start with the browser's cache as it is. */
  readonly keepCache?: boolean;
}

/** Runs Lighthouse on a page, signed in as the person whose session the browser's profile has. */
export async function auditPage({ port, baseUrl }: LabBrowser, audit: Audit): Promise<Scores> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const url = `${baseUrl}${audit.path}`;
  const runs: Scores[] = [];
  let unmeasured = 0;
  while (runs.length < audit.runs) {
    const result = await lighthouse(
      url,
      {
        port,
        onlyCategories: ['performance', 'accessibility'],
        // The session stays: clearing the storage spares cookies and local storage.
        disableStorageReset: audit.keepCache ?? false,
        logLevel: 'error',
      },
      ...(audit.preset === 'desktop' ? [desktopConfig] : []),
    );
    const { performance, accessibility } = result?.lhr.categories ?? {};
    if (result?.lhr.finalDisplayedUrl !== url)
      throw new Error(`${url} redirected to ${result?.lhr.finalDisplayedUrl ?? 'nothing'}`);
    logProgress(
      `${audit.path}: ${metrics.map((id) => `${id} ${result.lhr.audits[id]?.displayValue ?? 'unknown'}`).join(', ')}`,
    );
    const scores = scoresOf(performance?.score, accessibility?.score);
    if (scores !== undefined) runs.push(scores);
    // A busy machine may paint too late for Lighthouse, which then has no score; that is no score of 0.
    else if ((unmeasured += 1) > audit.runs)
      throw new Error(`${url} could not be measured: ${result.lhr.runtimeError?.message ?? 'no reason is given'}`);
  }
  return {
    performance: median(runs.map((run) => run.performance)),
    accessibility: median(runs.map((run) => run.accessibility)),
  };
}

/** The measurements of which Lighthouse computes the performance score. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

type Score = number | null | undefined;

function scoresOf(performance: Score, accessibility: Score): Scores | undefined {
  if (typeof performance !== 'number' || typeof accessibility !== 'number') return undefined;
  return { performance: percent(performance), accessibility: percent(accessibility) };
}

const percent = (score: number): number => Math.round(score * 100);
