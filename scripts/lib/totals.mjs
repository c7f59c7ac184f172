import { appendFileSync } from 'node:fs';

/** Adds a line to the file that .ci/run sums up, when there is one. */
export function addTotals({ passed, failed }) {
  const { GLADHAND_TOTALS } = process.env;
  if (GLADHAND_TOTALS) appendFileSync(GLADHAND_TOTALS, `${passed} ${failed}\n`);
}
