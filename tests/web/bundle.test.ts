/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** kB of JavaScript, gzipped (ui.md section 3). */
const BUDGET = { driver: 210, console: 330, lazyChunk: 120 };

const root = join(__dirname, '../..');
const outDir = mkdtempSync(join(tmpdir(), 'gladhand-bundle-'));

interface Chunk {
  file: string;
  imports?: string[];
}

let manifest: Record<string, Chunk> = {};

beforeAll(() => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', 'web', '--outDir', outDir, '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
});

afterAll(() => {
  rmSync(outDir, { recursive: true, force: true });
});

const codeOf = (file: string) => readFileSync(join(outDir, file), 'utf8');
const kB = (file: string) => gzipSync(codeOf(file), { level: 9 }).length / 1024;

/** The files that a browser loads before these chunks can run. */
function filesFor(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesFor(chunk.imports ?? [], found);
  }
  return found;
}

/** The pages that a routes file imports, as the manifest names them. */
function pagesOf(routesFile: string): string[] {
  const source = readFileSync(join(root, 'web/src/app', routesFile), 'utf8');
  const imports = [...source.matchAll(/import\('(?:\.\.\/)?(\.\.\/features|\.\/routes)\/([^']+)'\)/g)];
  return imports.map(([, folder, path = '']) =>
    folder === './routes' ? `src/app/routes/${path}.tsx` : `src/features/${path}.tsx`,
  );
}

/** My Account is framed for each; for a driver it must be as light as his other pages. */
const driverRoutes = [
  'driver-routes.tsx',
  'routes/history-routes.ts',
  'routes/compliance-routes.ts',
  'account-routes.ts',
];
const driverPages = () => driverRoutes.flatMap(pagesOf);

const firstVisit = (layout: string, page: string) =>
  filesFor(['index.html', `src/app/layouts/${layout}.tsx`, page, 'src/shared/i18n/locales/en/common.json']);

const weight = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + kB(file), 0);

const heaviest = (layout: string, pages: readonly string[]) =>
  pages.map((page) => ({ page, kB: Math.round(weight(firstVisit(layout, page))) })).sort((a, b) => b.kB - a.kB);

describe('the first visit', () => {
  it(`costs at most ${BUDGET.driver} kB on every driver page and on every sign-in page`, () => {
    const visits = [...heaviest('driver-layout', driverPages()), ...heaviest('bare-layout', pagesOf('routes.tsx'))];

    expect(visits.length).toBeGreaterThan(0);
    expect(visits.filter((visit) => visit.kB > BUDGET.driver)).toEqual([]);
  });

  it('loads nothing of the console on driver pages', () => {
    const files = driverPages().flatMap((page) => [...firstVisit('driver-layout', page)]);

    // Every antd widget needs the names of its tokens.
    expect([...new Set(files)].filter((file) => codeOf(file).includes('colorPrimaryBgHover'))).toEqual([]);
  });

  it(`costs at most ${BUDGET.console} kB on every console page`, () => {
    const visits = heaviest('console-layout', [...pagesOf('business-routes.tsx'), ...pagesOf('ops-routes.tsx')]);

    expect(visits.filter((visit) => visit.kB > BUDGET.console)).toEqual([]);
  });
});

describe('every page', () => {
  it(`is a chunk of at most ${BUDGET.lazyChunk} kB`, () => {
    const routes = ['routes.tsx', 'business-routes.tsx', 'ops-routes.tsx', ...driverRoutes];
    const files = routes.flatMap(pagesOf).flatMap((page) => manifest[page]?.file ?? []);

    expect(files.filter((file) => kB(file) > BUDGET.lazyChunk)).toEqual([]);
  });
});
