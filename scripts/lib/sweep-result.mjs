import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { ROOT, writeAtomically } from './folders.mjs';
import { printLine } from './progress.mjs';

const PAGE = join(ROOT, 'docs', 'security.md');
const MARKED_SECTION = /(<!-- Written by npm run sweep -->\n)[^]*?(<!-- End of the generated text -->)/;

/**
 * Replaces the last result in `docs/security.md` with the counts of a successful run.
 * @param {NodeJS.ProcessEnv} env
 */
export function writeSweepResult({ SWEEP_COUNTS, GENERATED_SEED, GENERATED_RUNS }, page = PAGE) {
  const counts = readFileSync(SWEEP_COUNTS ?? '', 'utf8')
    .trim()
    .split('\n')
    .toSorted();
  const day = new Date().toISOString().slice(0, 10);
  const text = [
    `${day}, Node ${process.versions.node}, seed ${GENERATED_SEED}, ${GENERATED_RUNS} inputs for each operation; no failure.`,
    '',
    ...counts.map((line) => `- ${line}`),
  ].join('\n');
  const before = readFileSync(page, 'utf8');
  if (!MARKED_SECTION.test(before)) throw new Fault(`${page} has no markers for the sweep result.`);
  writeAtomically(
    page,
    before.replace(MARKED_SECTION, (_all, begin, end) => `${begin}${text}\n${end}`),
  );
  printLine(`\n${text}\n\nThe result was written to ${page}`);
}
