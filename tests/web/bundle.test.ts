/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** kB of JavaScript, gzipped; files of a driver's first page. */
const BUDGET = { driver: 210, console: 338, lazyChunk: 120, files: 15 };

const root = join(__dirname, '../..');
/** The launcher's build, if it made one. */
const { TEST_BUILD: built } = process.env;
const outDir = built === undefined ? mkdtempSync(join(tmpdir(), 'gladhand-bundle-')) : join(built, 'web');

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

let manifest: Record<string, Chunk> = {};

beforeAll(() => {
  if (built === undefined) build();
  manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
});

afterAll(() => {
  if (built === undefined) rmSync(outDir, { recursive: true, force: true });
});

function build(): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', 'web', '--outDir', outDir, '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

const codeOf = (file: string) => readFileSync(join(outDir, file), 'utf8');
const sizes = new Map<string, number>();

function kB(file: string): number {
  const size = sizes.get(file) ?? gzipSync(codeOf(file), { level: 9 }).length / 1024;
  sizes.set(file, size);
  return size;
}

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

/** The pages that a module imports, as the manifest names them. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, 'web/src/app', file), 'utf8');
  return [...source.matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) => {
    const module = path.startsWith('#web/') ? path.replace('#web', 'src') : join('src/app', dirname(file), path);
    return [`${module}.tsx`, `${module}.ts`].find((each) => manifest[each] !== undefined) ?? module;
  });
}

const DRIVER = 'src/app/areas/driver.ts';
const BARE = 'src/app/layouts/bare-layout.tsx';
const SIGN_IN_PAGES = 'src/app/areas/sign-in-pages.ts';
const CONSOLE = 'src/app/layouts/console-layout.tsx';
/** Pages with their own layout are not sign-in pages. */
const isSignInPage = (module: string) => !module.includes('/layouts/');
const textsOf = (area: string) => `src/shared/i18n/areas/en-${area}.ts`;

/** My Account has a layout for each role; for a driver it must be as light as the other driver pages. */
const driverRoutes = [
  'driver-routes.tsx',
  'routes/history-routes.ts',
  'routes/compliance-routes.ts',
  'account-routes.ts',
];
const driverPages = () => driverRoutes.flatMap(importsOf);

const firstVisit = (layout: string, page: string, others: readonly string[] = []) =>
  filesFor(['index.html', layout, page, textsOf('common'), ...others]);

const weight = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + kB(file), 0);

const heaviest = (layout: string, pages: readonly string[], others?: readonly string[]) =>
  pages.map((page) => ({ page, kB: Math.round(weight(firstVisit(layout, page, others))) })).sort((a, b) => b.kB - a.kB);

describe('the first visit', () => {
  it(`costs at most ${BUDGET.driver} kB on every driver page and on every sign-in page`, () => {
    const visits = [
      ...heaviest(DRIVER, driverPages()),
      ...heaviest(BARE, importsOf('routes.tsx').filter(isSignInPage)),
    ];

    expect(visits.length).toBeGreaterThan(0);
    expect(visits.filter((visit) => visit.kB > BUDGET.driver)).toEqual([]);
  });

  it('loads nothing of the console on driver pages', () => {
    const files = driverPages().flatMap((page) => [...firstVisit(DRIVER, page)]);

    // Every antd component uses the names of its tokens.
    expect([...new Set(files)].filter((file) => codeOf(file).includes('colorPrimaryBgHover'))).toEqual([]);
  });

  it(`costs at most ${BUDGET.console} kB on every console page`, () => {
    const visits = ['business-routes.tsx', 'ops-routes.tsx'].flatMap((routes) =>
      heaviest(CONSOLE, importsOf(routes), [`src/app/${routes}`]),
    );

    expect(visits.filter((visit) => visit.kB > BUDGET.console)).toEqual([]);
  });
});

describe('a first page', () => {
  const page = () => readFileSync(join(outDir, 'index.html'), 'utf8');

  it.each([
    ['the hub of an applying driver', [DRIVER, textsOf('common'), textsOf('driver')]],
    ['the sign-in of drivers', [BARE, SIGN_IN_PAGES, textsOf('common'), textsOf('sign-in')]],
  ])(`takes at most ${BUDGET.files} files before it calls the API: %s`, (_name, parts) => {
    const files = filesFor(['index.html', ...parts]);
    const sheets = Object.values(manifest).flatMap(({ file, css = [] }) => (files.has(file) ? css : []));

    // The page itself is the first file.
    expect(1 + files.size + new Set(sheets).size).toBeLessThanOrEqual(BUDGET.files);
  });

  it('shows logo, title and skeleton before any other file is loaded', () => {
    const [head = '', body = ''] = page().split('<body>');
    const [first = ''] = body.split('<script');

    expect(head).not.toMatch(/<link rel="stylesheet"|<script(?![^>]*type="module")[^>]* src=/);
    expect(head).toContain('.gh-boot-head');
    expect(first).toContain('<span>Gladhand</span>');
    expect(first).toContain('gh-mark-yours');
  });

  it('preloads the files of the visited area together with the entry files', () => {
    const preloaded = /\[\["\/driver",(\[[^\]]+\])/.exec(page())?.[1] ?? '[]';

    const files = JSON.parse(preloaded) as string[];
    const needed = filesFor(['index.html', DRIVER, textsOf('common'), textsOf('driver')]);
    expect(files).toEqual(expect.arrayContaining([manifest[DRIVER]?.file, manifest[textsOf('driver')]?.file]));
    expect(files.filter((file) => !needed.has(file))).toEqual([]);
  });
});

describe('every page', () => {
  it(`is a chunk of at most ${BUDGET.lazyChunk} kB`, () => {
    const routes = ['routes.tsx', 'business-routes.tsx', 'ops-routes.tsx', ...driverRoutes];
    const files = routes.flatMap(importsOf).flatMap((page) => manifest[page]?.file ?? []);

    expect(files.filter((file) => kB(file) > BUDGET.lazyChunk)).toEqual([]);
  });
});

it('contains no source map and refers to none', () => {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });

  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const code = files.filter((file) => /\.(css|js)$/.test(file));
  expect(code.length).toBeGreaterThan(2);
  expect(code.filter((file) => codeOf(file).includes('sourceMappingURL='))).toEqual([]);
});
