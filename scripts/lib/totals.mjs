import { appendFileSync } from 'node:fs';

/** Appends totals to the file that .ci/run sums up, if it is set. */
export function addTotals({ passed, failed }) {
  const { GLADHAND_TOTALS } = process.env;
  if (GLADHAND_TOTALS) appendFileSync(GLADHAND_TOTALS, `${passed} ${failed}\n`);
}
