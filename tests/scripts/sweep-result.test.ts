import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runScript } from '../support/fake-registry';

const ROOT = join(__dirname, '..', '..');
const LIB = pathToFileURL(join(ROOT, 'scripts', 'lib', 'sweep-result.mjs')).href;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gladhand-sweep-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('replaces the last sweep result in docs/security.md', async () => {
  const page = join(folder, 'security.md');
  const counts = join(folder, 'counts.txt');
  const original = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');
  writeFileSync(page, original);
  writeFileSync(counts, 'Sweep: 12 calls of 3 routes\nGenerated: 34 requests to 5 operations\n');
  const env = { SWEEP_COUNTS: counts, GENERATED_SEED: '7', GENERATED_RUNS: '40' };
  const source = `import(${JSON.stringify(LIB)}).then((lib) => lib.writeSweepResult(process.env, ${JSON.stringify(page)}))`;

  expect(await runScript(['-e', source], env)).toMatchObject({ code: 0 });

  const written = readFileSync(page, 'utf8');
  const around = (text: string) =>
    text.split(/<!-- Written by npm run sweep -->[^]*<!-- End of the generated text -->/);
  expect(written).toContain('- Generated: 34 requests to 5 operations\n- Sweep: 12 calls of 3 routes\n<!-- End');
  expect(written).toMatch(/\d{4}-\d\d-\d\d, Node \S+, seed 7, 40 inputs for each operation; no failure\./);
  expect(around(written)).toHaveLength(2);
  expect(around(written)).toEqual(around(original));
});
