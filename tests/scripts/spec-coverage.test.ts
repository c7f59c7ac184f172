import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { allRoutes } from '#api/routes';

const root = join(__dirname, '..', '..');
const text = readFileSync(join(root, 'docs', 'spec-coverage.md'), 'utf8');
const heads = new Set(['Item', 'Call', 'Message']);
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  .filter(([first = '']) => !heads.has(first) && !first.startsWith('---'));

const codesOf = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const isCall = (code: string): boolean => /^(GET|POST|PUT|PATCH|DELETE) \//.test(code);

describe('docs/spec-coverage.md', () => {
  it('has rows of three cells', () => {
    expect(rows.length).toBeGreaterThan(80);
    expect(rows.filter((cells) => cells.length !== 3)).toEqual([]);
  });

  it('names only existing files', () => {
    const files = rows.flatMap(([, built = '', tested = '']) => [...codesOf(built), ...codesOf(tested)]);

    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('names at least one test file per row, or "not yet"', () => {
    const untested = rows.filter(([, built = '', tested = '']) => {
      if (built === 'not yet') return tested !== 'not yet';
      const tests = codesOf(tested);
      return (
        codesOf(built).length === 0 || tests.length === 0 || tests.some((file) => !/\.(test|spec)\.tsx?$/.test(file))
      );
    });

    expect(untested).toEqual([]);
  });

  it('names only declared routes', () => {
    const declared = new Set(
      allRoutes.flatMap(({ method, paths }) => paths.map((path) => `${method.toUpperCase()} ${path}`)),
    );
    const calls = rows.flatMap(([what = '']) => codesOf(what).filter(isCall));

    expect(calls.length).toBeGreaterThan(30);
    expect(calls.filter((call) => !declared.has(call))).toEqual([]);
  });

  it('names every call that needs a permission of carriers', () => {
    const named = new Set(rows.flatMap(([what = '']) => codesOf(what).filter(isCall)));
    const groups =
      /^(orders|hiring|facilities|notes|templates|files|staff|agreement|billing|purchases|timesheets|rates|hours|webhooks):/;
    const calls = allRoutes
      .filter(({ permission }) => groups.test(permission))
      .flatMap(({ method, paths }) => paths.map((path) => `${method.toUpperCase()} ${path}`));

    expect(calls.length).toBeGreaterThan(80);
    expect(calls.filter((call) => !named.has(call))).toEqual([]);
  });
});
