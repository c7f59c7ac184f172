import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runScript } from '../support/fake-registry';

const check = JSON.stringify(join(__dirname, '..', '..', 'scripts', 'lib', 'concept-cycles.mjs'));

/** The cycles in planted imports, each as lines `file → file`. */
async function cyclesOf(imports: readonly (readonly [string, string])[]) {
  const modules = imports.map(([source, resolved]) => ({ source, dependencies: [{ resolved }] }));
  const { code, text } = await runScript([
    '--input-type=module',
    '-e',
    `import { conceptCycles } from ${check};
    const cycles = conceptCycles(${JSON.stringify(modules)});
    console.log(JSON.stringify(cycles.map((cycle) => cycle.map(({ from, to }) => from + ' → ' + to))));`,
  ]);
  expect(code).toBe(0);
  return JSON.parse(text) as string[][];
}

const toDrivers = ['domain/job-orders/rules.ts', 'domain/drivers/fit.ts'] as const;
const toOrderContent = ['domain/drivers/license.ts', 'domain/job-orders/content/schema.ts'] as const;

describe('the check of concept folders', () => {
  it('finds two folders that import each other, once, even through a subfolder', async () => {
    const cycles = await cyclesOf([toDrivers, toOrderContent]);

    expect(cycles).toEqual([[toDrivers.join(' → '), toOrderContent.join(' → ')]]);
  });

  it('finds a longer cycle', async () => {
    const [cycle] = await cyclesOf([
      toDrivers,
      ['domain/drivers/license.ts', 'domain/legal/kinds.ts'],
      ['domain/legal/blocks.ts', 'domain/job-orders/rules.ts'],
    ]);

    expect(cycle).toHaveLength(3);
  });

  it('allows imports in one direction, within a concept, and of other layers', async () => {
    const cycles = await cyclesOf([
      toDrivers,
      ['domain/drivers/license.ts', 'domain/drivers/fit.ts'],
      ['domain/drivers/fit.ts', 'domain/problems.ts'],
      ['db/drivers/store.ts', 'db/core/handle.ts'],
      ['db/core/rebuild.ts', 'db/drivers/store.ts'],
    ]);

    expect(cycles).toEqual([]);
  });
});
