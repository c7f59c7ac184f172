import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { readSize } from '../../lab/core/run-size';

const ROOT = join(__dirname, '..', '..');
const LAB = join(ROOT, 'lab');
const TOUR = 'tour';

interface ToolRun {
  readonly title: string;
  readonly file: string;
  readonly full?: Record<string, number>;
  readonly smoke?: Record<string, number>;
}

/** The smoke runs by where they run, as reported by the launcher. */
function plannedRuns(): Record<'first' | 'second' | 'chaos', ToolRun[]> {
  const url = JSON.stringify(pathToFileURL(join(ROOT, 'scripts', 'lib', 'smoke.mjs')).href);
  const source = `import(${url}).then((lib) => console.log(JSON.stringify(lib.divide(lib.toolRuns(process.env)))))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', source], { encoding: 'utf8' })) as ReturnType<
    typeof plannedRuns
  >;
}

/** Every run declared in a `runs.ts`, read from the source so that none is missed. */
function declaredRuns(): string[] {
  const kinds = readdirSync(LAB).filter((kind) => kind !== 'core' && existsSync(join(LAB, kind, 'runs.ts')));
  return kinds.flatMap((kind) =>
    [...readFileSync(join(LAB, kind, 'runs.ts'), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: defineRun\(/gm)].map(
      ([, name = '']) => `${kind} ${name}`,
    ),
  );
}

describe('the smoke runs of npm run test:all', () => {
  const { first, second, chaos } = plannedRuns();
  const planned = [...first, ...second, ...chaos];

  it('include every benchmark, every chaos run and the tour', () => {
    expect(declaredRuns().length).toBeGreaterThanOrEqual(7);
    expect(planned.map(({ title }) => title).toSorted()).toEqual([...declaredRuns(), TOUR].toSorted());
    for (const { file } of planned) expect(existsSync(join(ROOT, file))).toBe(true);
  });

  it('start with the tour, keep benches that share databases on one product, and chaos runs on another', () => {
    expect(first[0]?.title).toBe(TOUR);
    expect(second.map(({ title }) => title)).toEqual(['bench pipeline', 'bench search', 'bench operations']);
    expect(chaos.map(({ title }) => title)).toEqual(declaredRuns().filter((title) => title.startsWith('chaos ')));
  });

  it.each(planned.filter(({ title }) => title !== TOUR))(
    'have a smaller size for $title',
    ({ full = {}, smoke = {} }) => {
      expect(Object.keys(smoke).toSorted()).toEqual(Object.keys(full).toSorted());
      for (const [part, value] of Object.entries(smoke)) expect(value).toBeLessThanOrEqual(full[part] ?? 0);
      expect(smoke).not.toEqual(full);
    },
  );
});

describe('the size of a run', () => {
  const run = { full: { drivers: 200, width: 20 }, smoke: { drivers: 3, width: 2 } };

  it.each([
    ['the full size by default', [], { drivers: 200, width: 20 }],
    ['the small size with --smoke', ['--smoke'], { drivers: 3, width: 2 }],
    ['overridden by named options', ['--drivers', '7', '--smoke'], { drivers: 7, width: 2 }],
  ])('is %s', (_what, args, size) => {
    expect(readSize(run, args)).toEqual(size);
  });

  it.each([
    ['--drivers', 'many'],
    ['--drivers', '0'],
    ['--people', '3'],
  ])('is rejected for %s %s', (...args) => {
    expect(() => readSize(run, args)).toThrow(/--drivers must be|--people/);
  });
});
