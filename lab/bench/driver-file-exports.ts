import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { renderPdf } from '#activities/file-exports/pdf/render-pdf';
import { exportNote } from '#activities/file-exports/pdf/texts';
import type { ExportContent, ExportDocument } from '#domain/file-exports/content';
import { findChromium } from '#platform/chromium';
import { readEnvironment } from '#platform/env';
import { createLogger } from '#platform/logger';
import { readPdfPages } from '#platform/pdf-pages';

/** One size of an export. */
export interface ExportFigures {
  readonly pages: number;
  readonly pagesPerSecond: number;
  /** Highest resident memory of Chromium's processes together, in megabytes. */
  readonly chromiumPeakMb: number;
  /** How much this process grew while it rendered, in megabytes. */
  readonly processGrowthMb: number;
}

export interface ExportBenchSize {
  /** Pages of each export, about half of them pictures. */
  readonly pages: number;
  readonly runs: number;
}

/** An employer with 17 fields fills a page; of many pictures, about three share one. */
const PICTURES_PER_PAGE = 2.8;
/** The table of contents and the list of hashes. */
const OTHER_PAGES = 2;

/** Renders exports of one size, one after another; the median run counts. */
export async function measureExports({ pages, runs }: ExportBenchSize): Promise<ExportFigures> {
  const env = readEnvironment();
  const path = findChromium(env.CHROME_PATH, env.PATH);
  if (path === undefined) throw new Error('There is no Chromium');
  const chromium = { path, hasSandbox: env.CHROME_SANDBOX && process.getuid?.() !== 0 };
  const log = createLogger({ level: 'warn', name: 'bench' });
  const pictures = Math.floor((pages - 2 * OTHER_PAGES) / 2);
  const picture = await aPhotographedDocument();
  const employers = pages - OTHER_PAGES - Math.ceil(pictures / PICTURES_PER_PAGE);
  const content = contentOf({ pictures, employers });
  const results: ExportFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const memory = watchChromium();
    const startMb = process.memoryUsage.rss() / MB;
    const startedAt = performance.now();
    const input = { ...common, content, createdAt: new Date(), open: () => Promise.resolve(picture) };
    const pdf = await renderPdf({ chromium, log }, input);
    const seconds = (performance.now() - startedAt) / 1000;
    const { pageCount } = readPdfPages(pdf);
    results.push({
      pages: pageCount,
      pagesPerSecond: pageCount / seconds,
      chromiumPeakMb: await memory.peak(),
      processGrowthMb: process.memoryUsage.rss() / MB - startMb,
    });
  }
  results.sort((one, other) => one.pagesPerSecond - other.pagesPerSecond);
  const median = results[Math.floor(results.length / 2)];
  if (median === undefined) throw new Error('No run');
  return { ...median, chromiumPeakMb: Math.max(...results.map(({ chromiumPeakMb }) => chromiumPeakMb)) };
}

const MB = 1024 * 1024;
const STAMP = 'Exported by Ann Smith, Lone Star Freight, Thursday, November 26, 2026 at 9:00 AM CST';
/** As exports are rendered for an email. */
const common = { stamp: STAMP, note: exportNote(1), maxPictureBytes: 14 * MB };

function contentOf({ pictures, employers }: { readonly pictures: number; readonly employers: number }): ExportContent {
  const labels = Array.from({ length: 17 }, (_, index) => `Field ${String(index + 1)}`);
  const documents = Array.from({ length: pictures }, (_, index): ExportDocument => ({
    fileId: `document-${String(index)}`,
    title: 'Driver license',
    mediaType: 'image/jpeg',
    addedOn: '2026-11-20',
  }));
  return {
    driverName: 'Maria Gomez',
    title: 'Maria Gomez Qualifications File',
    subtitle: 'Class A driver from Dallas, TX.',
    sections: [
      {
        title: 'Employment history',
        blocks: Array.from({ length: employers }, (_, index) => ({
          type: 'facts',
          title: `Lone Star Freight ${String(index + 1)} (03/2019 - 11/2025)`,
          rows: labels.map((label) => ({ label, value: 'Company driver, regional runs in Texas and Oklahoma' })),
        })),
      },
    ],
    documents,
  };
}

/** A picture as phones take it: 2,400 by 1,800 pixels of noise, which compresses badly. */
function aPhotographedDocument(): Promise<Buffer> {
  const [width, height] = [2400, 1800];
  const small = randomBytes((width / 8) * (height / 8) * 3);
  return sharp(small, { raw: { width: width / 8, height: height / 8, channels: 3 } })
    .resize(width, height)
    .jpeg({ quality: 85 })
    .toBuffer();
}

const SAMPLE_MS = 100;

/** Samples the memory of all Chromium processes with a profile of the renderer. */
function watchChromium(): { peak(): Promise<number> } {
  let peak = 0;
  const sample = async (): Promise<void> => {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'rss=,args='], { maxBuffer: 16 * MB });
    const kilobytes = stdout
      .split('\n')
      .filter((line) => line.includes('gladhand-chromium-'))
      .reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
    peak = Math.max(peak, kilobytes / 1024);
  };
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  return {
    peak: async () => {
      clearInterval(timer);
      await sample();
      return peak;
    },
  };
}
